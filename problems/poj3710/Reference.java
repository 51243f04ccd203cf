package poj3710;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses the fusion principle literally, without a search of the whole graph. As long as there are edges, it takes one of
 * three steps. It removes a loop, which counts 1 at its vertex. Or it removes a leaf, which hands down its value plus
 * 1. If there is neither, it walks along a cycle and merges the vertices of the cycle. It answers every legal size.
 */
final class Reference {

    private static final int ROOT = 1;

    /** The value of what has been removed, by the vertex where it stood. */
    private final int[] value;
    private final List<int[]> edges = new ArrayList<>();

    private Reference(int vertices, List<int[]> edges) {
        value = new int[Math.max(vertices, ROOT) + 1];
        edges.forEach(edge -> this.edges.add(edge.clone()));
    }

    static void solve(FastReader in, FastWriter out) {
        while (in.hasNext()) {
            int sum = 0;
            for (int graphs = in.nextInt(); graphs > 0; graphs--) {
                int vertices = in.nextInt();
                sum ^= value(vertices, IntStream.range(0, in.nextInt())
                        .mapToObj(edge -> new int[]{in.nextInt(), in.nextInt()}).toList());
            }
            out.println(sum != 0 ? "Sally" : "Harry");
        }
    }

    /** Returns the Grundy value of a graph whose vertices are all connected to vertex 1. */
    static int value(int vertices, List<int[]> edges) {
        Reference left = new Reference(vertices, edges);
        while (!left.edges.isEmpty()) {
            if (!left.removeLoop() && !left.removeLeaf()) {
                left.contractCycle();
            }
        }
        return left.value[ROOT];
    }

    private boolean removeLoop() {
        Optional<int[]> loop = edges.stream().filter(edge -> edge[0] == edge[1]).findFirst();
        loop.ifPresent(edge -> {
            value[edge[0]] ^= 1;
            edges.remove(edge);
        });
        return loop.isPresent();
    }

    private boolean removeLeaf() {
        int[] degree = new int[value.length];
        edges.forEach(edge -> Arrays.stream(edge).forEach(end -> degree[end]++));
        degree[ROOT] = Integer.MAX_VALUE;
        Optional<int[]> twig = edges.stream().filter(edge -> degree[edge[0]] == 1 || degree[edge[1]] == 1).findFirst();
        twig.ifPresent(edge -> {
            int leaf = degree[edge[0]] == 1 ? edge[0] : edge[1];
            value[other(edge, leaf)] ^= value[leaf] + 1;
            edges.remove(edge);
        });
        return twig.isPresent();
    }

    /**
     * Walks from vertex 1 until it meets a vertex again, and merges the vertices of this cycle. The walk never goes
     * back by the edge by which it came. It can always go on, because each vertex except 1 has a second edge.
     */
    private void contractCycle() {
        List<Integer> walk = new ArrayList<>(List.of(ROOT));
        int[] last = null;
        while (walk.indexOf(walk.get(walk.size() - 1)) == walk.size() - 1) {
            int at = walk.get(walk.size() - 1);
            int[] used = last;
            last = edges.stream().filter(edge -> edge != used && (edge[0] == at || edge[1] == at)).findFirst()
                    .orElseThrow();
            walk.add(other(last, at));
        }
        int one = walk.remove(walk.size() - 1);
        for (int v : walk.subList(walk.indexOf(one) + 1, walk.size())) {
            value[one] ^= value[v];
            for (int[] edge : edges) {
                edge[0] = edge[0] == v ? one : edge[0];
                edge[1] = edge[1] == v ? one : edge[1];
            }
        }
    }

    private static int other(int[] edge, int vertex) {
        return edge[0] == vertex ? edge[1] : edge[0];
    }
}
