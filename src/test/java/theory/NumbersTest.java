package theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Dyadic;
import nimsum.game.Rows;
import nimsum.game.Side;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;
import toads.Rules.Position;

/** The theorems on numbers, checked by playing. */
class NumbersTest {

    private static final long UNIT = 1 << 14, FAR = 100 * UNIT;
    private static final int DAY = 2, LATER = 4;

    private final ShortGame zero = ShortGame.zero();
    private final ShortGame star = zero.game(Set.of(zero), Set.of(zero));
    private final DyadicForms dyadics = new DyadicForms(zero);
    private final Set<Dyadic> early = DyadicForms.bornByDay(LATER);

    @Test
    void theorem1() {
        List<ShortGame> games = games();
        games.forEach(game -> {
            assertEquals(leftWins(game, true), !game.rightWinsSecond(), "Left begins");
            assertEquals(leftWins(game, false), game.leftWinsSecond(), "Right begins");
        });
        assertEquals(List.of("Second", "Left", "Right", "First"),
                Stream.of(zero, integer(1), integer(-1), star).map(ShortGame::outcome).toList());
    }

    /** Tells whether Left wins: the players alternate, and the one without a move has lost. */
    private static boolean leftWins(ShortGame game, boolean leftToMove) {
        return leftToMove
                ? game.left().stream().anyMatch(move -> leftWins(move, false))
                : game.right().stream().allMatch(move -> leftWins(move, true));
    }

    private ShortGame integer(int n) {
        return dyadics.form(Dyadic.of(n));
    }

    @Test
    void theorem2() {
        List<ShortGame> games = games();
        games.forEach(g -> assertEquals("Second", g.minus(g).outcome()));
        int others = 16;
        Checks.forEachPair(games, games.subList(0, Deep.size(others, games.size())), (g, h) -> {
            ShortGame sum = g.plus(h);
            assertEquals(sum.outcome(), h.plus(g).outcome());
            assertTrue(sum.leftWinsSecond() || !(g.leftWinsSecond() && h.leftWinsSecond()));
            assertTrue(!sum.rightWinsSecond() || !(g.leftWinsSecond() && !h.rightWinsSecond()));
            assertTrue(sum.outcome().equals(g.outcome()) || !h.outcome().equals("Second"));
        });
    }

    @Test
    void theorem3() {
        List<ShortGame> games = games();
        List<ShortGame> values = values(games);
        Checks.forEachPair(games, values, (game, other) -> assertEquals(valueOf(game, values).plus(other).outcome(),
                game.plus(other).outcome()));
        Checks.forEach(Rows.every(3, 0, values.size() - 1).map(row -> row.stream().map(values::get).toList()),
                triple -> {
                    ShortGame g = triple.get(0);
                    ShortGame h = triple.get(1);
                    ShortGame k = triple.get(2);
                    assertTrue(!(g.isAtLeast(h) && h.isAtLeast(k)) || g.isAtLeast(k), "transitive");
                    assertEquals(g.isAtLeast(h), g.plus(k).isAtLeast(h.plus(k)), "goes with sums");
                });
        values.forEach(g -> values.forEach(h -> assertEquals(g.isEqualTo(h),
                values.stream().allMatch(k -> g.plus(k).outcome().equals(h.plus(k).outcome())),
                "some sum tells different values apart")));
    }

    @Test
    void theorem4() {
        List<ShortGame> values = values(games());
        for (ShortGame lesser : values) {
            for (ShortGame greater : values) {
                if (greater != lesser && greater.isAtLeast(lesser)) {
                    for (ShortGame other : values) {
                        assertOptions(Set.of(lesser, greater), Set.of(greater), Set.of(other), Set.of(other));
                        assertOptions(Set.of(other), Set.of(other), Set.of(lesser, greater), Set.of(lesser));
                    }
                }
            }
        }
        Checks.forEachPair(games(), values, (form, other) -> {
            Set<ShortGame> value = Set.of(valueOf(form, values));
            assertOptions(Set.of(form), value, Set.of(other), Set.of(other));
            assertOptions(Set.of(other), Set.of(other), Set.of(form), value);
        });
    }

