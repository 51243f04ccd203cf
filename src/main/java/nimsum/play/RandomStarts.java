package nimsum.play;

import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
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
    /**
     * The number of positions that are drawn; as many larger ones if none lasts, and again and again if none will do.
     */
    private static final int ATTEMPTS = Integer.getInteger("att", 400);
    /** A position that lasts may be larger than asked for by this number. */
    private static final int MAX_LARGER = 200;
    /** The size of the largest position that a person would play. */
    private static final int LARGEST = 1 << 11;
    /** The odd integer nearest to 2^64 divided by the golden ratio. */
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
    /** What a position is worth at least if it has the right size, and what its outcome adds. */
    private static final int RIGHT_SIZE = 1 << 30, OUTCOME = 1 << 10;
    /** The number of games in which somebody moves at random, and the number of moves after which these end. */
    private static final int TRIES = Integer.getInteger("tries", 12), MAX_TRIED = 40;

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
        int fitting = 0;
        int lasting = RIGHT_SIZE + OUTCOME + (TRIES + 1) * Length.SHORT.moves;
        int all = RIGHT_SIZE + OUTCOME + (TRIES + 1) * wantedMoves + TRIES;
        for (int i = 0; worth < all && (i < ATTEMPTS || worth < lasting && i < 2 * ATTEMPTS
                || best == null && i < (2 + MAX_LARGER) * ATTEMPTS); i++) {
            long max = i < 2 * ATTEMPTS
                    ? size + (largest - size) * i / (2 * ATTEMPTS)
                    : largest + i / ATTEMPTS - 1;
            int parameter = fitting > 0 && random.nextBoolean() ? fitting : parameter(max);
            P start = drawn(parameter);
            int found = worth(start, max, wanted);
            fitting = found < RIGHT_SIZE ? fitting : parameter;
            if (found + all % OUTCOME > worth) {
                int moves = moves(start, wantedMoves);
                found += (TRIES + 1) * moves;
                found += found + TRIES > worth && moves >= MIN_MOVES ? lostAtRandom(start) : 0;
                if (found > worth && moves >= MIN_MOVES) {
                    best = start;
                    worth = found;
                }
            }
        }
        return best == null ? drawn(parameter(size)) : best;
    }

    private P drawn(int parameter) {
        return rules.read(draw.apply(random, parameter));
    }

    /**
     * Draws the size of an input. Small and large sizes are equally likely on a logarithmic scale, because the unit may
     * be another one, even the number of digits of what is counted.
     */
    private int parameter(long max) {
        return (int) Math.exp(random.nextDouble() * Math.log(4.0 * Math.min(max, LARGEST)));
    }

    /**
     * Returns how near a position comes to what is wanted, apart from how the game goes on.
     *
     * @return very little if it is too large or nobody would play it
     */
    private int worth(P start, long max, Outcome wanted) {
        int count = rules.isPlayable(start) ? rules.size(start) : 0;
        if (count > max || count == 0) {
            return Integer.MIN_VALUE / 2;
        }
        return 5L * count < 3 * max
                ? count * OUTCOME
                : RIGHT_SIZE + (coach.outcome(start) == wanted ? OUTCOME : 0);
    }

    /**
     * Returns how many moves a game lasts in which the coach plays both sides, counted to {@code max}; 0 if there is no
     * choice at its start, or if a good move ends it at once.
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

    /** Returns how often somebody who need not lose, but moves at random, loses to the coach. */
    private int lostAtRandom(P start) {
        return (int) IntStream.range(0, TRIES).filter(i -> isLostAtRandom(start)).count();
    }

    private boolean isLostAtRandom(P start) {
        boolean isRandom = coach.result(start) != Outcome.LOSS;
        P now = start;
        for (int moves = 0; moves < MAX_TRIED && rules.ending(now) == Ending.PLAY_ON; moves++) {
            Outcome before = coach.result(now);
            Move<P> move = isRandom ? any(now) : coach.reply(now);
            if (coach.result(move.next()).reversed().compareTo(before) < 0) {
                return true;
            }
            now = move.next();
            isRandom = !isRandom;
        }
        return rules.ending(now) == Ending.PLAY_ON && coach.outcome(start) != Outcome.DRAW;
    }

    private Move<P> any(P now) {
        List<Move<P>> moves = rules.moves(now).toList();
        return moves.get(random.nextInt(moves.size()));
    }
}
