package theory;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.FixpointSolver;
import nimsum.input.HeapRows;

/**
 * Tokens on a graph, with the labels of its vertices by their definition.
 *
 * @param followers of each vertex, which count from 0
 */
public record LoopySum(int[][] followers, int[] order, int[] label) {

    static final int LOOPY = -1;

    /** Looks at the vertices as they are numbered. */
    public static LoopySum of(int[][] followers) {
        return of(followers, IntStream.range(0, followers.length).toArray());
    }

    static LoopySum of(int[][] followers, int[] order) {
        LoopySum sum = new LoopySum(followers, order, new int[followers.length]);
        Arrays.fill(sum.label, LOOPY);
        for (int k = 0; k <= followers.length; k++) {
            int next = k;
            while (IntStream.of(order).anyMatch(v -> sum.giveLabel(v, next))) {
                // Once more.
            }
        }
        return sum;
    }

    /** Tells whether this vertex, which had none, now has this label. */
    private boolean giveLabel(int v, int k) {
        boolean may = label[v] == LOOPY && mex(v) == k && IntStream.of(followers[v])
                .filter(u -> label[u] == LOOPY).allMatch(u -> leadsTo(u, k));
        label[v] = may ? k : label[v];
        return may;
    }

    int mex(int v) {
        return Values.mex(IntStream.of(followers[v]).map(u -> label[u]).filter(k -> k != LOOPY));
    }

    /** Tells whether a follower has this label. */
    boolean leadsTo(int v, int k) {
        return IntStream.of(followers[v]).anyMatch(u -> label[u] == k);
    }

    int[] loopy(int... tokens) {
        return IntStream.of(tokens).filter(v -> label[v] == LOOPY).toArray();
    }

    int nimSum(int... tokens) {
        return IntStream.of(tokens).map(v -> Math.max(0, label[v])).reduce(0, (a, b) -> a ^ b);
    }

    /** Returns every position of one to {@code max} tokens, which stand on vertices in increasing order. */
    FixpointSolver<List<Integer>> played(int max) {
        return FixpointSolver.fromAll(Options.normal(tokens -> Rows.next(tokens, v -> IntStream.of(followers[v]))),
                HeapRows.ascending(max, 0, followers.length - 1).map(row -> IntStream.of(row).boxed().toList())
                        .toList());
    }
}
