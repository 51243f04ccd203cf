package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Game;
import nimsum.play.Winner;
import nimsum.problem.Problem;
import nimsum.util.FastReader;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Each coach is right by the rules: on every position that can be reached from the small inputs, where that proves the verdicts
 * by induction, on random ones above, and in whole games at full size.
 */
class CoachTest {

    private static final int MAX_REACHED = 10_000;
    private static final int MAX_MOVES = 2000;
    private static final int RANDOM_POSITIONS = 300;
    private static final int GAMES = 120;
    /** No more positions are made once their inputs have this many characters: there are trees of a million vertices. */
    private static final int MAX_CHARACTERS = 500_000;
    /** The moves looked at times the characters of the input, so that few are where the input is long. */
    private static final int MAX_WORK = 200_000;
    private static final long SEED = 20261121;

    @TestFactory
    Stream<DynamicNode> coaches() {
        return SelectedProblems.each(problem -> !problem.isPlayable()
                ? Stream.of()
                : Stream.of(
                        dynamicTest("small positions", () -> small(problem, problem.rules(), problem.coach())),
                        dynamicTest("random positions", () -> random(problem, problem.rules(), problem.coach())),
                        dynamicTest("games at full size", () -> games(problem, problem.rules(), problem.coach()))));
    }

    private static <P> void small(Problem problem, Rules<P> rules, Coach<P> coach) {
        Set<P> reached = problem.cases().small().map(input -> read(rules, input)).collect(Collectors.toSet());
        Deque<P> unchecked = new ArrayDeque<>(reached);
        int count = 0;
        while (!unchecked.isEmpty() && count < MAX_REACHED) {
            P position = unchecked.pop();
            check(rules, coach, position, MAX_MOVES);
            count++;
            if (rules.ending(position) == Ending.PLAY_ON) {
                rules.moves(position).map(Move::next).filter(reached::add).forEach(unchecked::push);
            }
        }
        System.out.printf("coach   %-12s %7d positions%s%n", problem, count,
                unchecked.isEmpty() ? ": all that small inputs lead to" : " that small inputs lead to");
    }

    private static <P> void random(Problem problem, Rules<P> rules, Coach<P> coach) {
        Random random = new Random(SEED);
        int count = 0;
        for (int characters = 0; count < RANDOM_POSITIONS && characters < MAX_CHARACTERS; count++) {
            // From small ones to large ones.
            String input = problem.cases().random(random, 1 << 1 + 20 * count / RANDOM_POSITIONS);
            characters += input.length();
            int limit = Math.max(10, Math.min(MAX_MOVES, MAX_WORK / input.length()));
            P position = read(rules, input);
            while (rules.ending(position) == Ending.PLAY_ON && random.nextInt(4) > 0) {
                List<Move<P>> moves = rules.moves(position).limit(limit).toList();
                position = moves.get(random.nextInt(moves.size())).next();
            }
            check(rules, coach, position, limit);
        }
        System.out.printf("coach   %-12s %7d random positions%n", problem, count);
    }

    /** A won position has a move to a lost one, a lost one has none, and ended ones are as the rules say. */
    private static <P> void check(Rules<P> rules, Coach<P> coach, P position, int limit) {
        Outcome outcome = coach.outcome(position);
        switch (rules.ending(position)) {
            case PLAY_ON -> checkMoves(rules, coach, position, outcome, limit);
            case WIN -> assertEquals(Outcome.WIN, outcome, position::toString);
            case DRAW -> assertEquals(Outcome.DRAW, outcome, position::toString);
            case LOSS -> assertEquals(Outcome.LOSS, outcome, position::toString);
        }
    }

    private static <P> void checkMoves(Rules<P> rules, Coach<P> coach, P position, Outcome outcome,
            int limit) {
        List<Move<P>> moves = rules.moves(position).limit(limit).toList();
        List<Move<P>> good = coach.goodMoves(position).limit(limit).toList();
        Set<String> keeping = outcome == Outcome.LOSS
                ? Set.of()
                : moves.stream().filter(move -> coach.outcome(move.next()).reversed() == outcome).map(Move::name)
                        .collect(Collectors.toSet());
        Outcome best = moves.stream().map(move -> coach.outcome(move.next()).reversed()).reduce(Outcome.LOSS,
                (a, b) -> a.compareTo(b) >= 0 ? a : b);
        boolean all = moves.size() < limit && coach.otherMoves(position).isEmpty();
        if (moves.size() < limit || outcome == Outcome.LOSS) {
            assertEquals(best, outcome, position::toString);
        }
        assertEquals(outcome != Outcome.LOSS, !good.isEmpty(), position::toString);
        for (Move<P> move : good) {
            assertEquals(move, rules.move(position, move.name()).orElse(null), () -> move + " in " + position);
            assertEquals(outcome, coach.outcome(move.next()).reversed(), () -> move + " in " + position);
        }
        if (all) {
            assertEquals(keeping, good.stream().map(Move::name).collect(Collectors.toSet()), position::toString);
        }
        Move<P> reply = coach.reply(position);
        assertEquals(reply, rules.move(position, reply.name()).orElse(null), () -> reply + " in " + position);
        assertTrue(outcome == Outcome.LOSS || coach.outcome(reply.next()).reversed() == outcome,
                () -> reply + " in " + position);
        checkDistance(coach, position, moves, reply);
        assertTrue(!coach.why(position).isBlank(), position::toString);
    }

    /** The distance falls by one with the reply, and with no move by more where the player to move loses. */
    private static <P> void checkDistance(Coach<P> coach, P position, List<Move<P>> moves, Move<P> reply) {
        OptionalInt distance = coach.movesToEnd(position);
        if (distance.isEmpty()) {
            return;
        }
        Outcome outcome = coach.outcome(position);
        IntStream next = moves.stream().filter(move -> coach.outcome(move.next()).reversed() == outcome)
                .mapToInt(move -> coach.movesToEnd(move.next()).orElseThrow());
        assertEquals(distance.getAsInt() - 1, (outcome == Outcome.WIN ? next.min() : next.max()).orElseThrow(),
                position::toString);
        assertEquals(distance.getAsInt() - 1, coach.movesToEnd(reply.next()).orElseThrow(), position::toString);
    }

    private static <P> void games(Problem problem, Rules<P> rules, Coach<P> coach) {
        Random random = new Random(SEED);
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        int games = 0;
        for (int characters = 0; games < GAMES && characters < MAX_CHARACTERS; games++) {
            String input = problem.cases().random(random, Integer.MAX_VALUE);
            characters += input.length();
            P start = read(rules, input);
            Winner expected = switch (coach.outcome(start)) {
                case WIN -> Winner.FIRST;
                case LOSS -> Winner.SECOND;
                case DRAW -> Winner.DRAW;
            };
            assertEquals(expected, new Game<>(rules, coach, start, nowhere).watch(), start::toString);
        }
        System.out.printf("coach   %-12s %7d games at full size%n", problem, games);
    }

    private static <P> P read(Rules<P> rules, String input) {
        return rules.read(new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1))));
    }
}
