package gerald08;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A tree as it is written in an input.
 *
 * @param edges
 *            two vertices and a colour each
 */
record Tree(List<int[]> edges) {

    private static final int ROOT = 1, BLACK = 0, WHITE = 1;

    int size() {
        return edges.size();
    }

    /**
     * Each vertex from 2 on, from its parent up.
     *
     * @param colour
     *            of the edge below a vertex
     */
    static Tree of(int n, IntUnaryOperator parent, IntUnaryOperator colour) {
        return new Tree(IntStream.rangeClosed(2, n)
                .mapToObj(v -> new int[]{parent.applyAsInt(v), v, colour.applyAsInt(v)}).toList());
    }

    static Tree path(int n, IntUnaryOperator colour) {
        return of(n, v -> v - 1, colour);
    }

    /** An edge of a colour, and on it leaves of the other one. */
    static Tree oneUnder(int n, int colour) {
        return of(n, v -> Math.min(v - 1, 2), v -> v == 2 ? colour : 1 - colour);
    }

    /** A path of alternating colours with a leaf at each vertex. */
    static Tree caterpillar(int n) {
        return of(n, v -> v % 2 == 0 ? Math.max(ROOT, v - 2) : v - 1, v -> v % 2 == 0 ? v / 2 % 2 : v / 4 % 2);
    }

    /** A black edge under some black leaves, and some white leaves beside it. */
    static Tree blackUnder(int leaves, int beside) {
        int last = 2 + leaves;
        return of(last + beside, v -> v > 2 && v <= last ? 2 : ROOT, v -> v <= last ? BLACK : WHITE);
    }

    /** A black edge with some white leaves on it, twice, and a white edge that carries one black leaf less: the sum is 0. */
    static Tree doubledAgainstHalf(int leaves) {
        List<int[]> edges = new ArrayList<>();
        for (int part = 0; part < 3; part++) {
            int colour = part < 2 ? BLACK : WHITE;
            int below = edges.size() + 2;
            edges.add(new int[]{ROOT, below, colour});
            for (int leaf = part < 2 ? 0 : 1; leaf < leaves; leaf++) {
                edges.add(new int[]{below, edges.size() + 2, 1 - colour});
            }
        }
        return new Tree(edges);
    }

    /**
     * A white edge under a black leaf and a black edge that carries k white leaves: worth -1/2 + 1 / 2^(k + 2). Beside it, worth
     * 1/2, a black edge under a white leaf.
     */
    static Tree hardlyAhead(int n) {
        List<int[]> edges = new ArrayList<>(List.of(new int[]{ROOT, 2, WHITE}, new int[]{2, 3, BLACK},
                new int[]{2, 4, BLACK}, new int[]{ROOT, 5, BLACK}, new int[]{5, 6, WHITE}));
        for (int v = 7; v <= n; v++) {
            edges.add(new int[]{4, v, WHITE});
        }
        return new Tree(edges);
    }

    /** A tree and the same with the colours exchanged, side by side: worth 0, unless one colour is the wrong one. */
    static Tree mirrored(Random random, int half, boolean butOne) {
        List<int[]> edges = new ArrayList<>();
        int[] parents = parents(random, half + 1);
        for (int v = 2; v <= half + 1; v++) {
            int parent = parents[v];
            int colour = random.nextInt(2);
            edges.add(new int[]{parent, v, colour});
            edges.add(new int[]{parent == ROOT ? ROOT : parent + half, v + half,
                    v == half + 1 && butOne ? colour : 1 - colour});
        }
        return new Tree(edges).renumbered(random);
    }

    static Tree random(Random random, int n) {
        if (n > 2 && random.nextBoolean()) {
            return mirrored(random, (n - 1) / 2, random.nextBoolean());
        }
        int[] parents = parents(random, n);
        return of(n, v -> parents[v], v -> random.nextInt(2)).renumbered(random);
    }

    /** One tree in four is deep: each vertex stands on one of the three before it. */
    private static int[] parents(Random random, int n) {
        boolean deep = random.nextInt(4) == 0;
        return IntStream.rangeClosed(0, n)
                .map(v -> v < 2 ? 0 : v - 1 - random.nextInt(deep ? Math.min(v - 1, 3) : v - 1)).toArray();
    }

    Tree downwards() {
        return new Tree(edges.stream().map(edge -> new int[]{edge[1], edge[0], edge[2]}).toList());
    }

    /** With other numbers for all vertices but the root, the edges in any order and direction. */
    Tree renumbered(Random random) {
        List<Integer> numbers = new ArrayList<>(IntStream.rangeClosed(2, edges.size() + 1).boxed().toList());
        Collections.shuffle(numbers, random);
        numbers.addAll(0, List.of(0, ROOT));
        List<int[]> renumbered = new ArrayList<>(edges.stream().map(edge -> {
            int end = random.nextInt(2);
            return new int[]{numbers.get(edge[end]), numbers.get(edge[1 - end]), edge[2]};
        }).toList());
        Collections.shuffle(renumbered, random);
        return new Tree(renumbered);
    }

    static String input(List<Tree> trees) {
        return trees.stream().map(Tree::text).collect(Collectors.joining("", trees.size() + "\n", ""));
    }

    private String text() {
        StringBuilder text = new StringBuilder().append(edges.size() + 1).append('\n');
        for (int[] edge : edges) {
            text.append(edge[0]).append(' ').append(edge[1]).append(' ').append(edge[2]).append('\n');
        }
        return text.toString();
    }
}
