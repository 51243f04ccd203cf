package conwaybulbs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import conwaybulbs.Rules.Game;
import conwaybulbs.Rules.Position;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.input.Cases;
import nimsum.problem.Problems;
import nimsum.util.FastReader;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final Cases CASES = Problems.here().find("conwaybulbs").cases();

    private final Rules rules = new Rules();
    private final List<Position> small = CASES.small().map(rules::read).toList();

    /** The probability with which a search tries first to press, for Roland or Patrick and for both sets of bulbs. */
    private interface Order {

        double pressesFirst(boolean isRolands, int pressed, int notPressed);
    }

    /**
     * Who wins the game of theorem 1, and how many leaves a search in some order looks at: the averages of this number
     * and of its square.
     */
    private record Tree(boolean rolandWins, double leaves, double square) {

        /** Returns the search of theorem 2. */
        static Tree of(Position position) {
            int last = position.game().wires().size() - 1;
            return of(position.game(), position.turns() < last ? position.turns() : last + 1, position.lit(), COINS);
        }

        private static Tree of(Game game, int decided, int lit, Order order) {
            int switches = game.wires().size();
            if (decided == switches) {
                return new Tree(game.power(lit) >= game.goal(), 1, 1);
            }
            int pressed = lit ^ game.wires().get(decided);
            Tree one = of(game, decided + 1, lit, order);
            Tree other = of(game, decided + 1, pressed, order);
            boolean isRolands = decided % 2 == 0 && decided < switches - 1;
            boolean oneWins = one.rolandWins == isRolands;
            boolean otherWins = other.rolandWins == isRolands;
            double otherFirst = order.pressesFirst(isRolands, pressed, lit);
            double oneAfter = otherWins ? 1 - otherFirst : 1;
            double otherAfter = oneWins ? otherFirst : 1;
            double both = oneAfter + otherAfter - 1;
            return new Tree((oneWins || otherWins) == isRolands, one.leaves * oneAfter + other.leaves * otherAfter,
                    one.square * oneAfter + other.square * otherAfter + 2 * one.leaves * other.leaves * both);
        }
    }

    private static final Order COINS = (isRolands, pressed, notPressed) -> 0.5;

    /** Returns the games that are made like the hard ones of the data. */
    private List<Game> hard(int eighths) {
        FastReader in = new FastReader(new ByteArrayInputStream(CASES.largest(eighths).getBytes()));
        return Stream.generate(() -> rules.read(in).game()).limit(in.nextInt()).toList();
    }

    /** Returns p or q of theorem 2. */
    private static double most(int d, boolean deciderWins) {
        return d == 0
                ? deciderWins ? 2.5 : 4
                : deciderWins ? most(d - 1, false) + most(d - 1, true) / 2 : 2 * most(d - 1, true);
    }

    /** Returns v or w of theorem 3. */
    private static double variance(int d, boolean deciderWins) {
        if (d == 0 || !deciderWins) {
            return deciderWins ? 1.25 : d == 0 ? 0 : 2 * variance(d - 1, true);
        }
        return variance(d - 1, false) + variance(d - 1, true) / 2 + Math.pow(most(d - 1, true) / 2, 2);
    }

    @Test
    void theorem1() {
        FixpointSolver<Position> played = FixpointSolver.fromAll(rules, small);
        Checks.forEach(played.positions(),
                position -> assertEquals((played.outcome(position) == Outcome.WIN) == (position.turns() % 2 == 0),
                        Tree.of(position).rolandWins));
    }

    @Test
    void theorem2() {
        double growth = (1 + Math.sqrt(33)) / 4;
        assertEquals(growth * growth, growth / 2 + 2, 1e-9);
        assertTrue(growth < 1.69);
        double most = Math.max(most(31, true), most(31, false));
        long leaves = 1L << 33;
        assertEquals(36664165, (long) Math.ceil(most));
        assertEquals(30910644, (long) Math.ceil(most(31, true)));
        assertEquals(8589934592L, leaves);
        assertEquals(234, (long) (leaves / most));
        int searches = 8;
        Checks.forEach(small, game -> {
            Tree tree = Tree.of(game);
            assertTrue(tree.leaves <= most(game.game().wires().size() - 2, tree.rolandWins));
            Main main = main(game.game());
            for (int i = 0; i < searches; i++) {
                assertEquals(tree.rolandWins, main.rolandWins(0, 0));
            }
        });
    }

    /** Makes one object, whose coins go on from one search to the next. */
    private static Main main(Game game) {
        return new Main(game.wires().stream().mapToInt(bulbs -> bulbs).toArray(),
                game.powers().stream().mapToInt(power -> power).toArray(), game.goal());
    }

    @Test
    void theorem3() {
        assertEquals(28, Math.round(100 * Math.sqrt(variance(31, false)) / most(31, false)));
        List<Game> hard = hard(3);
        int switches = hard.get(0).wires().size();
        Checks.forEach(hard, game -> {
            Tree tree = Tree.of(game, 0, 0, COINS);
            assertFalse(tree.rolandWins);
            assertEquals(most(switches - 2, false), tree.leaves);
            double variance = tree.square - tree.leaves * tree.leaves;
            assertEquals(variance(switches - 2, false), variance, 1e-6 * variance);
        });
    }

    @Test
    void exercise1() {
        assertEquals(List.of("2", "2 3"), winningTurns(new Position(told(5).game(), 0b111, 1)));
        assertEquals(List.of("1", "1 2"), winningTurns(told(2)));
    }

    /** Returns the game that the README tells, with what Roland needs. */
    private Position told(int goal) {
        return rules.read("1\n5 4 " + goal + "\n1 2 3 4\n1110\n1001\n1011\n0011\n1011\n");
    }

    private List<String> winningTurns(Position position) {
        return new Search<>(rules).winningMoves(position).map(Move::name).toList();
    }

    @Test
    void exercise2() {
        Search<Position> atMostOne = new Search<>(new Options<>(position -> rules.moves(position)
                .filter(move -> !move.name().contains(" ")).map(Move::next), rules::ending));
        assertTrue(atMostOne.moverWins(told(3)));
        assertFalse(atMostOne.moverWins(new Position(told(3).game(), 0b111, 1)));
        assertEquals(List.of(), winningTurns(told(3)));
    }

    @Test
    void exercise3() {
        Checks.forEach(small.stream(), game -> {
            int switches = game.game().wires().size();
            assertEquals(Tree.of(game).rolandWins ? 1 << (switches + 1) / 2 : -1 << (switches - 1) / 2,
                    fewest(game.game(), 0, 0));
        });
    }

    /** Returns how many leaves a search with all the luck sees, and a negative number if Patrick wins. */
    private static int fewest(Game game, int decided, int lit) {
        int switches = game.wires().size();
        if (decided == switches) {
            return game.power(lit) >= game.goal() ? 1 : -1;
        }
        int one = fewest(game, decided + 1, lit);
        int other = fewest(game, decided + 1, lit ^ game.wires().get(decided));
        int sign = decided % 2 == 0 && decided < switches - 1 ? 1 : -1;
        return sign * IntStream.of(sign * one, sign * other).filter(leaves -> leaves > 0).min()
                .orElse(sign * (one + other));
    }

    @Test
    void exercise4() {
        List<Game> few = new ArrayList<>(hard(2).subList(0, 3));
        few.add(unlit(few.get(0)));
        int switches = few.get(0).wires().size();
        Checks.forEach(IntStream.range(0, 4), byPlayer -> {
            Order order = (isRolands, pressed, notPressed) -> byPlayer >> (isRolands ? 1 : 0) & 1;
            assertTrue(few.stream().anyMatch(
                    game -> Tree.of(game, 1, game.wires().get(0), order).leaves == 1 << switches - 1));
        });
    }

    /** Returns the same, but switch 1 toggles nothing. */
    private static Game unlit(Game game) {
        return new Game(game.powers(),
                IntStream.range(0, game.wires().size()).map(i -> i == 0 ? 0 : game.wires().get(i)).boxed().toList(),
                game.goal());
    }
}
