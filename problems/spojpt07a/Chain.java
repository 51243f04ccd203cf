package spojpt07a;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A row of edges between two vertices that stay on the ground, as if fused, when one of the row is cut.
 *
 * @param edges
 *            their numbers
 * @param stalks
 *            what the vertices of the row carry: one more than there are edges, and 0 at both ends, which stay anyway
 */
record Chain(int[] edges, int[] stalks) {

    /**
     * What is left of the row and its stalks when one edge is cut, two paths with stalks: their nim-sum, for each edge. By the
     * digits, Theorem 4: O(m log s) for m edges and s together with the stalks'; the recursion is O(log s) deep.
     */
    int[] valuesAfterCuts() {
        int[] values = new int[edges.length];
        addDigits(IntStream.range(0, edges.length).toArray(), stalks, 0, values);
        return values;
    }

    /**
     * @param row
     *            places of edges in this chain: those not contracted yet
     * @param on
     *            what stands between them, without the digits that are done
     */
    private static void addDigits(int[] row, int[] on, int digit, int[] values) {
        int nimSum = Arrays.stream(on).reduce(0, (a, b) -> a ^ b);
        if (row.length == 1) {
            values[row[0]] += nimSum << digit;
            return;
        }
        int last = nimSum + row.length - 1 & 1;
        boolean[] isSecond = new boolean[row.length];
        for (int i = 0; i < row.length; i++) {
            values[row[i]] += last << digit;
            isSecond[i] = i > 0 && isSecond[i - 1] == (on[i] % 2 != 0);
        }
        for (boolean second : new boolean[]{false, true}) {
            int[] kept = IntStream.range(0, row.length).filter(i -> isSecond[i] == second).toArray();
            if (kept.length > 0) {
                int[] halves = new int[kept.length + 1];
                for (int i = 0, between = 0; i < on.length; i++) {
                    halves[between] ^= on[i] / 2;
                    between += i < row.length && isSecond[i] == second ? 1 : 0;
                }
                addDigits(Arrays.stream(kept).map(i -> row[i]).toArray(), halves, digit + 1, values);
            }
        }
    }
}
