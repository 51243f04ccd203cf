package muvluv;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The same theorem as in {@code Main}, that an odd branch wins, but the branches found in another way: from the root
 * downwards each vertex learns the depth of the last fork above it, and at a leaf the difference of the two depths is
 * the length of the branch. Every legal size. The theorem itself is held against {@code BruteForce}, on small trees
 * only.
 */
final class Reference {

    private static final int ROOT = 1;

    /** A vertex to visit: the root has depth 1, and depth 0 stands for no fork. */
    private record Visit(int vertex, int depth, int forkDepth) {
    }

    static void solve(FastReader in, FastWriter out) {
        int tests = in.nextInt();
        for (int test = 0; test < tests; test++) {
            int n = in.nextInt();
            List<List<Integer>> children = IntStream.rangeClosed(0, n).<List<Integer>>mapToObj(v -> new ArrayList<>(1))
                    .toList();
            for (int v = ROOT + 1; v <= n; v++) {
                children.get(in.nextInt()).add(v);
            }
            out.println(hasOddBranch(children) ? "Takeru" : "Meiya");
        }
    }

    private static boolean hasOddBranch(List<List<Integer>> children) {
        Deque<Visit> open = new ArrayDeque<>();
        open.add(new Visit(ROOT, 1, 0));
        boolean odd = false;
        while (!open.isEmpty()) {
            Visit at = open.remove();
            List<Integer> below = children.get(at.vertex);
            if (below.isEmpty()) {
                odd |= (at.depth - at.forkDepth) % 2 != 0;
            }
            int forkDepth = below.size() > 1 ? at.depth : at.forkDepth;
            below.forEach(child -> open.add(new Visit(child, at.depth + 1, forkDepth)));
        }
        return odd;
    }
}
