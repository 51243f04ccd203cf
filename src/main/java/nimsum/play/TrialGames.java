package nimsum.play;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/** Plays games that nobody sees, to know whether a position is worth playing. */
record TrialGames<P>(Rules<P> rules, Coach<P> coach, Random random) {

    /** The number of games with random moves against the coach, and against a lenient opponent. */
    private static final int COUNT = 12, LENIENT = 6;
    /** The number of games in which luck is measured. */
    private static final int MANY = 40;
    static final int MAX_SKILL = COUNT + 1;
    /** The number of moves after which a game with random moves is given up. */
    private static final int MAX_MOVES = 30;

    /**
     * Returns how many moves a game lasts in which the coach plays both sides, counted to {@code max}; 0 if there is no
     * choice at its start, or if a good move ends it at once.
     */
    int moves(P start, int max) {
        if (rules.moves(start).limit(2).count() < 2
                || coach.goodMoves(start).anyMatch(move -> rules.ending(move.next()) != Ending.PLAY_ON)) {
            return 0;
        }
        P now = start;
        int moves = 0;
        while (moves < max && rules.ending(now) == Ending.PLAY_ON) {
            now = coach.reply(now).next();
            moves++;
        }
        return moves;
    }

    /**
     * Returns how often, of {@code COUNT} games, somebody who need not lose loses to the coach by random moves; 1 more
     * if that is always, but not in most games against a lenient opponent.
     */
    int skill(P start) {
        int lost = lost(start, COUNT);
        return lost == COUNT && IntStream.range(0, LENIENT).filter(i -> isWon(start)).count() > LENIENT / 2
                ? MAX_SKILL
                : lost;
    }

    /** Returns how large a part of the games somebody who need not lose wins against the coach by random moves. */
    double luck(P start) {
        return 1 - lost(start, MANY) / (double) MANY;
    }

    private int lost(P start, int games) {
        return (int) IntStream.range(0, games).filter(i -> isLost(start)).count();
    }

    /** Tells whether random moves win against a lenient opponent. */
    private boolean isWon(P start) {
        boolean isFirst = coach.result(start) != Outcome.LOSS;
        Match<P> match = new Match<>(new Opponent<>(rules, coach, Opponent.Level.EASY, random), start, isFirst);
        while (!match.isOver() && match.moves().size() < MAX_MOVES) {
            if (match.isPersons(match.moves().size())) {
                match.make(any(match.now()));
            } else {
                match.answer();
            }
        }
        return match.isOver() && match.winner() == (isFirst ? Winner.FIRST : Winner.SECOND);
    }

    /** Tells whether a random move throws something away, which the coach does not give back. */
    private boolean isLost(P start) {
        boolean isRandom = coach.result(start) != Outcome.LOSS;
        P now = start;
        for (int moves = 0; moves < MAX_MOVES && rules.ending(now) == Ending.PLAY_ON; moves++) {
            Outcome before = coach.result(now);
            now = (isRandom ? any(now) : coach.reply(now)).next();
            if (coach.result(now).reversed() != before) {
                return true;
            }
            isRandom = !isRandom;
        }
        return rules.ending(now) == Ending.PLAY_ON && coach.outcome(start) != Outcome.DRAW;
    }

    private Move<P> any(P now) {
        List<Move<P>> moves = rules.moves(now).toList();
        return moves.get(random.nextInt(moves.size()));
    }
}
