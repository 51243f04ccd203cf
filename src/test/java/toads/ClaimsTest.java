package toads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Side;
import nimsum.game.solve.FreeMoves;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;
import theory.ShortGame;
import toads.Rules.Position;

/** The theorems of the README, each computed. */
class ClaimsTest {

    private static final int MAX = 8, SHORT = 5, PART = 3, LONGEST = 12;

    private static final ShortGame ZERO = ShortGame.zero(), STAR = ZERO.game(Set.of(ZERO), Set.of(ZERO));

    private final Rules rules = new Rules();
    private final Map<String, ShortGame> values = new HashMap<>();

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
                    assertEquals(sum(strip, ""), sum(frogs + strip, ""));
                    assertEquals(number(strip), number(frogs + strip));
                });
    }

    @Test
    void theorem3() {
        Checks.forEach(strips(MAX), strip -> assertEquals(value(strip).negate(), value(Reference.mirror(strip))));
        Map<String, Long> counts = strips(MAX)
                .collect(Collectors.groupingBy(strip -> sum(strip, ""), Collectors.counting()));
        assertEquals(3578, counts.get("Left"));
        assertEquals(1939, counts.get("Second"));
        assertEquals(745, counts.get("First"));
    }

    @Test
    void theorem4() {
        assertTrue(value("T.F").isEqualTo(STAR));
        Checks.forEach(IntStream.rangeClosed(0, LONGEST - 2),
                blanks -> assertEquals("Second", sum("T" + ".".repeat(blanks) + "F", blanks % 2 == 0 ? "" : "T.F")));
    }

    @Test
    void theorem5() {
        FreeMoves<Position> game = new FreeMoves<>(rules);
        List<Integer> sizes = IntStream.rangeClosed(1, PART).boxed().toList();
        Checks.forEachPair(sizes, sizes, (toads, empty) -> assertEquals(toads * empty, game.integer(
                new Position("T".repeat(toads) + ".".repeat(empty), Side.LEFT), PART * PART)));
    }

    @Test
    void theorem6() {
        Checks.forEachPair(strips(PART).toList(), strips(PART).toList(),
                (first, second) -> assertEquals(sum(first, second), sum(first + "TTFF" + second, "")));
        Stream.of("T.F", "TT.F").forEach(strip -> assertEquals("First", sum(strip, "")));
        assertEquals(List.of("Second", "Left"), List.of(sum("T.F", "T.F"), sum("T.F", "TT.F")));
        ShortGame one = ZERO.game(Set.of(ZERO), Set.of());
        ShortGame half = ZERO.game(Set.of(ZERO), Set.of(one));
        Map<String, ShortGame> values = Map.of("T.F", STAR, "TTF.", ZERO, "T.FT", STAR, ".TFT", ZERO, "TF.T", ZERO,
                ".TTF", ZERO, ".FTT", one.negate(), "TFT.", one, "T.TF", half,
                "TT.F", ZERO.game(Set.of(half), Set.of(ZERO)));
        Checks.forEach(values.entrySet(), entry -> assertTrue(value(entry.getKey()).isEqualTo(entry.getValue())));
    }

    private ShortGame value(String strip) {
        ShortGame value = values.get(strip);
        if (value == null) {
            value = ZERO.game(options(strip, Side.LEFT).map(this::value).collect(Collectors.toSet()),
                    options(strip, Side.RIGHT).map(this::value).collect(Collectors.toSet()));
            values.put(strip, value);
        }
        return value;
    }

    /** Returns the outcome class of two strips side by side. */
    private String sum(String first, String second) {
        return value(first).plus(value(second)).outcome();
    }
}
