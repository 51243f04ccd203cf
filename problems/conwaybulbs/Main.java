package conwaybulbs;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides Conway. N switches toggle bulbs of given powers, and all bulbs are dark at first. In round i of (N - 1) / 2
 * Roland presses any of the switches 2i - 1 and 2i, and then Patrick presses any of 2i and 2i + 1. Roland wins if at
 * the end the lit bulbs have a power of at least K.
 *
 * <p>
 * Theorem. The player who may press a switch last decides alone whether it toggles its bulbs. Roland decides about
 * switches 1, 3, ..., N - 2, and Patrick about 2, 4, ..., N - 1 and N, in the order of their numbers.
 *
 * <p>
 * Why: the last player can undo what was done to the switch before.
 *
 * <p>
 * So play is a tree of 2^N ends. At each place the search tosses a coin to choose what it tries first, and it tries the
 * other choice only if the first one does not win. In a fixed order some wirings take 2^(N - 1) ends. With coins no
 * wiring takes more than O(1.69^N) ends on average over the coins, where 1.69 stands for (1 + sqrt 33) / 4. The answer
 * does not depend on the coins. The seed is fixed, so each run on the same input takes the same time, which may be
 * above the average.
 *
 * <p>
 * Proof: problems/conwaybulbs/README.md, theorems 1 and 2. Cost: O(1.69^N) expected steps; the recursion is N deep.
 */
public final class Main {

    /** Two more switches would take three times as long. */
    private static final int MAX_SWITCHES = 33;
    private static final int MAX_BULBS = 32, HALF = 16, MAX_POWER = Integer.MAX_VALUE / MAX_BULBS;

    /** The bulbs that each switch toggles, as binary digits. Bulb i is the digit 2^i. */
    private final int[] toggled;
    private final int goal;
    /** The power of each set of the first 16 bulbs, and of each set of the other bulbs. */
    private final int[] low, high;
    private int coins = 1;

    Main(int[] toggled, int[] powers, int goal) {
        this.toggled = toggled;
        this.goal = goal;
        low = sums(powers, 0);
        high = sums(powers, HALF);
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int games = in.nextInt(); games > 0; games--) {
            out.println(readNext(in).rolandWins(0, 0) ? "Roland" : "Patrick");
        }
    }

    private static Main readNext(FastReader in) {
        int[] toggled = new int[in.nextInt(0, MAX_SWITCHES)];
        int[] powers = new int[in.nextInt(1, MAX_BULBS)];
        int goal = in.nextInt();
        for (int bulb = 0; bulb < powers.length; bulb++) {
            powers[bulb] = in.nextInt(0, MAX_POWER);
        }
        for (int i = 0; i < toggled.length; i++) {
            toggled[i] = readBulbs(in, powers.length);
        }
        return new Main(toggled, powers, goal);
    }

    private static int readBulbs(FastReader in, int count) {
        String digits = in.next();
        if (digits.length() != count) {
            throw in.unexpected("for each bulb a digit, 0 or 1");
        }
        int bulbs = 0;
        for (int bulb = 0; bulb < count; bulb++) {
            bulbs |= (digits.charAt(bulb) - '0') << bulb;
        }
        return bulbs;
    }

    /** Returns the power of each set of 16 bulbs, which is that of a bulb and of the set without it. */
    private static int[] sums(int[] powers, int from) {
        int[] sums = new int[1 << HALF];
        for (int set = 1; set < sums.length; set++) {
            int bulb = from + Integer.numberOfTrailingZeros(set);
            sums[set] = sums[set & (set - 1)] + (bulb < powers.length ? powers[bulb] : 0);
        }
        return sums;
    }

    /**
     * Tells whether Roland wins. For his own switches one winning choice is enough, and for Patrick's both have to win.
     *
     * @param settled the number of switches that nobody will press again; they are the first ones
     * @param lit the bulbs that are lit if nobody presses one of the other switches
     */
    boolean rolandWins(int settled, int lit) {
        if (settled == toggled.length) {
            return power(lit) >= goal;
        }
        boolean isRolands = settled % 2 == 0 && settled < toggled.length - 1;
        int first = lit ^ (toggled[settled] & coin());
        int second = first ^ toggled[settled];
        return isRolands
                ? rolandWins(settled + 1, first) || rolandWins(settled + 1, second)
                : rolandWins(settled + 1, first) && rolandWins(settled + 1, second);
    }

    /**
     * Tosses a coin and returns the set of all bulbs or of none, as a mask. A branch would be mispredicted half of the
     * time. The coin is the sign of a linear congruential generator.
     */
    private int coin() {
        coins = coins * 1664525 + 1013904223;
        return coins >> 31;
    }

    private int power(int bulbs) {
        return low[bulbs & ((1 << HALF) - 1)] + high[bulbs >>> HALF];
    }
}
