package nimsum.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import org.junit.jupiter.api.Test;

class BushTest {

    /**
     * A blue trunk with a red loop, a triangle on it with one side doubled, and a stalk on another vertex of the
     * ground.
     */
    private static final Bush BUSH = bush("0 1 B, 1 1 R, 1 2 B, 2 3 R, 3 1 B, 2 3 G, 7 5 R, 5 6 B", 0, 7);

    static Bush bush(String edges, int... ground) {
        return new Bush(Drawing.of(edges).edges(), ground);
    }

    private static String standing(Bush bush) {
        return bush.standing().mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    /** By the definition: an edge stands as long as some row of edges leads down. */
    @Test
    void whatStandsAtRandom() {
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            List<Edge> edges = new ArrayList<>();
            for (int count = random.nextInt(9); count > 0; count--) {
                edges.add(new Edge(random.nextInt(5), random.nextInt(5), Colour.GREEN));
            }
            Set<Integer> held = new TreeSet<>(List.of(0, 4));
            for (int round = 0; round < 5; round++) {
                edges.stream().filter(edge -> held.contains(edge.from()) || held.contains(edge.to()))
                        .forEach(edge -> held.addAll(List.of(edge.from(), edge.to())));
            }
            assertEquals(
                    IntStream.rangeClosed(1, edges.size()).filter(edge -> held.contains(edges.get(edge - 1).from()))
                            .mapToObj(Integer::toString).collect(Collectors.joining(" ")),
                    standing(new Bush(edges, 0, 4)));
        }
    }

    /** What differs is hashed elsewhere, or a search would look for a position among many. */
    @Test
    void whatIsEqual() {
        assertEquals(BUSH.cut(1), BUSH.cut(2).cut(1));
        assertEquals(BUSH.cut(1).hashCode(), BUSH.cut(2).cut(1).hashCode());
        Bush edge = bush("0 1 B", 0);
        assertEquals(edge, bush("0 1 B", 0));
        assertNotEquals(edge, bush("0 1 B", 1));
        assertNotEquals(BUSH.cut(4), BUSH.cut(6));
        assertNotEquals(BUSH.cut(4).hashCode(), BUSH.cut(6).hashCode());
        assertNotEquals(edge, bush("0 1 R", 0));
        assertNotEquals(edge.hashCode(), bush("0 1 R", 0).hashCode());
    }

    @Test
    void aLongPath() {
        int length = 200_000;
        Bush path = new Bush(
                IntStream.range(0, length).mapToObj(i -> new Edge(i, i + 1, Colour.BLUE)).toList(), 0);
        assertEquals(length / 2, path.cut(length / 2 + 1).size());
    }
}
