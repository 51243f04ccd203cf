package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Cases;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Each coach is right by the rules, on small positions, which are played out, on random ones, in whole games at the
 * largest size that is played, and on a part of the largest input, or on all of it in a deep run. Right are the
 * verdict, the good moves, the reply, the number of moves to the end, the moves that its sentences name, and the number
 * that a position is worth. The rules refuse what is no move with a reason.
 */
class CoachTest {

    private static final int MAX_VISITED = Deep.size(700, 10_000);
    private static final int RANDOM_PLAYED_OUT = Deep.size(10, 50);
    private static final int RANDOM_POSITIONS = Deep.size(30, 150);
    /** The number of games for each problem. Problems with long inputs or long games play fewer. */
    private static final int GAMES = Deep.size(5, 50);
    private static final int MAX_CHOICES = 100;
    private static final int FEW_MOVES = 10;
    private static final int FULL_SIZE = 1 << 30;
    /**
     * No more positions are made once their inputs, and the games that are played, have this many characters: there are
     * trees of a million vertices, and games of a thousand moves.
     */
    private static final int MAX_CHARACTERS = Deep.size(30_000, 500_000);
    private static final long SEED = 20261121;

    private static final int MAX_MOVES = Deep.size(500, 2000);
    /** The moves looked at times the characters of the input: few moves where the position is large. */
    private static final int MAX_WORK = Deep.size(40_000, 200_000);

    private static final Map<Problem, Nature> NATURES = new ConcurrentHashMap<>();

    @TestFactory
    Stream<DynamicNode> coaches() {
        return SelectedProblems.each(problem -> !problem.isPlayable()
                ? Stream.of(dynamicTest("there is no game", () -> assertTrue(!problem.hasGame())))
                : Stream.of(test(problem, "small positions", Coached::small),
                        test(problem, "random positions", Coached::random),
                        test(problem, "games at the largest size that is played", Coached::games),
                        test(problem, "a large input", Coached::largest)));
    }

    /** Makes a test with a coach of its own. A coach may remember what it has found, and tests run side by side. */
    private static DynamicNode test(Problem problem, String name, Consumer<Coached<?>> test) {
        return dynamicTest(name, () -> test.accept(of(problem, problem.rules(), problem.coach())));
    }

    private static <P> Coached<P> of(Problem problem, Rules<P> rules, Coach<P> coach) {
        Nature nature = NATURES.computeIfAbsent(problem, key -> Nature.of(small(problem, rules).toList(), coach));
        return new Coached<>(problem, rules, new CoachChecks<>(rules, coach, nature.timed, nature.loopy));
    }

    private static <P> Stream<P> small(Problem problem, Rules<P> rules) {
        return problem.cases().small().map(rules::read).distinct();
    }

    /**
     * @param timed whether the coach counts the moves to the end
     * @param loopy whether positions may come back
     */
    private record Nature(boolean timed, boolean loopy) {

        static <P> Nature of(List<P> starts, Coach<P> coach) {
            return new Nature(starts.stream().anyMatch(position -> coach.movesToEnd(position).isPresent()),
                    starts.stream().anyMatch(position -> coach.outcome(position) == Outcome.DRAW));
        }
    }

    private record Coached<P>(Problem problem, Rules<P> rules, CoachChecks<P> checks) {

        /**
         * The positions that small ones lead to; those from which no move leads out of the list are proven, and played
         * out besides. Where the first small one leads to too many, the small ones alone are played out.
         */
        private void small() {
            List<P> starts = CoachTest.small(problem, rules).toList();
            Set<P> visited = new LinkedHashSet<>();
            int used = 0;
            int proven = 0;
            for (P start : starts) {
                if (visited.size() < MAX_VISITED) {
                    used++;
                    search(start, visited);
                    proven = visited.size() < MAX_VISITED ? visited.size() : proven;
                }
            }
            visited.forEach(position -> checks.checkMoves(position, MAX_MOVES));
            assertTrue(proven > 0 || used == 1, "no position is proven");
            (proven > 0 ? visited.stream().limit(proven) : starts.stream()).forEach(checks::compareWithRules);
        }

        /** Adds all that a position leads to, up to the limit. */
        private void search(P start, Collection<P> visited) {
            Deque<P> stack = new ArrayDeque<>();
            if (visited.add(start)) {
                stack.push(start);
            }
            while (!stack.isEmpty() && visited.size() < MAX_VISITED) {
                P position = stack.pop();
                if (rules.ending(position) == Ending.PLAY_ON) {
                    rules.moves(position).map(Move::next).filter(visited::add).forEach(stack::push);
                }
            }
        }

        private void random() {
            Cases cases = problem.cases();
            Random random = new Random(SEED);
            for (int i = 0; i < RANDOM_PLAYED_OUT; i++) {
                checks.compareWithRules(
                        rules.read(cases.random(random, 1 + i * cases.bruteForceSize() / RANDOM_PLAYED_OUT)));
            }
            int count = 0;
            for (int characters = 0; count < RANDOM_POSITIONS && characters < MAX_CHARACTERS; count++) {
                // From small ones to large ones.
                String input = cases.random(random, 1 << 1 + 20 * count / RANDOM_POSITIONS);
                characters += input.length();
                P position = rules.read(input);
                if (rules.isPlayable(position)) {
                    checks.checkMoves(afterSomeMoves(random, position), MAX_MOVES);
                } else {
                    checks.checkVerdict(position, Math.max(10, Math.min(MAX_MOVES, MAX_WORK / input.length())));
                }
            }
        }

        private P afterSomeMoves(Random random, P start) {
            P position = start;
            while (rules.ending(position) == Ending.PLAY_ON && random.nextInt(4) > 0) {
                List<Move<P>> moves = rules.moves(position).limit(MAX_MOVES).toList();
                position = moves.get(random.nextInt(moves.size())).next();
            }
            return position;
        }

        private void games() {
            Random random = new Random(SEED);
            int largestPlayed = 1;
            while (largestPlayed < FULL_SIZE && isShort(start(random, 2 * largestPlayed))) {
                largestPlayed *= 2;
            }
            int characters = 0;
            for (int games = 0; games < GAMES && characters < MAX_CHARACTERS; games++) {
                P start = start(random, largestPlayed);
                while (!isShort(start)) {
                    largestPlayed /= 2;
                    start = start(random, largestPlayed);
                }
                characters += checks.checkGame(start);
            }
        }

        private P start(Random random, int size) {
            return rules.read(problem.cases().random(random, size));
        }

        private boolean isShort(P start) {
            return rules.isPlayable(start) && rules.moves(start).limit(MAX_CHOICES + 1L).count() <= MAX_CHOICES;
        }

        private void largest() {
            P start = rules.read(problem.cases().largest(Deep.size(1, 8)));
            checks.checkVerdict(start, FEW_MOVES);
        }
    }
}
