package hdu2149;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Fills a table of the missing amounts from 0 up, for each N once: an amount is lost if and only if no raise leads to a lost
 * one. Knows no remainder: of the lost amounts below it remembers the last one, and asks whether a raise reaches it.
 */
final class Reference {

    private static final int MAX = 1099;

    private Reference() {
    }

    static void solve(FastReader in, FastWriter out) {
        Map<Integer, BitSet> lostByMost = new HashMap<>();
        do {
            int price = in.nextInt(1, MAX);
            int most = in.nextInt(1, MAX);
            BitSet lost = lostByMost.computeIfAbsent(most, Reference::lostAmounts);
            StringBuilder winning = new StringBuilder();
            for (int raise = 1; raise <= most; raise++) {
                if (lost.get(Math.max(0, price - raise))) {
                    winning.append(winning.isEmpty() ? "" : " ").append(raise);
                }
            }
            out.println(winning.isEmpty() ? "none" : winning.toString());
        } while (in.hasNext());
    }

    /** The missing amounts with which the player to bid loses. */
    private static BitSet lostAmounts(int most) {
        BitSet lost = new BitSet();
        int last = 0;
        lost.set(last);
        for (int missing = 1; missing <= MAX; missing++) {
            if (missing - last > most) {
                last = missing;
                lost.set(last);
            }
        }
        return lost;
    }
}
