package nimsum.input.generate;

import java.util.stream.IntStream;

/** Which vertices are connected, while edges are added one by one: for checking that an input is a tree. */
public final class DisjointSets {

    /** Leads from each vertex to the one that stands for all that are connected with it; a test counts steps. */
    final int[] towards;

    /** No two vertices are connected. */
    public DisjointSets(int vertices) {
        towards = IntStream.rangeClosed(0, vertices).toArray();
    }

    /**
     * Adds an edge. O(log n) amortized.
     *
     * @param u a vertex
     * @return false if its ends are the same or were connected already, so that it closes a cycle
     */
    public boolean join(int u, int v) {
        int ofU = find(u);
        int ofV = find(v);
        towards[ofU] = ofV;
        return ofU != ofV;
    }

    /** The vertex that stands for all that are connected with this one. */
    int find(int v) {
        int at = v;
        while (towards[at] != at) {
            towards[at] = towards[towards[at]];
            at = towards[at];
        }
        return at;
    }
}
