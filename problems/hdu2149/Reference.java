package hdu2149;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Fills a table of the missing amounts from 0 up. An amount is lost if and only if no raise leads to a lost amount.
 * This needs no remainders. It is enough to remember the last lost amount and to ask whether a raise reaches it.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        do {
            int price = in.nextInt();
            int maxRaise = in.nextInt();
            boolean[] lost = new boolean[price + 1];
            int last = Integer.MIN_VALUE / 2;
            for (int missing = 0; missing <= price; missing++) {
                lost[missing] = missing - last > maxRaise;
                last = lost[missing] ? missing : last;
            }
            String winning = IntStream.rangeClosed(1, maxRaise).filter(raise -> lost[Math.max(0, price - raise)])
                    .mapToObj(Integer::toString).collect(Collectors.joining(" "));
            out.println(winning.isEmpty() ? "none" : winning);
        } while (in.hasNext());
    }
}
