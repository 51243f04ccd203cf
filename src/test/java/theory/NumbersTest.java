package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nimsum.harness.Claims;
import nimsum.harness.Deep;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems on numbers, checked by playing. */
class NumbersTest {

    private final ShortGame zero = ShortGame.zero();
    private final ShortGame star = zero.game(Set.of(zero), Set.of(zero));
    private final DyadicForms dyadics = new DyadicForms(zero);

    @Test
    @DisplayName("Theorem 1: each game is in one of four classes, told by the options")
    void theorem1() {
        List<ShortGame> games = bornByDay2();
        Claims.each("games", games, game -> {
            assertEquals(leftWins(game, true), !game.rightWinsSecond(), "Left begins");
            assertEquals(leftWins(game, false), game.leftWinsSecond(), "Right begins");
        });
        assertEquals(List.of("Second", "Left", "Right", "First"),
                List.of(zero, number(1), number(-1), star).stream().map(ShortGame::outcome).toList());
        Map.of("Second", "second-player wins", "First", "first-player wins", "Left", "wins for Left", "Right",
                "wins for Right").forEach(
                        (outcome, unit) -> Claims
                                .checked(games.stream().filter(game -> game.outcome().equals(outcome)).count(), unit));
    }

    /** Whether Left wins: the players alternate, and the one without a move has lost. */
    private static boolean leftWins(ShortGame game, boolean leftToMove) {
        return leftToMove
                ? game.left().stream().anyMatch(move -> leftWins(move, false))
                : game.right().stream().allMatch(move -> leftWins(move, true));
    }

    @Test
    @DisplayName("Theorem 2: what sums do to outcomes")
    void theorem2() {
        List<ShortGame> games = bornByDay2();
        games.forEach(g -> assertEquals("Second", g.minus(g).outcome()));
        Claims.eachPair("pairs", games, games.subList(0, Deep.size(64, 256)), (g, h) -> {
            ShortGame sum = g.plus(h);
            assertEquals(sum.outcome(), h.plus(g).outcome());
            assertTrue(sum.leftWinsSecond() || !(g.leftWinsSecond() && h.leftWinsSecond()));
            assertTrue(!sum.rightWinsSecond() || !(g.leftWinsSecond() && !h.rightWinsSecond()));
            assertTrue(sum.outcome().equals(g.outcome()) || !h.outcome().equals("Second"));
        });
    }

    @Test
    @DisplayName("Theorem 3: equal games do the same in every sum, and the order goes with sums")
    void theorem3() {
        List<ShortGame> games = bornByDay2();
        List<ShortGame> values = values(games);
        Claims.eachPair("sums", games, values, (game, other) -> {
            List<ShortGame> equals = values.stream().filter(game::isEqualTo).toList();
            assertEquals(1, equals.size());
            assertEquals(equals.get(0).plus(other).outcome(), game.plus(other).outcome());
        });
        int triples = 0;
        for (ShortGame g : values) {
            for (ShortGame h : values) {
                for (ShortGame k : values) {
                    assertTrue(!(g.isAtLeast(h) && h.isAtLeast(k)) || g.isAtLeast(k), "transitive");
                    triples++;
                }
                for (ShortGame k : bornByDay1()) {
                    assertEquals(g.isAtLeast(h), g.plus(k).isAtLeast(h.plus(k)), "goes with sums");
                }
            }
        }
        Claims.checked(values.size(), "values");
        Claims.checked(triples, "triples");
    }

    @Test
    @DisplayName("Theorem 4: a move is no gain, and an option that is no better than another can go")
    void theorem4() {
        List<ShortGame> values = values(bornByDay2());
        int dropped = 0;
        for (ShortGame worse : values) {
            for (ShortGame better : values) {
                if (better != worse && better.isAtLeast(worse)) {
                    for (ShortGame right : values) {
                        ShortGame both = zero.game(Set.of(worse, better), Set.of(right));
                        assertFalse(better.isAtLeast(both), "a move that is a gain");
                        assertFalse(both.isAtLeast(right), "a move that is a gain");
                        assertTrue(both.isEqualTo(zero.game(Set.of(better), Set.of(right))));
                        dropped++;
                    }
                }
            }
        }
        Claims.checked(dropped, "games");
    }

