package nimsum.play;

import java.util.Random;
import java.util.function.BiFunction;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/** Positions at random that are worth playing from: a game from there lasts, even if both play well. */
public final class Starts<P> {

    /** So many moves a game lasts. */
    private static final int FEWEST_MOVES = 4;
    private static final int TRIES = 400;
    /** So much larger than asked for may be what lasts. */
    private static final int MOST_LARGER = 200;
    /** What is larger a person would not play. */
    private static final int LARGEST = 1 << 11;
    /** Of 2^64, and odd. */
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;
    private static final int ALL_WANTED = Integer.MAX_VALUE;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final Random random;
    private final BiFunction<Random, Integer, String> draw;

    /**
     * @param draw makes an input at random, of a size in whatever unit
     */
    public Starts(Rules<P> rules, Coach<P> coach, Random random, BiFunction<Random, Integer, String> draw) {
        this.rules = rules;
        this.coach = coach;
        this.random = random;
        this.draw = draw;
    }

    /** Another number for each seed. Random numbers of neighbouring seeds would all begin with the same bit. */
    public static long spread(long seed) {
        return seed * GOLDEN_RATIO;
    }

    /**
     * A position of about this size, which is positive, at least three fifths of it. Where none of them lasts, it is
     * the largest that is smaller, or else as little larger as can be, or any at all if none lasts. As often won as
     * lost, where both are found.
     */
    public P draw(int size) {
        return draw(size, size, random.nextBoolean() ? Outcome.WIN : Outcome.LOSS);
    }

    /** For a person who asks for no size: as often won as lost, where both are found. */
    public P usual() {
        return usual(random.nextBoolean() ? Outcome.WIN : Outcome.LOSS);
    }

    /**
     * For a person who asks for no size. It comes to what is wanted, where that is found, if need be at twice the size.
     */
    public P usual(Outcome wanted) {
        int third = rules.usualSize() / 3;
        int size = rules.usualSize() - random.nextInt(third + 1);
        return draw(size, 2L * size, wanted);
    }

    private P draw(int size, long largest, Outcome wanted) {
        P best = null;
        int worth = 0;
        for (long most = size; worth < ALL_WANTED
                && most <= (best == null ? (long) size + MOST_LARGER : largest); most++) {
            for (int i = 0; i < TRIES && worth < ALL_WANTED; i++) {
                P start = drawn(most);
                int found = worth(start, most, wanted);
                if (found > worth && lasts(start)) {
                    best = start;
                    worth = found;
                }
            }
        }
        return best == null ? brief(size) : best;
    }

    /** One from which play goes on, if there is any, though not for long. */
    private P brief(int size) {
        P start = drawn(size);
        for (int i = 0; i < TRIES && (rules.ending(start) != Ending.PLAY_ON || !rules.isPlayable(start)); i++) {
            start = drawn(size);
        }
        return start;
    }

    private P drawn(long most) {
        return rules.read(draw.apply(random, parameter(most)));
    }

    /**
     * Sizes are taken from small ones to large ones alike: their unit may be another one, even the digits of what is
     * counted.
     */
    private int parameter(long most) {
        return (int) Math.exp(random.nextDouble() * Math.log(4.0 * Math.min(most, LARGEST)));
    }

    /**
     * How near a position comes to what is wanted; 0 if nobody would play it, or it is too large. Where it is won, a
     * move should throw the win away.
     */
    private int worth(P start, long most, Outcome wanted) {
        int count = rules.isPlayable(start) ? rules.size(start).count() : 0;
        if (count > most) {
            return 0;
        }
        if (5L * count < 3 * most) {
            return count;
        }
        Outcome outcome = coach.outcome(start);
        boolean everyMoveWins = outcome == Outcome.WIN
                && rules.moves(start).allMatch(move -> coach.outcome(move.next()) == Outcome.LOSS);
        return ALL_WANTED - (outcome == wanted ? 0 : 2) - (everyMoveWins ? 1 : 0);
    }

    /** Whether there is a choice, no move wins at once, and play goes on while the coach makes some moves for both. */
    private boolean lasts(P start) {
        if (rules.moves(start).limit(2).count() < 2
                || coach.goodMoves(start).anyMatch(move -> rules.ending(move.next()) != Ending.PLAY_ON)) {
            return false;
        }
        P now = start;
        for (int moves = 0; moves < FEWEST_MOVES; moves++) {
            if (rules.ending(now) != Ending.PLAY_ON) {
                return false;
            }
            now = coach.reply(now).next();
        }
        return true;
    }
}
