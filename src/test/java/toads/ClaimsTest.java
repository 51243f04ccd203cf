package toads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Side;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import toads.Rules.Position;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int MAX = 8, SHORT = 5, PART = 3, LONGEST = 12;

    private final Rules rules = new Rules();
    private final Search<Position> search = new Search<>(rules);

    private static Stream<String> strips(int max) {
        return IntStream.rangeClosed(1, max).boxed().flatMap(Cases::every).map(String::strip);
    }

    private Stream<String> options(String strip, Side side) {
        return rules.moves(new Position(strip, side)).map(Move::next).map(Position::strip);
    }

    private static int number(String strip) {
        return Integer.parseInt(strip.replace('F', '0').replace('.', '1').replace('T', '2'), 3);
    }

    @Test
    void theorem1() {
        Checks.forEachPair(strips(MAX), strip -> Stream.of(Side.values()).flatMap(side -> options(strip, side)),
                (before, after) -> {
                    int[] touched = IntStream.range(0, before.length())
                            .filter(i -> before.charAt(i) != after.charAt(i)).toArray();
                    boolean isStep = touched[1] == touched[0] + 1;
                    int squaresToTheRight = before.length() - 1 - touched[1];
                    assertEquals((isStep ? 2 : 8) * Math.pow(3, squaresToTheRight), number(before) - number(after));
                });
    }

    @Test
    void theorem2() {
        Checks.forEachPair(strips(SHORT).toList(), IntStream.rangeClosed(1, PART).mapToObj("F"::repeat).toList(),
                (strip, frogs) -> {
                    assertEquals(outcome(strip), outcome(frogs + strip));
                    assertEquals(number(strip), number(frogs + strip));
                });
    }

    @Test
    void theorem3() {
        Checks.forEach(IntStream.rangeClosed(0, LONGEST - 2),
                blanks -> assertEquals(blanks % 2 == 0 ? "Second" : "First",
                        outcome("T" + ".".repeat(blanks) + "F")));
    }

    @Test
    void exercise1() {
        assertEquals(List.of("3", "4"), Stream.of(Side.values()).flatMap(side -> winning("T.TF.F", side)).toList());
        assertEquals(List.of("2", "4"), winning("TT.T.F", Side.LEFT).sorted().toList());
        assertEquals(List.of("First", "Left"), List.of(outcome("T.TF.F"), outcome("TT.T.F")));
    }

    private Stream<String> winning(String strip, Side side) {
        return search.winningMoves(new Position(strip, side)).map(Move::name);
    }

    @Test
    void exercise2() {
        Search<Position> jumping = new Search<>(Options.normal(position -> {
            List<Position> all = rules.moves(position).map(Move::next).toList();
            List<Position> jumps = all.stream().filter(after -> isJump(position.strip(), after.strip())).toList();
            return (jumps.isEmpty() ? all : jumps).stream();
        }));
        assertEquals("Second", outcome("T.FT.F"));
        Stream.of(Side.values()).forEach(side -> assertTrue(jumping.moverWins(new Position("T.FT.F", side))));
    }

    /** Tells whether the square between the two that change stays as it is. */
    private static boolean isJump(String before, String after) {
        int first = IntStream.range(0, before.length()).filter(i -> before.charAt(i) != after.charAt(i)).min()
                .getAsInt();
        return before.charAt(first + 1) == after.charAt(first + 1);
    }

    @Test
    void exercise3() {
        assertEquals(List.of("First", "First", "Second", "Left"),
                Stream.of("T.F", "TT.F", "T.FTTFFT.F", "T.FTTFFTT.F").map(this::outcome).toList());
        assertEquals(List.of("9"), winning("T.FTTFFTT.F", Side.LEFT).toList());
    }

    private String outcome(String strip) {
        boolean left = search.moverWins(new Position(strip, Side.LEFT));
        boolean right = search.moverWins(new Position(strip, Side.RIGHT));
        return left ? right ? "First" : "Left" : right ? "Right" : "Second";
    }
}
