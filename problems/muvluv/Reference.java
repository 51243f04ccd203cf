package muvluv;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses the same theorem as {@code Main}, that an odd leg wins, but finds the legs in another way. From the root
 * downwards each vertex learns the depth of the last fork above it. At a leaf the difference of the two depths is the
 * length of the leg. The theorem itself is compared with {@code BruteForce}, only on small trees.
 */
final class Reference {

    private static final int ROOT = 1;

    /** A vertex to visit. The root has depth 1, and the fork depth 0 means that there is no fork above. */
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
            out.println(hasOddLeg(children) ? "Takeru" : "Meiya");
        }
    }

    private static boolean hasOddLeg(List<List<Integer>> children) {
        Deque<Visit> queue = new ArrayDeque<>();
        queue.add(new Visit(ROOT, 1, 0));
        boolean odd = false;
        while (!queue.isEmpty()) {
            Visit at = queue.remove();
            List<Integer> below = children.get(at.vertex);
            if (below.isEmpty()) {
                odd |= (at.depth - at.forkDepth) % 2 != 0;
            }
            int forkDepth = below.size() > 1 ? at.depth : at.forkDepth;
            below.forEach(child -> queue.add(new Visit(child, at.depth + 1, forkDepth)));
        }
        return odd;
    }
}
