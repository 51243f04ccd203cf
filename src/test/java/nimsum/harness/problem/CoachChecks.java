package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.ForcedEnd;
import nimsum.game.solve.Search;
import nimsum.play.WatchedGame;
import nimsum.play.Winner;

/** Checks a coach. A fault is an {@code AssertionError}. */
final class CoachChecks<P> {

    /** How many moves are too few to end a drawn game; just an attempt, since for ever can't be tried. */
    private static final int DRAWN_MOVES = 12;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final boolean timed;
    private final boolean loopy;
    private final Search<P> search;
    private final ForcedEnd<P> forcedEnd;
    private final WordChecks<P> words;

    CoachChecks(Rules<P> rules, Coach<P> coach, boolean timed, boolean loopy) {
        this.rules = rules;
        this.coach = coach;
        this.timed = timed;
        this.loopy = loopy;
        this.search = new Search<>(rules);
        this.forcedEnd = new ForcedEnd<>(rules);
        this.words = new WordChecks<>(rules, coach);
    }

    /** Checks that what the coach says of a position is what comes out when the rules are played out. */
    void compareWithRules(P position) {
        Outcome outcome = coach.outcome(position);
        if (!timed) {
            assertEquals(playedOut(position), outcome, () -> "outcome (expected: as played out) of " + position);
            assertTrue(!loopy || outcome == Outcome.DRAW || ends(position, new HashSet<>()),
                    () -> "the coach lets play go round from " + position);
            return;
        }
        int moves = outcome == Outcome.DRAW ? DRAWN_MOVES : distance(position);
        assertEquals(outcome == Outcome.WIN, forcedEnd.winsWithin(position, moves),
                () -> "whether outcome is WIN (expected) and a win in " + moves + " moves can be forced, from "
                        + position);
        assertEquals(outcome == Outcome.LOSS, forcedEnd.losesWithin(position, moves),
                () -> "whether outcome is LOSS (expected) and a loss in " + moves + " moves can be forced, from "
                        + position);
        assertFalse(moves > 0 && (forcedEnd.winsWithin(position, moves - 1)
                || forcedEnd.losesWithin(position, moves - 1)), () -> "it ends earlier: " + position);
    }

    /** Tells whether play ends, whatever the loser does, if the winner makes the coach's moves. */
    private boolean ends(P position, Set<P> before) {
        if (rules.ending(position) != Ending.PLAY_ON) {
            return true;
        }
        Stream<Move<P>> moves = coach.outcome(position) == Outcome.LOSS
                ? rules.moves(position)
                : Stream.of(coach.reply(position));
        return before.add(position) && moves.allMatch(move -> ends(move.next(), before)) && before.remove(position);
    }

    private Outcome playedOut(P position) {
        if (!loopy) {
            return search.moverWins(position) ? Outcome.WIN : Outcome.LOSS;
        }
        return FixpointSolver.from(rules, position).outcome(position);
    }

