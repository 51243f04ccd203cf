package nimsum.play;

import java.util.Random;
import java.util.function.BiFunction;
import nimsum.coach.Coach;
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
    /** The number of positions that are drawn. As many again are drawn if none lasts, and many more if none will do. */
    private static final int ATTEMPTS = 400;
    /** All but one of so many positions are drawn with a size of input that fitted before. */
    private static final int FITTING = 4;
    /** A position that lasts may be larger than asked for by this number. */
    private static final int MAX_LARGER = 200;
    /** The size of the largest position that a person would play. */
    private static final int LARGEST = 1 << 11;
    /** The odd integer nearest to 2^64 divided by the golden ratio. */
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
    /** What a position is worth at least if it has the right size; what its outcome, a choice and each move add. */
    private static final int RIGHT_SIZE = 1 << 30, OUTCOME = 1 << 10, CHOICE = 1 << 9, MOVE = TrialGames.MAX_SKILL + 1;

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

    /**
     * Draws the best of many positions: of the right size, then with the wanted outcome, then one where not every move
     * wins, then one that lasts, then one that needs skill.
     */
    private P draw(int size, long largest, Outcome wanted, int wantedMoves) {
        TrialGames<P> games = new TrialGames<>(rules, coach, random);
        P best = null;
        int worth = 0;
        int fitting = 0;
        int lasting = RIGHT_SIZE + OUTCOME + CHOICE + MOVE * Length.SHORT.moves;
        int all = RIGHT_SIZE + OUTCOME + CHOICE + MOVE * wantedMoves + TrialGames.MAX_SKILL;
        for (int i = 0; worth < all && (i < ATTEMPTS || worth < lasting && i < 2 * ATTEMPTS
                || best == null && i < (2 + MAX_LARGER) * ATTEMPTS); i++) {
            long max = i < 2 * ATTEMPTS
                    ? size + (largest - size) * i / (2 * ATTEMPTS)
                    : largest + i / ATTEMPTS - 1;
            int parameter = fitting > 0 && random.nextInt(FITTING) > 0 ? fitting : parameter(max);
            P start = drawn(parameter);
            int found = worth(start, max, wanted);
            fitting = found < RIGHT_SIZE ? fitting : parameter;
            int moves = found + all % CHOICE > worth ? games.moves(start, wantedMoves) : 0;
            found += MOVE * moves;
            if (moves >= MIN_MOVES && found + TrialGames.MAX_SKILL > worth) {
                found += games.skill(start);
                best = found > worth ? start : best;
                worth = Math.max(found, worth);
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
        if (5L * count < 3 * max) {
            return count * OUTCOME;
        }
        Outcome outcome = coach.outcome(start);
        boolean everyMoveWins = outcome == Outcome.WIN
                && rules.moves(start).allMatch(move -> coach.outcome(move.next()) == Outcome.LOSS);
        return RIGHT_SIZE + (outcome == wanted ? OUTCOME : 0) + (everyMoveWins ? 0 : CHOICE);
    }
}
