package nimsum.play;

import java.util.Random;
import java.util.function.BiFunction;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * Draws random positions that are worth playing, because a game from there lasts even if both players play well.
 *
 * @param draw makes a random input; the unit of its size is unknown
 */
public record RandomStarts<P>(Rules<P> rules, Coach<P> coach, Random random, BiFunction<Random, Integer, String> draw) {

    /** The smallest number of moves of a game that lasts, and of one that lasts long. */
    private static final int MIN_MOVES = 4, LONG = 6;
    private static final int MAX_ATTEMPTS = 400;
    /** How often a position is drawn again that only does not last long. */
    private static final int MAX_SHORT = 60;
    /** A position that lasts may be larger than asked for by this number. */
    private static final int MAX_LARGER = 200;
    /** The size of the largest position that a person would play. */
    private static final int LARGEST = 1 << 11;
    /** The odd integer nearest to 2^64 divided by the golden ratio. */
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
    private static final int ALL_WANTED = Integer.MAX_VALUE;

    /** Returns a Fibonacci hash of a seed, because generators with neighbouring seeds begin with the same bit. */
    public static long spread(long seed) {
        return seed * GOLDEN_RATIO;
    }

    /**
     * Draws a position whose size is at least three fifths of this size and not above it. If none of these lasts, the
     * position is the largest smaller one that lasts, or otherwise one that is a little larger, or any one at all. It
     * is won as often as lost, if both are found.
     *
     * @param size at least 1
     */
    public P draw(int size) {
        return draw(size, size, random.nextBoolean() ? Outcome.WIN : Outcome.LOSS);
    }

    /** Draws a position for a person who does not ask for a size, won as often as lost if both are found. */
    public P usual() {
        return usual(random.nextBoolean() ? Outcome.WIN : Outcome.LOSS);
    }

    /**
     * Draws a position for a person who does not ask for a size. It has the wanted outcome if such a position is found,
     * perhaps at twice the size.
     */
    public P usual(Outcome wanted) {
        int usual = rules.about().usualSize();
        int size = usual - random.nextInt(usual / 3 + 1);
        return draw(size, 2L * size, wanted);
    }

    private P draw(int size, long largest, Outcome wanted) {
        P best = null;
        int worth = 0;
        int tooShort = 0;
        for (long max = size; worth < ALL_WANTED && tooShort < MAX_SHORT
                && max <= (best == null ? (long) size + MAX_LARGER : largest); max++) {
            for (int i = 0; i < MAX_ATTEMPTS && worth < ALL_WANTED && tooShort < MAX_SHORT; i++) {
                P start = drawn(max);
                int found = worth(start, max, wanted);
                int moves = found < worth ? 0 : moves(start);
                if (found == ALL_WANTED && moves >= MIN_MOVES && moves < LONG) {
                    tooShort++;
                    found--;
                }
                if (found > worth && moves >= MIN_MOVES) {
                    best = start;
                    worth = found;
                }
            }
        }
        return best == null ? drawn(size) : best;
    }

    private P drawn(long max) {
        return rules.read(draw.apply(random, parameter(max)));
    }

    /**
     * Draws the size of an input. Small and large sizes are equally likely on a logarithmic scale, because the unit may
     * be another one, even the number of digits of what is counted.
     */
    private int parameter(long max) {
        return (int) Math.exp(random.nextDouble() * Math.log(4.0 * Math.min(max, LARGEST)));
    }

    /**
     * Returns how near a position comes to what is wanted, or 0 if it is too large or nobody would play it. In a won
     * position some move should throw the win away.
     */
    private int worth(P start, long max, Outcome wanted) {
        int count = rules.isPlayable(start) ? rules.size(start) : 0;
        if (count > max) {
            return 0;
        }
        if (5L * count < 3 * max) {
            return count;
        }
        Outcome outcome = coach.outcome(start);
        boolean everyMoveWins = outcome == Outcome.WIN
                && rules.moves(start).allMatch(move -> coach.outcome(move.next()) == Outcome.LOSS);
        return ALL_WANTED - (outcome == wanted ? 0 : 4) - (everyMoveWins ? 2 : 0);
    }

    /**
     * Returns how many moves a game lasts in which the coach plays both sides, counted to {@link #LONG}; 0 if there is no
     * choice at its start, or if a good move ends it at once.
     */
    private int moves(P start) {
        if (rules.moves(start).limit(2).count() < 2
                || coach.goodMoves(start).anyMatch(move -> rules.ending(move.next()) != Ending.PLAY_ON)) {
            return 0;
        }
        P now = start;
        int moves = 0;
        while (moves < LONG && rules.ending(now) == Ending.PLAY_ON) {
            now = coach.reply(now).next();
            moves++;
        }
        return moves;
    }
}