    private void assertOptions(Set<ShortGame> left, Set<ShortGame> sameLeft, Set<ShortGame> right,
            Set<ShortGame> sameRight) {
        ShortGame game = zero.game(left, right);
        assertTrue(left.stream().noneMatch(option -> option.isAtLeast(game)), "a move to a game at least as good");
        assertTrue(right.stream().noneMatch(game::isAtLeast), "a move to a game at least as good");
        assertTrue(game.isEqualTo(zero.game(sameLeft, sameRight)));
    }

    @Test
    void theorem5() {
        List<ShortGame> numbers = numberForms();
        Checks.forEach(numbers, x -> {
            assertTrue(x.left().stream().noneMatch(option -> option.isAtLeast(x)), "x^L < x");
            assertTrue(x.left().stream().allMatch(x::isAtLeast), "x^L <= x");
            assertTrue(x.right().stream().noneMatch(x::isAtLeast), "x < x^R");
            assertTrue(x.right().stream().allMatch(option -> option.isAtLeast(x)), "x <= x^R");
            assertTrue(isNumber(x.negate()));
        });
        Checks.forEachPair(numbers, numbers, (x, y) -> {
            assertTrue(x.isAtLeast(y) || y.isAtLeast(x));
            assertTrue(isNumber(x.plus(y)));
        });
    }

    @Test
    void theorem6() {
        List<ShortGame> numbers = numberForms();
        Checks.forEachPair(games().stream(), game -> numbers.stream()
                .filter(x -> fits(x, game) && x.left().stream().noneMatch(option -> fits(option, game))
                        && x.right().stream().noneMatch(option -> fits(option, game))),
                (game, x) -> assertTrue(game.isEqualTo(x)));
    }

    @Test
    void theorem7() {
        Checks.forEachPair(early, early, (p, q) -> {
            assertTrue(dyadics.form(p).plus(dyadics.form(q)).isEqualTo(dyadics.form(p.plus(q))));
            assertEquals(p.compareTo(q) >= 0, dyadics.form(p).isAtLeast(dyadics.form(q)));
        });
    }

    @Test
    void theorem8() {
        Set<Dyadic> candidates = DyadicForms.bornByDay(DAY + 1);
        Set<Dyadic> options = DyadicForms.bornByDay(DAY);
        int maxOptions = 2;
        List<ShortGame> games = new ArrayList<>(games());
        games.addAll(ShortGame.madeOf(options.stream().map(dyadics::form).toList()).stream()
                .filter(game -> game.left().size() <= maxOptions && game.right().size() <= maxOptions).toList());
        for (ShortGame game : games) {
            List<Dyadic> fitting = candidates.stream().filter(q -> fits(dyadics.form(q), game)).toList();
            List<Dyadic> equal = candidates.stream().filter(q -> game.isEqualTo(dyadics.form(q))).toList();
            assertEquals(fitting.isEmpty() ? List.of() : List.of(DyadicForms.simplest(fitting)), equal);
        }
    }

    @Test
    void theorem9() {
        Set<Dyadic> born = Set.of();
        int lastDay = 3;
        for (int day = 0; day <= lastDay; day++) {
            Set<Dyadic> expected = DyadicForms.bornByDay(day);
            List<ShortGame> options = born.stream().map(dyadics::form).toList();
            List<ShortGame> forms = options.isEmpty() ? List.of(zero) : ShortGame.madeOf(options);
            Set<Dyadic> values = forms.stream().filter(NumbersTest::isNumber).map(this::number)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(expected, values, "day " + day);
            assertEquals((1 << day + 1) - 1, values.size(), "day " + day);
            born = values;
        }
        Checks.forEachPair(early.stream(), a -> early.stream().filter(b -> a.compareTo(b) < 0), (a, b) -> {
            List<Dyadic> fitting = DyadicForms.bornByDay(LATER + 1).stream()
                    .filter(q -> a.compareTo(q) < 0 && q.compareTo(b) < 0).toList();
            long firstDay = fitting.stream().mapToLong(DyadicForms::birthday).min().getAsLong();
            assertEquals(List.of(DyadicForms.simplest(fitting)),
                    fitting.stream().filter(q -> DyadicForms.birthday(q) == firstDay).toList());
        });
    }