    /**
     * Checks that what the coach says of a position agrees with what it says of those that the moves lead to, and with
     * the end of play. Where this is so in a position and in all that can come of it, the verdicts are right: by
     * induction over the length of the game, or over the distance. What is never decided is drawn: either player has a
     * move that stays there, and none that wins. Where positions come back and no moves are counted, that is no proof,
     * and {@link #compareWithRules} is one.
     *
     * @param max how many moves are looked at; if there are more, what the coach leaves out goes unseen
     */
    void checkMoves(P position, int max) {
        Ending ending = rules.ending(position);
        if (ending != Ending.PLAY_ON) {
            assertEquals(List.of(), rules.moves(position).limit(1).toList(),
                    () -> "moves after the end of " + position);
            assertEquals(Outcome.valueOf(ending.name()), coach.outcome(position),
                    () -> "outcome (expected: what ending says) of " + position);
            assertEquals(List.of(), coach.goodMoves(position).limit(1).toList(),
                    () -> "good moves after the end of " + position);
            checkDistance(position, OptionalInt.of(0));
            return;
        }
        Outcome outcome = coach.outcome(position);
        List<Move<P>> moves = rules.moves(position).limit(max).toList();
        assertEquals(moves.size(), names(moves).size(), () -> "moves of one name in " + position);
        boolean complete = moves.size() < max;
        if (complete || outcome == Outcome.LOSS) {
            assertEquals(moves.stream().map(this::outcomeOf).max(Comparator.naturalOrder()).orElseThrow(), outcome,
                    () -> "outcome (expected: the best that a move leads to) of " + position);
        }
        List<Move<P>> keeping = moves.stream().filter(move -> outcomeOf(move) == outcome).toList();
        checkGoodMoves(position, max, complete, keeping);
        Move<P> reply = coach.reply(position);
        checkKeeps(position, reply);
        if (complete) {
            IntStream distances = keeping.stream().filter(move -> timed && outcome != Outcome.DRAW)
                    .mapToInt(move -> distance(move.next()) + 1);
            checkDistance(position, outcome == Outcome.WIN ? distances.min() : distances.max());
        }
        if (timed && outcome != Outcome.DRAW) {
            assertEquals(distance(position) - 1, distance(reply.next()), () -> reply + " loses time in " + position);
        }
        coach.goodMoves(position).findFirst().ifPresent(best -> assertEquals(best, reply,
                () -> "the first move of the hint (expected) and the reply in " + position));
        words.check(position);
    }

    private void checkGoodMoves(P position, int max, boolean all, List<Move<P>> keeping) {
        List<Move<P>> good = coach.goodMoves(position).limit(max).toList();
        assertEquals(coach.outcome(position) != Outcome.LOSS, !good.isEmpty(),
                () -> "whether there are good moves (expected: unless outcome is LOSS) in " + position);
        good.forEach(move -> checkKeeps(position, move));
        if (all && !good.isEmpty()) {
            assertEquals(names(keeping), names(good),
                    () -> "good moves (expected: all that keep what outcome says) in " + position);
        }
    }

    /** Checks that a move is legal and throws nothing away. */
    private void checkKeeps(P position, Move<P> move) {
        assertEquals(move, rules.move(position, move.name()).orElse(null),
                () -> "the move of this name in Rules (expected: the coach's), " + move + " in " + position);
        assertEquals(coach.outcome(position), outcomeOf(move),
                () -> "outcome (expected) and what the coach's move leaves of it, " + move + " in " + position);
    }

    private void checkDistance(P position, OptionalInt expected) {
        if (timed && coach.outcome(position) != Outcome.DRAW) {
            assertEquals(expected, coach.movesToEnd(position), () -> "movesToEnd of " + position);
        } else {
            assertEquals(OptionalInt.empty(), coach.movesToEnd(position), () -> "movesToEnd of " + position);
        }
    }

    /** Checks that the verdict of a position of any size agrees with those that its first moves lead to. */
    void checkVerdict(P position, int max) {
        Outcome outcome = coach.outcome(position);
        rules.moves(position).limit(max).forEach(move -> assertTrue(outcomeOf(move).compareTo(outcome) <= 0,
                () -> move + " leads to more than outcome says, " + outcome + ", in " + position));
    }

    /** Checks that a game of the coach against itself ends as its verdict says. Returns the length of its text. */
    int checkGame(P start) {
        Winner expected = switch (coach.result(start)) {
            case WIN -> Winner.FIRST;
            case LOSS -> Winner.SECOND;
            case DRAW -> Winner.DRAW;
        };
        StringWriter printed = new StringWriter();
        assertEquals(expected,
                new WatchedGame<>(rules, coach, new PrintWriter(printed)).play(start),
                () -> "winner (expected: as outcome says) where the coach plays itself from " + start);
        return printed.getBuffer().length();
    }

    /** Returns what a move comes to for the player who makes it. */
    private Outcome outcomeOf(Move<P> move) {
        return coach.outcome(move.next()).reversed();
    }

    private int distance(P position) {
        return coach.movesToEnd(position)
                .orElseThrow(() -> new AssertionError("the coach does not count the moves of " + position));
    }

    private Set<String> names(List<Move<P>> moves) {
        return moves.stream().map(Move::name).collect(Collectors.toSet());
    }
}
