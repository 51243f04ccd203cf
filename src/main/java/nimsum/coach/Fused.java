package nimsum.coach;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Bush;
import nimsum.game.Bush.Edge;

/**
 * What the fusion principle makes of a bush of green edges: the ground is one vertex, the vertices of each cycle are
 * one, their edges loops at it, and all else is a tree. A depth-first search finds the edges on no cycle by low points.
 * O(V + E), without recursion.
 */
final class Fused {

    /** A vertex on the way of the search, and its edges that are still to be looked at. */
    private record Step(int vertex, PrimitiveIterator.OfInt edges) {
    }

    private final Bush bush;
    private final BitSet ground = new BitSet();
    /** Stands for all vertices on the ground. */
    private final int root;
    /** The place of each vertex in the order of the search, from 1 on; 0 where it has not been. */
    private final int[] place;
    private int placed;
    /** The lowest place that is reached from a vertex or above without the edge by which the search came. */
    private final int[] low;
    private final int[] cameBy;
    private final int[] parent;
    /** What a vertex carries, and where it is fused with one below what both do; of the latter, at the lower one. */
    private final int[] value;

    Fused(Bush bush) {
        this.bush = bush;
        bush.ground().forEach(ground::set);
        root = ground.nextSetBit(0);
        int vertices = 1 + bush.standing().mapToObj(bush::edge).mapToInt(edge -> Math.max(edge.from(), edge.to())).max()
                .orElse(root);
        place = new int[vertices];
        low = new int[vertices];
        cameBy = new int[vertices];
        parent = new int[vertices];
        value = new int[vertices];
        search();
    }

    private void search() {
        Deque<Step> way = new ArrayDeque<>();
        BitSet met = new BitSet();
        place[root] = ++placed;
        way.push(new Step(root, bush.ground().flatMap(bush::standingAt).iterator()));
        while (!way.isEmpty()) {
            int v = way.peek().vertex;
            if (!way.peek().edges.hasNext()) {
                way.pop();
                leave(v);
                continue;
            }
            int edge = way.peek().edges.nextInt();
            if (met.get(edge)) {
                continue;
            }
            met.set(edge);
            int other = other(edge, v);
            if (place[other] == 0) {
                place[other] = ++placed;
                low[other] = placed;
                cameBy[other] = edge;
                parent[other] = v;
                way.push(new Step(other, bush.standingAt(other).iterator()));
            } else {
                value[v] ^= 1;
                low[v] = Math.min(low[v], place[other]);
            }
        }
    }

    private void leave(int v) {
        if (v != root) {
            int below = parent[v];
            value[below] ^= isFused(v) ? value[v] ^ 1 : value[v] + 1;
            low[below] = Math.min(low[below], low[v]);
        }
    }

    private int other(int number, int vertex) {
        Edge edge = bush.edge(number);
        int from = onGround(edge.from());
        return from == vertex ? onGround(edge.to()) : from;
    }

    private int onGround(int vertex) {
        return ground.get(vertex) ? root : vertex;
    }

    /** Whether a vertex is fused with the one from which the search came. */
    private boolean isFused(int v) {
        return v != root && low[v] < place[v];
    }

    /** The vertex that stands for all with which this one is fused. */
    private int lowest(int vertex) {
        int v = onGround(vertex);
        while (isFused(v)) {
            v = parent[v];
        }
        return v;
    }

    /** The Grundy value. */
    int value() {
        return value[root];
    }

    /** What each edge on no cycle is worth together with what it carries. */
    SortedMap<Integer, Integer> bridges() {
        SortedMap<Integer, Integer> bridges = new TreeMap<>();
        upper().forEach(v -> bridges.put(cameBy[v], value[v] + 1));
        return bridges;
    }

    /** The upper ends of the edges on no cycle. */
    private IntStream upper() {
        return IntStream.range(0, place.length).filter(v -> v != root && place[v] != 0 && !isFused(v));
    }

    /** The edges on cycles, by the vertex that stands for all those with which their ends are fused. */
    SortedMap<Integer, List<Integer>> loops() {
        BitSet bridges = new BitSet();
        upper().forEach(v -> bridges.set(cameBy[v]));
        return bush.standing().filter(edge -> !bridges.get(edge)).boxed().collect(
                Collectors.groupingBy(edge -> lowest(bush.edge(edge).from()), TreeMap::new, Collectors.toList()));
    }

    /**
     * The numbers other than 0 whose xor is the value: of the edges on no cycle that stand on the ground, and of the
     * loops there.
     */
    List<Integer> terms() {
        int loops = loops().getOrDefault(root, List.of()).size();
        return IntStream
                .concat(upper().filter(v -> lowest(parent[v]) == root).map(v -> value[v] + 1), IntStream.of(loops % 2))
                .filter(term -> term > 0).boxed().toList();
    }

    /** Whether this vertex stands for the ground. */
    boolean isGround(int vertex) {
        return vertex == root;
    }
}