    @Test
    @DisplayName("Theorem 5: numbers lie between their options, are in order, and add up to numbers")
    void theorem5() {
        List<ShortGame> numbers = numberForms();
        assertEquals(7, values(numbers).size());
        Claims.each("numbers", numbers, x -> {
            assertTrue(x.left().stream().noneMatch(option -> option.isAtLeast(x)), "x^L < x");
            assertTrue(x.left().stream().allMatch(x::isAtLeast), "x^L <= x");
            assertTrue(x.right().stream().noneMatch(x::isAtLeast), "x < x^R");
            assertTrue(x.right().stream().allMatch(option -> option.isAtLeast(x)), "x <= x^R");
            assertTrue(isNumber(x.negate()));
        });
        Claims.eachPair("pairs", numbers, numbers, (x, y) -> {
            assertTrue(x.isAtLeast(y) || y.isAtLeast(x));
            assertTrue(isNumber(x.plus(y)));
        });
    }

    @Test
    @DisplayName("Theorem 6: a number that fits and has no option that fits is the value")
    void theorem6() {
        List<ShortGame> numbers = numberForms();
        int pairs = 0;
        for (ShortGame game : bornByDay2()) {
            for (ShortGame x : numbers) {
                if (fits(x, game) && x.left().stream().noneMatch(option -> fits(option, game))
                        && x.right().stream().noneMatch(option -> fits(option, game))) {
                    assertTrue(game.isEqualTo(x));
                    pairs++;
                }
            }
        }
        Claims.checked(pairs, "pairs");
    }

    @Test
    @DisplayName("Theorem 7: the dyadic numbers add and compare as rationals do")
    void theorem7() {
        Set<Integer> numbers = DyadicForms.bornByDay(4);
        Claims.eachPair("pairs", numbers, numbers, (p, q) -> {
            assertTrue(dyadics.form(p).plus(dyadics.form(q)).isEqualTo(dyadics.form(p + q)));
            assertEquals(p >= q, dyadics.form(p).isAtLeast(dyadics.form(q)));
        });
    }

    @Test
    @DisplayName("Theorem 8: the value is the simplest number that fits, if one fits")
    void theorem8() {
        Set<Integer> candidates = DyadicForms.bornByDay(3);
        int numbers = 0;
        List<ShortGame> games = new ArrayList<>(bornByDay2());
        games.addAll(ShortGame.madeOf(DyadicForms.bornByDay(2).stream().map(dyadics::form).toList()).stream()
                .filter(game -> game.left().size() <= 2 && game.right().size() <= 2).toList());
        for (ShortGame game : games) {
            List<Integer> fitting = candidates.stream().filter(q -> fits(dyadics.form(q), game)).toList();
            List<Integer> equal = candidates.stream().filter(q -> game.isEqualTo(dyadics.form(q))).toList();
            assertEquals(fitting.isEmpty() ? List.of() : List.of(DyadicForms.simplest(fitting)), equal);
            numbers += equal.size();
        }
        Claims.checked(games.size(), "games");
        Claims.checked(numbers, "of them");
    }

    @Test
    @DisplayName("Theorem 9: the numbers born by day n are 2^(n + 1) - 1 dyadics")
    void theorem9() {
        Set<Integer> born = Set.of();
        for (int day = 0; day <= 3; day++) {
            Set<Integer> expected = DyadicForms.bornByDay(day);
            List<ShortGame> options = born.stream().map(dyadics::form).toList();
            List<ShortGame> forms = options.isEmpty() ? List.of(zero) : ShortGame.madeOf(options);
            List<ShortGame> numbers = forms.stream().filter(NumbersTest::isNumber).toList();
            Set<Integer> values = new TreeSet<>();
            for (ShortGame number : numbers) {
                List<Integer> equal = expected.stream().filter(q -> number.isEqualTo(dyadics.form(q)))
                        .toList();
                assertEquals(1, equal.size());
                values.addAll(equal);
            }
            assertEquals(expected, values, "day " + day);
            assertEquals((1 << day + 1) - 1, values.size(), "day " + day);
            born = values;
        }
        Claims.checked(born.size(), "numbers");
    }

