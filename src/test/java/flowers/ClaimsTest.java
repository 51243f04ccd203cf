package flowers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Bush.Edge;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.harness.run.Checks;
import nimsum.input.generate.Drawings;
import org.junit.jupiter.api.Test;

/** The theorems of the README. Theorem 1 is checked by play, and the others by the tables of theorem 1. */
class ClaimsTest {

    private static final String COLOURS = "BRG";

    private final Coach coach = new Coach();

    private String winner(Drawing drawing) {
        return coach.winner(drawing.bush());
    }

    private static Stream<Drawing> drawings(int random, int edges) {
        Random numbers = new Random(edges);
        return Stream.concat(Drawings.upTo(3, COLOURS), Stream
                .generate(() -> Drawings.random(numbers, numbers.nextInt(edges), edges, COLOURS)).limit(random));
    }

    @Test
    void theorem1() {
        List<Drawing> all = drawings(0, 0).toList();
        Checks.forEach(all, drawing -> assertEquals(BruteForce.winner(drawing.bush()), winner(drawing)));
        assertEquals(List.of(2L, 2L, 2L, 0L), winners(all, 1));
        assertEquals(List.of(16L, 16L, 6L, 10L), winners(all, 2));
        assertEquals(List.of(216L, 216L, 110L, 0L), winners(all, 3));
    }

    /** Counts the drawings with {@code edges} edges that Left, Right, the first and the second player win. */
    private List<Long> winners(List<Drawing> all, int edges) {
        return Stream.of("Left", "Right", "First", "Second").map(word -> all.stream()
                .filter(drawing -> drawing.edges().size() == edges && winner(drawing).equals(word)).count()).toList();
    }

    @Test
    void theorem2() {
        Checks.forEach(drawings(300, 9), drawing -> {
            int sign = new RedBlueValues().of(Mountain.of(drawing.bush()).mountain()).signum();
            assertTrue(sign == 0 || winner(drawing).equals(sign > 0 ? "Left" : "Right"));
        });
    }

    @Test
    void theorem3() {
        Checks.forEach(drawings(100, 6), drawing -> {
            Mountain mountain = Mountain.of(drawing.bush());
            assertEquals("Second",
                    winner(drawing.beside(negative(mountain.mountain())).beside(negative(mountain.jungle()))));
        });
    }

    /** Exchanges the colours of what stands, and merges the vertices on the ground. */
    private static Drawing negative(Bush bush) {
        IntUnaryOperator merged = vertex -> bush.ground().anyMatch(ground -> ground == vertex) ? 0 : vertex;
        return new Drawing(bush.edges().size(), bush.standing().mapToObj(bush::edge)
                .map(edge -> new Edge(merged.applyAsInt(edge.from()), merged.applyAsInt(edge.to()),
                        Colour.of("GRB".charAt("GBR".indexOf(edge.colour().letter())) + "")))
                .toList());
    }

    @Test
    void theorem4() {
        Random random = new Random(4);
        Checks.forEach(IntStream.range(0, 400), i -> {
            int lead = 1 + i % 2;
            int red = random.nextInt(3 - lead);
            Drawing garden = Cases.plant(random, "G", 1 + random.nextInt(3));
            for (int plant = 0; plant < lead + 2 * red; plant++) {
                garden = garden.beside(Cases.plant(random, plant < red ? "R" : "B", 2 + random.nextInt(2)));
            }
            String winner = winner(garden);
            assertTrue(winner.equals("Left") || lead == 1 && winner.equals("First"), garden + winner);
        });
    }

    @Test
    void exercise1() {
        Bush game = Drawing.of("0 1 G, 1 2 B, 0 3 G, 3 4 B, 0 5 G, 5 6 R, 5 7 R, 0 8 G, 8 9 G").bush();
        assertEquals("[5, 9]", coach.goodMoves(new Position(game, Side.LEFT)).toList().toString());
    }

    @Test
    void exercise2() {
        Bush bush = Drawing.of("0 1 B, 1 2 R, 0 3 B, 3 4 R, 0 5 R, 2 6 G, 6 7 G, 7 8 G, 3 9 G").bush();
        assertEquals("[7]", coach.goodMoves(new Position(bush, Side.LEFT)).toList().toString());
    }

    @Test
    void exercise3() {
        Checks.forEach(IntStream.range(0, 4 * 2 * 4 * 4), i -> {
            int height = 1 + i % 4;
            int[] stalks = {i / 8 % 4, i / 32};
            assertEquals((stalks[0] ^ stalks[1]) < height ? "First" : "Left",
                    winner(Cases.flower("B", height, 1 + i / 4 % 2).beside(Cases.flower("G", stalks[0], 0))
                            .beside(Cases.flower("G", stalks[1], 0))));
        });
    }

    @Test
    void exercise4() {
        Checks.forEach(IntStream.range(0, 4 * 4 * 2 * 2), i -> {
            int blue = 1 + i % 4;
            int red = 1 + i / 4 % 4;
            int sign = blue != red ? red - blue : i / 16 % 2 - i / 32;
            assertEquals(sign > 0 ? "Left" : sign < 0 ? "Right" : "Second", winner(
                    Cases.flower("B", blue, 1 + i / 16 % 2).beside(Cases.flower("R", red, 1 + i / 32))));
        });
    }
}
