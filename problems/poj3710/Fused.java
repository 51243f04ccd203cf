package poj3710;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Bush;

/**
 * What stands of one graph, as Theorem 4 looks at it: edges on no cycle, and cycles each of which is made one
 * vertex. O(m + k) for m vertices and k edges if no edge is on several cycles, else O(k m).
 */
final class Fused {

    private static final int ROOT = Rules.ROOT, NONE = -1, NOTHING = 0;

    /** The edges' numbers; edge i of these has the ends 2 i and 2 i + 1, named without the graph. */
    private final int[] edges;
    private final int[] ends;
    /** The vertices that are connected to vertex 1, each after its parent. */
    private final int[] order;
    private int reached;
    private final int[] parent;
    private final int[] depth;
    /** Which edge leads from a vertex to its parent, and whether it is on a cycle. */
    private final int[] down;
    private final boolean[] onCycle;
    /** What a vertex carries; of a cycle, it is at the vertex nearest to vertex 1 in the end. */
    private final int[] value;

    /** The edges of one graph that stand, by their numbers. */
    Fused(Bush bush, int[] edges) {
        this(edges, ends(bush, edges), NOTHING);
    }

    private static int[] ends(Bush bush, int[] edges) {
        int[] ends = new int[2 * edges.length];
        for (int i = 0; i < edges.length; i++) {
            ends[2 * i] = bush.edge(edges[i]).from() % Rules.NAMES;
            ends[2 * i + 1] = bush.edge(edges[i]).to() % Rules.NAMES;
        }
        return ends;
    }

    private Fused(int[] edges, int[] ends, int cut) {
        this.edges = edges;
        this.ends = ends;
        int names = ROOT + 1;
        for (int end : ends) {
            names = Math.max(names, end + 1);
        }
        order = new int[names];
        parent = new int[names];
        depth = new int[names];
        down = new int[names];
        onCycle = new boolean[names];
        value = new int[names];
        Arrays.fill(down, NONE);
        search(cut);
        for (int i = 0; i < edges.length; i++) {
            if (edges[i] != cut && isReached(ends[2 * i]) && isOffTree(i)) {
                value[ends[2 * i]] ^= 1;
                closeCycle(ends[2 * i], ends[2 * i + 1]);
            }
        }
        for (int i = reached - 1; i > 0; i--) {
            int v = order[i];
            value[parent[v]] ^= onCycle[v] ? value[v] ^ 1 : value[v] + 1;
        }
    }

    /** What stands of the graph when an edge is cut. */
    Fused without(int edge) {
        return new Fused(edges, ends, edge);
    }

    private void search(int cut) {
        int[] first = new int[down.length];
        int[] next = new int[ends.length];
        Arrays.fill(first, NONE);
        for (int i = ends.length - 1; i >= 0; i--) {
            if (edges[i / 2] != cut) {
                next[i] = first[ends[i]];
                first[ends[i]] = i;
            }
        }
        order[reached++] = ROOT;
        for (int done = 0; done < reached; done++) {
            for (int i = first[order[done]]; i != NONE; i = next[i]) {
                int other = ends[i ^ 1];
                if (!isReached(other)) {
                    parent[other] = order[done];
                    depth[other] = depth[order[done]] + 1;
                    down[other] = i / 2;
                    order[reached++] = other;
                }
            }
        }
    }

    private boolean isReached(int vertex) {
        return vertex == ROOT || down[vertex] != NONE;
    }

    private boolean isOffTree(int i) {
        return down[ends[2 * i]] != i && down[ends[2 * i + 1]] != i;
    }

    private void closeCycle(int a, int b) {
        int u = a;
        int v = b;
        while (u != v) {
            if (depth[u] > depth[v]) {
                onCycle[u] = true;
                u = parent[u];
            } else {
                onCycle[v] = true;
                v = parent[v];
            }
        }
    }

    /** The Grundy value. */
    int value() {
        return value[ROOT];
    }

    /** How many edges stand, and the one that is cut. */
    int size() {
        return edges.length;
    }

    /** The edges, those nearest to vertex 1 first. */
    int[] upwards() {
        return IntStream.range(0, edges.length).boxed()
                .sorted((i, j) -> Integer.compare(height(i), height(j))).mapToInt(i -> edges[i]).toArray();
    }

    private int height(int i) {
        return Math.min(depth[ends[2 * i]], depth[ends[2 * i + 1]]);
    }

    /** What each edge on no cycle is worth with what it carries. */
    Map<Integer, Integer> bridges() {
        Map<Integer, Integer> bridges = new TreeMap<>();
        Arrays.stream(order, 1, reached).filter(v -> !onCycle[v])
                .forEach(v -> bridges.put(edges[down[v]], value[v] + 1));
        return bridges;
    }

    /** The edges on cycles, by the vertex nearest to vertex 1 of those that are made one with their ends. */
    Map<Integer, List<Integer>> loops() {
        return IntStream.range(0, edges.length).boxed()
                .filter(i -> isOffTree(i) || onCycle[upper(i)])
                .collect(Collectors.groupingBy(i -> lowest(ends[2 * i]), TreeMap::new,
                        Collectors.mapping(i -> edges[i], Collectors.toList())));
    }

    /** Of an edge of the tree. */
    private int upper(int i) {
        return down[ends[2 * i]] == i ? ends[2 * i] : ends[2 * i + 1];
    }

    private int lowest(int vertex) {
        int v = vertex;
        while (onCycle[v]) {
            v = parent[v];
        }
        return v;
    }
}
