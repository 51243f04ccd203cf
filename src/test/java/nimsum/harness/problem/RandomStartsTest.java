package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Cases;
import nimsum.play.RandomStarts;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Where a game begins that nobody chose: the game lasts, either player may win it, and its size is about what was asked
 * for. Of a usual start, some move throws the win away, numbers have at most three digits, and seeds give different
 * starts.
 */
class RandomStartsTest {

    private static final List<Integer> SIZES = Deep.ON ? List.of(1, 6, 12, 30, 60) : List.of(30);
    private static final int SEEDS = Deep.size(3, 40);
    /** For the head. */
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d{4}");
    private static final int OTHER_POSITIONS = Deep.size(100, 3000);
    private static final int MIN_MOVES = 4;
    /** A size of which each problem has positions, or nearly. */
    private static final int ASKED = 30;

    @TestFactory
    Stream<DynamicNode> starts() {
        return SelectedProblems.each(problem -> !problem.isPlayable()
                ? Stream.of(dynamicTest("there is no game", () -> assertTrue(!problem.hasGame())))
                : Stream.of(dynamicTest("random positions last", () -> of(problem, problem.rules()).random()),
                        dynamicTest("the usual start is won if it can be",
                                () -> of(problem, problem.rules()).usual())));
    }

    private static <P> Started<P> of(Problem problem, Rules<P> rules) {
        return new Started<>(problem, rules, problem.coach());
    }

    private record Started<P>(Problem problem, Rules<P> rules, Coach<P> coach) {

        private RandomStarts<P> starts(long seed) {
            return new RandomStarts<>(rules, coach, new Random(RandomStarts.spread(seed)), problem.cases()::start);
        }

        private void random() {
            for (int size : SIZES) {
                List<P> drawn = LongStream.range(0, SEEDS).mapToObj(seed -> starts(seed).draw(size)).toList();
                drawn.forEach(start -> assertTrue(lasts(start), () -> "a game is soon over from " + start));
                IntSummaryStatistics counts = drawn.stream().mapToInt(start -> rules.size(start))
                        .summaryStatistics();
                if (size == ASKED) {
                    assertTrue(ASKED / 2 <= counts.getMin() && counts.getMax() <= ASKED,
                            () -> "asked for starts of size " + size + ", and got sizes from " + counts.getMin()
                                    + " to "
                                    + counts.getMax() + ": Rules.size() says what a size is");
                }
            }
        }

        private void usual() {
            for (Outcome wanted : List.of(Outcome.WIN, Outcome.LOSS)) {
                List<P> drawn = LongStream.range(0, SEEDS)
                        .mapToObj(seed -> starts(seed).usual(wanted, RandomStarts.Length.SHORT)).toList();
                assertEquals(drawn.get(1), starts(1).usual(wanted, RandomStarts.Length.SHORT),
                        "a start (expected) and that of the same seed");
                drawn.forEach(this::checkUsual);
                assertTrue(Set.copyOf(drawn).size() > 1, () -> "each start is the same for " + wanted + ": " + drawn);
                if (drawn.stream().anyMatch(start -> coach.outcome(start) != wanted)) {
                    checkNone(wanted);
                }
            }
        }

        /** Checks that a move throws a won start away, and numbers are short. */
        private void checkUsual(P start) {
            assertTrue(lasts(start), () -> "a game is soon over from " + start);
            assertTrue(coach.outcome(start) != Outcome.WIN
                    || rules.moves(start).anyMatch(move -> coach.outcome(move.next()) != Outcome.LOSS),
                    () -> "every move wins from " + start);
            assertTrue(!LONG_NUMBER.matcher(start.toString()).find(), () -> "a number is long in " + start);
        }

        /** Checks that no position that lasts comes to this: none of the small ones, and none at random. */
        private void checkNone(Outcome outcome) {
            Cases cases = problem.cases();
            Random random = new Random(OTHER_POSITIONS);
            Stream.concat(cases.small(),
                    IntStream.range(0, OTHER_POSITIONS).mapToObj(i -> cases.random(random, 1 + i % 40)))
                    .map(rules::read).filter(start -> rules.isPlayable(start) && coach.outcome(start) == outcome)
                    .filter(this::lasts).findFirst()
                    .ifPresent(
                            start -> fail("no start comes to " + outcome + " for who moves first, as does " + start));
        }

        /**
         * Tells whether there is a choice, no move wins at once, and this number of moves is made when the coach plays
         * itself.
         */
        private boolean lasts(P start) {
            if (rules.moves(start).count() < 2
                    || rules.moves(start).anyMatch(move -> rules.ending(move.next()) == Ending.LOSS)) {
                return false;
            }
            P now = start;
            int moves = 0;
            while (moves < MIN_MOVES && rules.ending(now) == Ending.PLAY_ON) {
                now = coach.reply(now).next();
                moves++;
            }
            return moves == MIN_MOVES;
        }
    }
}
