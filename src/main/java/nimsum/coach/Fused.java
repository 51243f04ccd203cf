package nimsum.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;

/**
 * What the fusion principle makes of a bush of green edges. The ground becomes one vertex, and so do the vertices of
 * each cycle. The edges of cycles become loops, and the other edges form a tree. A search from the ground finds a
 * spanning tree, and each edge outside it fuses the vertices on the way between its two ends. The cost is O((V + E) log
 * V), without recursion.
 */
final class Fused {

    private final Bush bush;
    /** Stands for all vertices on the ground. */
    private final int root;
    /** The vertices that the search reached, the root first, and the place of each vertex among them. */
    private final List<Integer> reached = new ArrayList<>();
    private final int[] place;
    /** The edge by which the search came to a vertex, and the lower end of this edge. */
    private final int[] cameBy, parent;
    /** The vertex itself, or a vertex nearer to the ground with which it is fused. */
    private final int[] fused;
    /** The Grundy value of what stands on a vertex, if no lower vertex is fused with it. */
    private final int[] value;

    Fused(Bush bush) {
        this.bush = bush;
        root = bush.ground().findFirst().orElseThrow();
        int vertices = 1 + IntStream.concat(bush.ground(), bush.standing().mapToObj(bush::edge)
                .flatMapToInt(edge -> IntStream.of(edge.from(), edge.to()))).max().orElse(root);
        place = new int[vertices];
        cameBy = new int[vertices];
        parent = new int[vertices];
        value = new int[vertices];
        fused = IntStream.range(0, vertices).toArray();
        bush.ground().forEach(vertex -> fused[vertex] = root);
        search();
        bush.standing().filter(this::isLoop).forEach(edge -> value[lowest(bush.edge(edge).from())] ^= 1);
        for (int i = reached.size() - 1; i > 0; i--) {
            int v = reached.get(i);
            if (lowest(v) == v) {
                value[lowest(parent[v])] ^= value[v] + 1;
            }
        }
    }

    private void search() {
        reached.add(root);
        for (int i = 0; i < reached.size(); i++) {
            int v = reached.get(i);
            (v == root ? bush.ground().flatMap(bush::standingAt) : bush.standingAt(v))
                    .filter(edge -> edge != cameBy[v]).forEach(edge -> follow(edge, v));
        }
    }

    /** Reaches a vertex by an edge from v, or fuses the vertices of the cycle that the edge closes. */
    private void follow(int number, int v) {
        Edge edge = bush.edge(number);
        int other = lowest(lowest(edge.from()) == lowest(v) ? edge.to() : edge.from());
        if (other != root && place[other] == 0) {
            place[other] = reached.size();
            parent[other] = v;
            cameBy[other] = number;
            reached.add(other);
            return;
        }
        for (int one = lowest(v); one != other; one = lowest(one), other = lowest(other)) {
            int higher = place[one] > place[other] ? one : other;
            fused[higher] = parent[higher];
        }
    }

    /** Returns the vertex that stands for all vertices with which this one is fused. */
    private int lowest(int vertex) {
        int v = vertex;
        while (fused[v] != v) {
            fused[v] = fused[fused[v]];
            v = fused[v];
        }
        return v;
    }

    private boolean isLoop(int number) {
        return lowest(bush.edge(number).from()) == lowest(bush.edge(number).to());
    }

    /** Returns the Grundy value of the bush. */
    int value() {
        return value[root];
    }

    /** Returns the vertices from which an edge that is not on a cycle leads down. */
    private IntStream upper() {
        return reached.stream().skip(1).mapToInt(v -> v).filter(v -> lowest(v) == v);
    }

    /** Returns for each edge that is not on a cycle its value together with everything that it carries. */
    SortedMap<Integer, Integer> bridges() {
        return upper().boxed().collect(Collectors.toMap(v -> cameBy[v], v -> value[v] + 1, (a, b) -> a, TreeMap::new));
    }

    /** Returns the edges on cycles, by the vertex at which they become loops. */
    SortedMap<Integer, List<Integer>> loops() {
        return bush.standing().filter(this::isLoop).boxed().collect(
                Collectors.groupingBy(edge -> lowest(bush.edge(edge).from()), TreeMap::new, Collectors.toList()));
    }

    /**
     * Returns the positive numbers whose nim-sum is the value: one for each edge that leads up from the ground and is
     * not on a cycle, and a 1 if the number of loops at the ground is odd.
     */
    List<Integer> terms() {
        int loops = loops().getOrDefault(root, List.of()).size();
        return IntStream
                .concat(upper().filter(v -> lowest(parent[v]) == root).map(v -> value[v] + 1), IntStream.of(loops % 2))
                .filter(term -> term > 0).boxed().toList();
    }

    /** Tells whether this vertex stands for the ground. */
    boolean isGround(int vertex) {
        return vertex == root;
    }
}