    @Test
    @DisplayName("Theorem 10: one option, and options in the wrong order")
    void theorem10() {
        Set<Integer> numbers = DyadicForms.bornByDay(4);
        int pairs = 0;
        for (int q : numbers) {
            int value = q < 0 ? 0 : (Math.floorDiv(q, DyadicForms.UNIT) + 1) * DyadicForms.UNIT;
            ShortGame game = zero.game(Set.of(dyadics.form(q)), Set.of());
            assertTrue(game.isEqualTo(dyadics.form(value)), "{" + DyadicForms.text(q) + " |}");
            assertTrue(game.negate().isEqualTo(dyadics.form(-value)), "{| " + DyadicForms.text(-q) + "}");
            for (int r : numbers) {
                if (r <= q) {
                    ShortGame hot = zero.game(Set.of(dyadics.form(q)), Set.of(dyadics.form(r)));
                    for (int x : numbers) {
                        assertEquals(x > q, dyadics.form(x).isAtLeast(hot), DyadicForms.text(x));
                        assertEquals(x < r, hot.isAtLeast(dyadics.form(x)), DyadicForms.text(x));
                    }
                    pairs++;
                }
            }
        }
        ShortGame hot = zero.game(Set.of(number(1)), Set.of(number(-1)));
        assertEquals("First", hot.outcome());
        assertSame(hot, hot.negate());
        ShortGame other = zero.game(Set.of(number(2)), Set.of(zero));
        assertEquals(List.of("First", "First"), List.of(star.outcome(), other.outcome()));
        assertEquals(List.of("Second", "First", "Left"),
                List.of(hot.plus(hot).outcome(), hot.plus(star).outcome(), star.plus(other).outcome()));
        Claims.checked(2L * numbers.size(), "games with one option");
        Claims.checked(pairs, "pairs");
        for (int q : new int[]{-5 * DyadicForms.UNIT, DyadicForms.UNIT / 2}) {
            ShortGame game = zero.game(Set.of(dyadics.form(q)), Set.of());
            int value = numbers.stream().filter(x -> game.isEqualTo(dyadics.form(x))).findFirst().orElseThrow();
            Claims.stated("$\\lbrace " + DyadicForms.latex(q) + " \\mid \\rbrace = "
                    + DyadicForms.latex(value) + "$");
        }
    }

    private ShortGame number(int integer) {
        return dyadics.form(integer * DyadicForms.UNIT);
    }

    /** Neither too small for a Left option nor too great for a Right one. */
    private static boolean fits(ShortGame x, ShortGame game) {
        return game.left().stream().noneMatch(option -> option.isAtLeast(x))
                && game.right().stream().noneMatch(x::isAtLeast);
    }

    private static boolean isNumber(ShortGame game) {
        return game.left().stream().allMatch(NumbersTest::isNumber)
                && game.right().stream().allMatch(NumbersTest::isNumber)
                && game.left().stream().noneMatch(left -> game.right().stream().anyMatch(left::isAtLeast));
    }

    private List<ShortGame> bornByDay1() {
        return ShortGame.madeOf(List.of(zero));
    }

    private List<ShortGame> bornByDay2() {
        return ShortGame.madeOf(bornByDay1());
    }

    private List<ShortGame> numberForms() {
        return bornByDay2().stream().filter(NumbersTest::isNumber).toList();
    }

    /** One of each kind of equal games. */
    static List<ShortGame> values(List<ShortGame> games) {
        List<ShortGame> values = new ArrayList<>();
        for (ShortGame game : games) {
            if (values.stream().noneMatch(game::isEqualTo)) {
                values.add(game);
            }
        }
        return values;
    }
}
