package conwaybulbs;

import conwaybulbs.Rules.Game;
import java.util.Arrays;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Backwards from the end, by the rules alone: for all sets of lit bulbs at once, whether Roland wins from there. No switch belongs
 * to anybody, and no tree is searched. Time O(N 2^M), some 10 s for 33 switches and 32 bulbs; memory 2^M bits.
 */
final class Reference {

    /** The first bulbs say where in a word of 64 sets a set stands, the others in which word. */
    private static final int BULBS = 6;
    /** For each of the first bulbs the sets without it. */
    private static final long[] DARK = {0x5555555555555555L, 0x3333333333333333L, 0x0F0F0F0F0F0F0F0FL,
            0x00FF00FF00FF00FFL, 0x0000FFFF0000FFFFL, 0x00000000FFFFFFFFL};

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        for (int games = in.nextInt(); games > 0; games--) {
            out.println(rolandWins(rules.read(in).game()) ? "Roland" : "Patrick");
        }
    }

    /** A turn is a choice for the one switch, and then for the other. */
    private static boolean rolandWins(Game game) {
        int[] pressed = game.wires().stream()
                .mapToInt(wires -> Integer.parseUnsignedInt(new StringBuilder(wires).reverse().toString(), 2))
                .toArray();
        long[] won = new long[1 << Math.max(0, game.powers().size() - BULBS)];
        int[] powers = IntStream.range(0, Long.SIZE).map(set -> power(game, set)).toArray();
        Arrays.parallelSetAll(won, word -> atTheEnd(powers, game.goal() - power(game, (long) word << BULBS)));
        for (int i = pressed.length - 2; i > 0; i -= 2) {
            choose(won, pressed[i], false);
            choose(won, pressed[i + 1], false);
            choose(won, pressed[i - 1], true);
            choose(won, pressed[i], true);
        }
        return (won[0] & 1) == 1;
    }

    /** The sets of the first bulbs that have at least the power that is missing. */
    private static long atTheEnd(int[] powers, int missing) {
        long won = 0;
        for (int set = 0; set < Long.SIZE; set++) {
            won |= powers[set] >= missing ? 1L << set : 0;
        }
        return won;
    }

    private static int power(Game game, long set) {
        int power = 0;
        for (int bulb = 0; bulb < game.powers().size(); bulb++) {
            power += (int) (set >> bulb & 1) * game.powers().get(bulb);
        }
        return power;
    }

    /** Roland wins from a set if he does so with the switch pressed or not; on Patrick's turn, if he does with both. */
    private static void choose(long[] won, int pressed, boolean isRolands) {
        int words = pressed >>> BULBS;
        int half = Integer.highestOneBit(words);
        IntStream.range(0, won.length).parallel().filter(word -> (word & half) == 0).forEach(word -> {
            long here = won[word];
            long there = toggled(won[word ^ words], pressed);
            won[word] = isRolands ? here | there : here & there;
            won[word ^ words] = toggled(won[word], pressed);
        });
    }

    /** What stood for a set stands for the set after the switch is pressed. */
    private static long toggled(long sets, int pressed) {
        long toggled = sets;
        for (int bulb = 0; bulb < BULBS; bulb++) {
            if ((pressed >> bulb & 1) == 1) {
                toggled = toggled >>> (1 << bulb) & DARK[bulb] | (toggled & DARK[bulb]) << (1 << bulb);
            }
        }
        return toggled;
    }
}