    @Test
    void theorem10() {
        Checks.forEachPair(early.stream(), a -> early.stream().filter(b -> a.compareTo(b) >= 0), (a, b) -> {
            ShortGame hot = zero.game(Set.of(dyadics.form(a)), Set.of(dyadics.form(b)));
            early.forEach(x -> {
                assertEquals(x.compareTo(a) > 0, dyadics.form(x).isAtLeast(hot));
                assertEquals(x.compareTo(b) < 0, hot.isAtLeast(dyadics.form(x)));
            });
        });
    }

    // What the chapter shows as its recipe.

    /** Returns the simplest number strictly between two. All three are multiples of 1 / UNIT. */
    static long simplest(long left, long right) {
        if (left < 0 && right > 0) {
            return 0;
        }
        if (left < 0) {
            return -simplest(-right, -left);
        }
        long step = UNIT;
        while ((left / step + 1) * step >= right) {
            step /= 2;
        }
        return (left / step + 1) * step;
    }

    @Test
    void theRecipeFindsValues() {
        Set<Dyadic> candidates = DyadicForms.bornByDay(LATER + 1);
        for (Dyadic left : early) {
            for (Dyadic right : early) {
                if (left.compareTo(right) < 0) {
                    assertEquals(units(DyadicForms.simplest(candidates.stream()
                            .filter(q -> left.compareTo(q) < 0 && q.compareTo(right) < 0).toList())),
                            simplest(units(left), units(right)));
                }
            }
            assertEquals(units(Dyadic.simplestBetween(left, null)), simplest(units(left), FAR));
            assertEquals(units(Dyadic.simplestBetween(null, left)), simplest(-FAR, units(left)));
        }
    }

    private static long units(Dyadic q) {
        return q.numerator().longValueExact() * (UNIT >> q.exponent());
    }

    @Test
    void exercise1() {
        ShortGame quarter = dyadics.form(new Dyadic(1, 2));
        assertEquals("3/8", value(zero.game(Set.of(integer(-2), quarter),
                Set.of(integer(1), dyadics.form(new Dyadic(1, 1))))));
        assertEquals("1/2", value(zero.game(Set.of(quarter), Set.of(integer(1)))));
        assertEquals("0", value(zero.game(Set.of(integer(-3)), Set.of(integer(8)))));
        assertEquals("-2", value(zero.game(Set.of(), Set.of(dyadics.form(new Dyadic(-3, 1))))));
        assertEquals("0", value(zero.game(Set.of(integer(-5)), Set.of())));
        assertEquals("1", value(zero.game(Set.of(dyadics.form(new Dyadic(1, 1))), Set.of())));
    }

    @Test
    void exercise2() {
        assertEquals("0", value(zero.game(Set.of(star), Set.of(star))));
        assertEquals("1", value(zero.game(Set.of(zero, star), Set.of())));
    }

    @Test
    void exercise3() {
        ShortGame hot = zero.game(Set.of(integer(1)), Set.of(integer(-1)));
        ShortGame other = zero.game(Set.of(integer(2)), Set.of(zero));
        List.of(hot, star, other).forEach(part -> assertEquals("First", part.outcome()));
        assertSame(hot, hot.negate());
        assertEquals("Second", hot.plus(hot).outcome());
        assertEquals("First", hot.plus(star).outcome());
        assertEquals("Left", star.plus(other).outcome());
        assertEquals("2", value(other.plus(other)));
    }

