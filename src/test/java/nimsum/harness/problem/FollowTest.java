package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.harness.report.TestReport;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.play.Game;
import nimsum.play.Lines;
import nimsum.play.Opponent;
import nimsum.play.Opponent.Level;
import nimsum.play.Screen;
import nimsum.play.Starts;
import nimsum.play.Winner;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * A person on the winning side who types {@code follow} at each turn wins, and in finitely many moves: from some starts
 * as {@code scripts/play} draws them, and from some small positions.
 */
class FollowTest {

    private static final int SEEDS = 24;
    /** Of more small inputs about so many are taken, evenly spread; not those that have many moves. */
    private static final int MOST_SMALL = Deep.size(60, 100_000);
    private static final int MOST_CHOICES = 100;
    private static final int MOST_MOVES = 1000;

    @TestFactory
    Stream<DynamicNode> follow() {
        return SelectedProblems.each(problem -> !problem.isPlayable()
                ? Stream.of()
                : Stream.of(dynamicTest("follow wins from " + SEEDS + " starts and from some " + MOST_SMALL
                        + " small positions", () -> of(problem, problem.rules(), problem.coach()).check())));
    }

    private static <P> Followed<P> of(Problem problem, Rules<P> rules, Coach<P> coach) {
        return new Followed<>(problem, rules, coach);
    }

    private record Followed<P>(Problem problem, Rules<P> rules, Coach<P> coach) {

        private void check() throws IOException {
            List<String> small = problem.cases().small().toList();
            int step = Math.max(1, small.size() / MOST_SMALL);
            Stream<P> taken = IntStream.range(0, small.size() / step).mapToObj(i -> rules.read(small.get(i * step)))
                    .filter(start -> rules.moves(start).count() <= MOST_CHOICES);
            Stream<P> starts = LongStream.range(0, SEEDS)
                    .mapToObj(seed -> new Starts<>(rules, coach, new Random(Starts.spread(seed)),
                            problem.cases()::start).usual(Outcome.WIN));
            List<P> decided = Stream.concat(taken, starts).filter(start -> coach.outcome(start) != Outcome.DRAW)
                    .toList();
            for (P start : decided) {
                follow(start);
            }
            TestReport.count(problem, decided.size(), "games that follow wins");
        }

        /** The person has the first move if that wins, and else the second one. */
        private void follow(P start) throws IOException {
            boolean first = coach.outcome(start) == Outcome.WIN;
            Game<P> game = new Game<>(new Opponent<>(rules, coach, Level.PERFECT, new Random(1)), start, () -> start,
                    first, new Screen(new PrintWriter(Writer.nullWriter())));
            int[] moves = {0};
            Lines follow = prompt -> Optional
                    .of(game.match().isOver() || moves[0]++ == MOST_MOVES ? "quit" : "follow");
            assertEquals(Optional.of(first ? Winner.FIRST : Winner.SECOND), game.play(follow),
                    () -> "winner (expected: the person, who follows the hints) from " + start);
        }
    }
}
