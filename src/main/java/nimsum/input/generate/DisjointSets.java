package nimsum.input.generate;

import java.util.stream.IntStream;

/** Finds out by union-find with path halving which edges close a cycle, and so whether an input is a tree. */
public final class DisjointSets {

    /** The parent of each vertex, which for a root is the vertex itself. */
    private final int[] parent;

    public DisjointSets(int vertices) {
        parent = IntStream.rangeClosed(0, vertices).toArray();
    }

    /**
     * Unites the sets of the ends of an edge. O(log n) amortized.
     *
     * @return whether they were different; if not, the edge closes a cycle
     */
    public boolean union(int u, int v) {
        int rootU = find(u);
        int rootV = find(v);
        parent[rootU] = rootV;
        return rootU != rootV;
    }

    private int find(int v) {
        int root = v;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }
}