    // What the chapter shows as its comparison.

    /** A game as nothing but its options. */
    record Game(Set<Game> left, Set<Game> right) {

        /** Tells whether this game is at least as good for Left as the other one. */
        boolean isAtLeast(Game other) {
            return right.stream().noneMatch(other::isAtLeast)
                    && other.left.stream().noneMatch(option -> option.isAtLeast(this));
        }

        boolean isEqualTo(Game other) {
            return isAtLeast(other) && other.isAtLeast(this);
        }
    }

    private static List<Game> madeOf(List<Game> options) {
        List<Set<Game>> sets = Rows.subsets(options).map(Set::copyOf).toList();
        return sets.stream().flatMap(left -> sets.stream().map(right -> new Game(left, right))).toList();
    }

    /** Returns the games of which no Left option is at least a Right one. */
    private static List<Game> inOrder(List<Game> games) {
        return games.stream()
                .filter(game -> game.left.stream().noneMatch(left -> game.right.stream().anyMatch(left::isAtLeast)))
                .toList();
    }

    @Test
    void exercise4() {
        List<Game> day1 = madeOf(madeOf(List.of()));
        List<Game> numbers = inOrder(day1);
        List<Game> forms = inOrder(madeOf(numbers));
        assertEquals(List.of(4, 3, 20), List.of(day1.size(), numbers.size(), forms.size()));
        assertEquals(48, madeOf(day1).stream().filter(game -> forms.stream().anyMatch(game::isEqualTo)).count());
    }

    @Test
    void exercise5() {
        ShortGame up = strip("T.TFF");
        assertTrue(up.isEqualTo(zero.game(Set.of(zero), Set.of(star))));
        assertEquals(List.of("0", "0"), List.of(value(strip("TF.TF")), value(strip("TFTF."))));
        early.stream().filter(x -> x.signum() > 0)
                .forEach(x -> assertEquals("Right", up.minus(dyadics.form(x)).outcome()));
        assertEquals("Left", up.outcome());
        assertTrue(strip("TT.FF").isEqualTo(star));
        assertTrue(strip("T.F").isEqualTo(star));
    }

    /** Returns a strip of Toads and Frogs. */
    private ShortGame strip(String strip) {
        return zero.game(options(strip, Side.LEFT), options(strip, Side.RIGHT));
    }

    private Set<ShortGame> options(String strip, Side side) {
        return new toads.Rules().moves(new Position(strip, side)).map(move -> strip(move.next().strip()))
                .collect(Collectors.toSet());
    }

    private String value(ShortGame game) {
        return number(game).toString();
    }

    /** Returns the number of an early day that a game is equal to. */
    private Dyadic number(ShortGame game) {
        return early.stream().filter(q -> game.isEqualTo(dyadics.form(q))).findFirst()
                .orElseThrow();
    }

    /** Tells whether x is neither too small for a Left option nor too great for a Right one. */
    private static boolean fits(ShortGame x, ShortGame game) {
        return game.left().stream().noneMatch(option -> option.isAtLeast(x))
                && game.right().stream().noneMatch(x::isAtLeast);
    }

    private static boolean isNumber(ShortGame game) {
        return game.left().stream().allMatch(NumbersTest::isNumber)
                && game.right().stream().allMatch(NumbersTest::isNumber)
                && game.left().stream().noneMatch(left -> game.right().stream().anyMatch(left::isAtLeast));
    }

    /** Returns all that are born by day {@link #DAY}. */
    private List<ShortGame> games() {
        return ShortGame.bornByDay(DAY, zero);
    }

    private List<ShortGame> numberForms() {
        return games().stream().filter(NumbersTest::isNumber).toList();
    }

    private static ShortGame valueOf(ShortGame game, List<ShortGame> values) {
        return values.stream().filter(game::isEqualTo).findFirst().orElseThrow();
    }

    /** Returns one of each kind of equal games. */
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
