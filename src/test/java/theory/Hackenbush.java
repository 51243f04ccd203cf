package theory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Hackenbush by its rules: a position is the set of the edges that are left. Vertex 0 is on the ground, and so is each other one
 * that is said to be.
 *
 * @param ground
 *            the vertices on the ground, as a set of bits
 */
record Hackenbush(List<Edge> edges, int ground) {

    enum Colour {
        BLUE, RED, GREEN;

        boolean isFor(boolean left) {
            return this == GREEN || left == (this == BLUE);
        }
    }

    record Edge(int from, int to, Colour colour) {
    }

    Hackenbush(List<Edge> edges) {
        this(edges, 1);
    }

    /** Green edges from pairs of vertices. */
    static Hackenbush green(int... ends) {
        return new Hackenbush(IntStream.range(0, ends.length / 2)
                .mapToObj(i -> new Edge(ends[2 * i], ends[2 * i + 1], Colour.GREEN)).toList());
    }

    /** All edges. */
    int all() {
        return (1 << edges.size()) - 1;
    }

    /** Those of these edges that hang on the ground. */
    int standing(int position) {
        int reached = ground;
        int standing = 0;
        int before;
        do {
            before = standing;
            for (int rest = position & ~standing; rest != 0; rest &= rest - 1) {
                Edge edge = edges.get(Integer.numberOfTrailingZeros(rest));
                int ends = 1 << edge.from | 1 << edge.to;
                if ((reached & ends) != 0) {
                    reached |= ends;
                    standing |= rest & -rest;
                }
            }
        } while (standing != before);
        return standing;
    }

    /** Whether no edge falls before the game begins. */
    boolean stands() {
        return standing(all()) == all();
    }

    /** What is left when an edge is cut. */
    int cut(int position, int edge) {
        return standing(position & ~(1 << edge));
    }

    /** The Grundy value where all edges are green, by the mex of all cuts. */
    int grundy() {
        int[] values = new int[all() + 1];
        for (int position = 0; position <= all(); position++) {
            if (standing(position) != position) {
                continue;
            }
            long reachable = 0;
            for (int edge = 0; edge < edges.size(); edge++) {
                if ((position >> edge & 1) == 1) {
                    reachable |= 1L << values[cut(position, edge)];
                }
            }
            values[position] = Long.numberOfTrailingZeros(~reachable);
        }
        return values[standing(all())];
    }

    /** The value where no edge is green, by the simplest number between the best cuts. */
    int value() {
        int[] values = new int[all() + 1];
        for (int position = 0; position <= all(); position++) {
            if (standing(position) != position) {
                continue;
            }
            Integer left = null;
            Integer right = null;
            for (int edge = 0; edge < edges.size(); edge++) {
                if ((position >> edge & 1) == 1) {
                    int value = values[cut(position, edge)];
                    if (edges.get(edge).colour == Colour.BLUE) {
                        left = left == null ? value : Math.max(left, value);
                    } else {
                        right = right == null ? value : Math.min(right, value);
                    }
                }
            }
            values[position] = DyadicForms.simplestBetween(left, right);
        }
        return values[standing(all())];
    }

    /** The game of each position that stands, as its options; null for the others. */
    ShortGame[] forms(ShortGame zero) {
        ShortGame[] forms = new ShortGame[all() + 1];
        for (int position = 0; position <= all(); position++) {
            if (standing(position) == position) {
                Set<ShortGame> left = new HashSet<>();
                Set<ShortGame> right = new HashSet<>();
                for (int edge = 0; edge < edges.size(); edge++) {
                    if ((position >> edge & 1) == 1) {
                        addOption(edge, forms[cut(position, edge)], left, right);
                    }
                }
                forms[position] = zero.game(left, right);
            }
        }
        return forms;
    }

    /** The game as its options, with another game hanging at a vertex: it falls with the vertex. */
    ShortGame withHanging(int vertex, ShortGame hanging) {
        return withHanging(standing(all()), vertex, hanging);
    }

