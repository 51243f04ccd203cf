package cf1704f;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Takes pairs of two colours from the row until none is left, and sees who has more cells. The values of runs are not
 * known beforehand: a table grows until it shows that they repeat. This is certain if the values from some length f on
 * have repeated with a period p up to the length 2f + 2p + 2.
 */
final class Reference {

    private static final int TABLE = 400;

    private final int[] grundy = new int[TABLE + 1];
    private int from;
    private int period;

    Reference() {
        for (int run = 2; run <= TABLE; run++) {
            Set<Integer> options = new HashSet<>();
            for (int left = 0, right = run - 2; left <= right; left++, right--) {
                options.add(grundy[left] ^ grundy[right]);
            }
            while (options.contains(grundy[run])) {
                grundy[run]++;
            }
        }
        do {
            period++;
            from = TABLE - period + 1;
            while (from > 0 && grundy[from - 1] == grundy[from - 1 + period]) {
                from--;
            }
        } while (2 * from + 2 * period + 2 > TABLE);
    }

    static void solve(FastReader in, FastWriter out) {
        Reference reference = new Reference();
        for (int tests = in.nextInt(); tests > 0; tests--) {
            in.nextInt();
            out.println(reference.aliceWins(in.next()) ? "Alice" : "Bob");
        }
    }

    private boolean aliceWins(String row) {
        String left = row.replaceAll("RB|BR", "");
        long red = left.chars().filter(cell -> cell == 'R').count();
        if (2 * red != left.length()) {
            return 2 * red > left.length();
        }
        return Stream.of(row.split("(?<=R)(?=R)|(?<=B)(?=B)")).mapToInt(run -> value(run.length()))
                .reduce(0, (a, b) -> a ^ b) != 0;
    }

    private int value(int run) {
        return grundy[run < from ? run : from + (run - from) % period];
    }
}
