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

    /** The smallest number of moves of a game that lasts. */
    private static final int MIN_MOVES = 4;
    private static final int MAX_ATTEMPTS = 400;
    /** How often a position is drawn again that only has fewer moves than wanted. */
    private static final int MAX_SHORT = 60;
    /** A position that lasts may be larger than asked for by this number. */
    private static final int MAX_LARGER = 200;
    /** The size of the largest position that a person would play. */
    private static final int LARGEST = 1 << 11;
    /** The odd integer nearest to 2^64 divided by the golden ratio. */
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
    /** What a position is worth at least if it has the right size, and what its outcome and a choice add. */
    private static final int RIGHT_SIZE = 1 << 20, OUTCOME = 1 << 10, CHOICE = 1 << 9;

    /** How long a game lasts in which both play well. */
    public enum Length {
        SHORT(1, 6), LONG(2, 10);

        private final int sizes;
        private final int moves;

        /**
         * @param sizes how many times as large a start is as the usual one
         * @param moves the number of moves, if there is such a start
         */
        Length(int sizes, int moves) {
            this.sizes = sizes;
            this.moves = moves;
        }
    }

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
        return draw(size, size, either(), Length.SHORT.moves);
    }

    private Outcome either() {
        return random.nextBoolean() ? Outcome.WIN : Outcome.LOSS;
    }

    /** Draws a position for a person who does not ask for a size, won as often as lost if both are found. */
    public P usual(Length length) {
        return usual(either(), length);
    }

    /**
     * Draws a position for a person who does not ask for a size. It has the wanted outcome if such a position is found,
     * perhaps at twice the size.
     */
    public P usual(Outcome wanted, Length length) {
        int usual = length.sizes * rules.about().usualSize();
        int size = usual - random.nextInt(usual / 3 + 1);
        return draw(size, 2L * size, wanted, length.moves);
    }

    private P draw(int size, long largest, Outcome wanted, int wantedMoves) {
        P best = null;
        int worth = 0;
        int tooShort = 0;
        int all = RIGHT_SIZE + OUTCOME + CHOICE + wantedMoves;
        for (long max = size; worth < all && tooShort < MAX_SHORT
                && max <= (best == null ? (long) size + MAX_LARGER : largest); max++) {
            for (int i = 0; i < MAX_ATTEMPTS && worth < all && tooShort < MAX_SHORT; i++) {
                P start = drawn(max);
                int most = worth(start, max, wanted) + wantedMoves;
                if (most > worth) {
                    int moves = moves(start, wantedMoves);
                    int found = most - wantedMoves + moves;
                    tooShort += most == all && MIN_MOVES <= moves && moves < wantedMoves ? 1 : 0;
                    if (found > worth && moves >= MIN_MOVES) {
                        best = start;
                        worth = found;
                    }
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
     * Returns how near a position comes to what is wanted, apart from how long it lasts. In a won position some move
     * should throw the win away.
     *
     * @return very little if it is too large or nobody would play it
     */
    private int worth(P start, long max, Outcome wanted) {
        int count = rules.isPlayable(start) ? rules.size(start) : 0;
        if (count > max || count == 0) {
            return Integer.MIN_VALUE / 2;
        }
        if (5L * count < 3 * max) {
            return count;
        }
        Outcome outcome = coach.outcome(start);
        long good = rules.moves(start).filter(move -> coach.outcome(move.next()) == Outcome.LOSS).count();
        boolean isChoice = outcome != Outcome.WIN || 2 * good <= rules.moves(start).count();
        return RIGHT_SIZE + (outcome == wanted ? OUTCOME : 0) + (isChoice ? CHOICE : 0);
    }

    /**
     * Returns how many moves a game lasts in which the coach plays both sides, if it is less than {@code max}; 0 if
     * there is no choice at its start, or if a good move ends it at once.
     */
    private int moves(P start, int max) {
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
}