    private ShortGame withHanging(int position, int vertex, ShortGame hanging) {
        ShortGame zero = hanging.game(Set.of(), Set.of());
        if (!holds(position, vertex)) {
            return forms(zero)[position];
        }
        Set<ShortGame> left = new HashSet<>();
        Set<ShortGame> right = new HashSet<>();
        for (int edge = 0; edge < edges.size(); edge++) {
            if ((position >> edge & 1) == 1) {
                addOption(edge, withHanging(cut(position, edge), vertex, hanging), left, right);
            }
        }
        hanging.left().forEach(option -> left.add(withHanging(position, vertex, option)));
        hanging.right().forEach(option -> right.add(withHanging(position, vertex, option)));
        return hanging.game(left, right);
    }

    private void addOption(int edge, ShortGame option, Set<ShortGame> left, Set<ShortGame> right) {
        if (edges.get(edge).colour.isFor(true)) {
            left.add(option);
        }
        if (edges.get(edge).colour.isFor(false)) {
            right.add(option);
        }
    }

    private boolean holds(int position, int vertex) {
        return (ground >> vertex & 1) == 1 || IntStream.range(0, edges.size()).anyMatch(
                i -> (position >> i & 1) == 1 && (edges.get(i).from == vertex || edges.get(i).to == vertex));
    }

    /** Two vertices made one; an edge between them becomes a loop. */
    Hackenbush fused(int kept, int gone) {
        return new Hackenbush(edges.stream().map(edge -> new Edge(edge.from == gone ? kept : edge.from,
                edge.to == gone ? kept : edge.to, edge.colour)).toList(), ground & ~(1 << gone));
    }

    /** Whether no single edge separates two vertices. */
    boolean tied(int a, int b) {
        return IntStream.range(0, edges.size()).allMatch(gone -> connected(a, b, all() & ~(1 << gone)));
    }

    private boolean connected(int a, int b, int position) {
        Hackenbush fromA = new Hackenbush(edges, 1 << a);
        return a == b || fromA.holds(fromA.standing(position), b);
    }

    /** The graph with all tied vertices made one. */
    Hackenbush fullyFused() {
        Hackenbush fused = this;
        int vertices = 1 + edges.stream().mapToInt(edge -> Math.max(edge.from, edge.to)).max().orElse(0);
        for (int a = 0; a < vertices; a++) {
            for (int b = a + 1; b < vertices; b++) {
                if (fused.tied(a, b)) {
                    fused = fused.fused(a, b);
                }
            }
        }
        return fused;
    }

    /** All graphs with up to so many edges of these colours on the vertices from 0 that stand on vertex 0. */
    static void forEach(int vertices, int mostEdges, List<Colour> colours, Consumer<Hackenbush> action) {
        List<Edge> kinds = new ArrayList<>();
        for (int from = 0; from < vertices; from++) {
            for (int to = from; to < vertices; to++) {
                for (Colour colour : colours) {
                    kinds.add(new Edge(from, to, colour));
                }
            }
        }
        extend(new ArrayList<>(), kinds, 0, mostEdges, action);
    }

    private static void extend(List<Edge> edges, List<Edge> kinds, int first, int more, Consumer<Hackenbush> action) {
        Hackenbush graph = new Hackenbush(List.copyOf(edges));
        if (graph.stands()) {
            action.accept(graph);
        }
        for (int kind = first; more > 0 && kind < kinds.size(); kind++) {
            edges.add(kinds.get(kind));
            extend(edges, kinds, kind, more - 1, action);
            edges.remove(edges.size() - 1);
        }
    }

    /** All trees with so many edges: vertex i hangs on an earlier one. */
    static void forEachTree(int edges, List<Colour> colours, Consumer<Hackenbush> action) {
        Edge[] tree = new Edge[edges];
        grow(tree, 0, colours, action);
    }

    private static void grow(Edge[] tree, int edge, List<Colour> colours, Consumer<Hackenbush> action) {
        if (edge == tree.length) {
            action.accept(new Hackenbush(List.copyOf(Arrays.asList(tree))));
            return;
        }
        for (int parent = 0; parent <= edge; parent++) {
            for (Colour colour : colours) {
                tree[edge] = new Edge(parent, edge + 1, colour);
                grow(tree, edge + 1, colours, action);
            }
        }
    }
}
