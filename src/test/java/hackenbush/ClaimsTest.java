package hackenbush;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Rows;
import nimsum.game.Side;
import nimsum.game.Stalk;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int MAX_EDGES = 16, MAX_PLAYED = 3, MAX_LOOPS = 12;
    private static final String COLOURS = "BR";

    /** The drawing of the game at the beginning. */
    private static final Drawing GAME = Drawing.loopsOn("BB", "RR").beside(Drawing.stalk("RBB"));

    private final Rules rules = new Rules();

    private static Side ahead(Dyadic value) {
        return value.signum() > 0 ? Side.LEFT : value.signum() < 0 ? Side.RIGHT : null;
    }

    /** Played beside the stalk of the opposite value, which the rule of signs finds. */
    private static List<Colour> stalk(Dyadic value) {
        return Stalk.of(value).chars().mapToObj(letter -> letter == 'B' ? Colour.BLUE : Colour.RED).toList();
    }

    @Test
    void theorem2() {
        int max = 4;
        List<Drawing> drawings = Drawings.upTo(max, COLOURS).toList();
        RedBlueValues values = new RedBlueValues();
        Search<Position> search = new Search<>(rules);
        Checks.forEachPair(drawings.stream().flatMap(drawing -> {
            assertEquals(values.of(drawing.bush()), Coach.value(drawing));
            return Stream.of(Side.values()).map(turn -> new Position(drawing.bush(), turn));
        }), rules::moves, (position, cut) -> {
            assertEquals(ahead(values.of(position.bush())) == position.turn(), search.moverWins(position));
            assertEquals(ahead(values.of(cut.next().bush())) != cut.next().turn(),
                    !search.moverWins(cut.next()));
        });
    }

    @Test
    void theorem3() {
        Checks.forEach(Drawings.upTo(MAX_PLAYED, COLOURS), drawing -> {
            List<Colour> stalk = grown(drawing);
            assertTrue(stalk.size() <= drawing.edges().size());
            assertEquals(stalk(Coach.value(drawing).negate()), stalk);
            assertEquals(Coach.value(drawing), BruteForce.opposite(stalk));
        });
        assertEquals(List.of(Colour.BLUE), grown(Drawing.cycle("RBR")), "by hand");
    }

    /** Returns the stalk beside a drawing, by play alone. */
    private static List<Colour> grown(Drawing drawing) {
        List<Colour> stalk = new ArrayList<>();
        for (Side ahead = BruteForce.winner(drawing, stalk); ahead != null; ahead = BruteForce
                .winner(drawing, stalk)) {
            stalk.add(ahead == Side.LEFT ? Colour.RED : Colour.BLUE);
        }
        return stalk;
    }

    @Test
    void exercise1() {
        assertEquals(List.of(1, 2, 7), winningCuts(Side.LEFT));
        assertEquals(List.of(), winningCuts(Side.RIGHT));
    }

    private List<Integer> winningCuts(Side side) {
        return new Search<>(rules).winningMoves(new Position(GAME.bush(), side))
                .map(cut -> Integer.valueOf(cut.name())).sorted().toList();
    }

    @Test
    void exercise2() {
        Drawing drawing = Drawing.of("0 1 B, 1 2 B, 2 2 R");
        assertEquals(List.of(Colour.RED, Colour.RED, Colour.BLUE), grown(drawing));
        assertEquals(new Dyadic(3, 1), Coach.value(drawing));
    }

    @Test
    void exercise3() {
        Drawing pass = Drawing.stalk("R");
        assertEquals(new Dyadic(-3, 2), Coach.value(GAME.beside(pass)));
        assertEquals(new Dyadic(1, 1), Coach.value(Drawing.stalk("BBR").beside(pass)));
    }

    @Test
    void exercise4() {
        int max = Deep.size(MAX_LOOPS, MAX_EDGES);
        Checks.forEach(Rows.every(2, 0, max).filter(loops -> loops.get(0) > 0 && Rows.sum(loops) <= max), loops -> {
            int blue = loops.get(0);
            int red = loops.get(1);
            assertEquals(blue > red ? Dyadic.of(blue - red) : new Dyadic(1, red - blue + 1),
                    Coach.value(Drawing.loopsOn("B".repeat(blue), "R".repeat(red))));
        });
    }

}
