package nimsum.game.hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.hackenbush.Bush.Edge;

/**
 * Contracts the cycles of a bush of green edges, as the fusion principle allows. The ground becomes one vertex, and so
 * do the vertices of each cycle (union-find). The edges of cycles become loops, and the bridges form a tree. A
 * breadth-first search from the ground finds a spanning tree, and each edge outside it contracts the cycle that it
 * closes. The cost is O((V + E) log V), without recursion.
 */
public final class Fused {

    private final Bush bush;
    /** Stands for all vertices on the ground. */
    private final int root;
    /** The BFS order, the root first, and the index of each vertex in it. */
    private final List<Integer> order = new ArrayList<>();
    private final int[] discovery;
    /** The parent of a vertex in the BFS tree, and the edge to it. */
    private final int[] parent, parentEdge;
    /** Union-find: a vertex nearer to the ground in the same contracted cycle, or the vertex itself. */
    private final int[] fusedWith;
    /** The Grundy value of what stands on a vertex, if no lower vertex is fused with it. */
    private final int[] value;

    public Fused(Bush bush) {
        this.bush = bush;
        root = bush.ground().findFirst().orElseThrow();
        int vertices = 1 + IntStream.concat(bush.ground(), bush.standing().mapToObj(bush::edge)
                .flatMapToInt(edge -> IntStream.of(edge.from(), edge.to()))).max().orElse(root);
        discovery = new int[vertices];
        parentEdge = new int[vertices];
        parent = new int[vertices];
        value = new int[vertices];
        fusedWith = IntStream.range(0, vertices).toArray();
        bush.ground().forEach(vertex -> fusedWith[vertex] = root);
        search();
        bush.standing().filter(this::isLoop).forEach(edge -> value[find(bush.edge(edge).from())] ^= 1);
        for (int i = order.size() - 1; i > 0; i--) {
            int v = order.get(i);
            if (find(v) == v) {
                value[find(parent[v])] ^= value[v] + 1;
            }
        }
    }

    private void search() {
        order.add(root);
        for (int i = 0; i < order.size(); i++) {
            int v = order.get(i);
            (v == root ? bush.ground().flatMap(bush::standingAt) : bush.standingAt(v))
                    .filter(edge -> edge != parentEdge[v]).forEach(edge -> follow(edge, v));
        }
    }

    /** Reaches a vertex by an edge from v, or fuses the vertices of the cycle that the edge closes. */
    private void follow(int number, int v) {
        Edge edge = bush.edge(number);
        int other = find(find(edge.from()) == find(v) ? edge.to() : edge.from());
        if (other != root && discovery[other] == 0) {
            discovery[other] = order.size();
            parent[other] = v;
            parentEdge[other] = number;
            order.add(other);
            return;
        }
        for (int one = find(v); one != other; one = find(one), other = find(other)) {
            int higher = discovery[one] > discovery[other] ? one : other;
            fusedWith[higher] = parent[higher];
        }
    }

    /** Returns the representative of the vertices with which this one is fused. */
    private int find(int vertex) {
        int v = vertex;
        while (fusedWith[v] != v) {
            fusedWith[v] = fusedWith[fusedWith[v]];
            v = fusedWith[v];
        }
        return v;
    }

    private boolean isLoop(int number) {
        return find(bush.edge(number).from()) == find(bush.edge(number).to());
    }

    public int value() {
        return value[root];
    }

    /** Returns the vertices from which an edge that is not on a cycle leads down. */
    private IntStream upper() {
        return order.stream().skip(1).mapToInt(v -> v).filter(v -> find(v) == v);
    }

    /** Returns for each edge that is not on a cycle its value together with everything that it carries. */
    public SortedMap<Integer, Integer> bridges() {
        return upper().boxed()
                .collect(Collectors.toMap(v -> parentEdge[v], v -> value[v] + 1, (a, b) -> a, TreeMap::new));
    }

    /** Returns the edges on cycles, by the vertex at which they become loops. */
    public SortedMap<Integer, List<Integer>> loops() {
        return bush.standing().filter(this::isLoop).boxed().collect(
                Collectors.groupingBy(edge -> find(bush.edge(edge).from()), TreeMap::new, Collectors.toList()));
    }

    /**
     * Returns the positive numbers whose nim-sum is the value: one for each edge that leads up from the ground and is
     * not on a cycle, and a 1 if the number of loops at the ground is odd.
     */
    public List<Integer> terms() {
        int loops = loops().getOrDefault(root, List.of()).size();
        return IntStream
                .concat(upper().filter(v -> find(parent[v]) == root).map(v -> value[v] + 1), IntStream.of(loops % 2))
                .filter(term -> term > 0).boxed().toList();
    }

    public boolean isGround(int vertex) {
        return vertex == root;
    }
}
