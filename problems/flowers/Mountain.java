package flowers;

import java.util.stream.IntStream;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;

/**
 * The two parts of a drawing. The mountain is what still stands if all green edges are rubbed out, and the jungle is
 * the rest.
 *
 * @param jungle with all vertices of the mountain on the ground; the edges keep their numbers
 */
record Mountain(Bush mountain, Bush jungle) {

    static Mountain of(Bush bush) {
        Bush mountain = bush.without(edge -> bush.edge(edge).colour() == Colour.GREEN);
        int[] ground = IntStream.concat(bush.ground(), mountain.standing().mapToObj(bush::edge)
                .flatMapToInt(edge -> IntStream.of(edge.from(), edge.to()))).distinct().toArray();
        return new Mountain(mountain,
                new Bush(bush.edges(), ground).without(edge -> mountain.stands(edge) || !bush.stands(edge)));
    }
}
