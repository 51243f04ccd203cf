package spojpt07a;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes trees. Each vertex but the first hangs on an earlier one, its parent, which says nothing about the ground. */
final class Trees {

    private Trees() {
    }

    /**
     * A tree some of whose vertices are on the ground.
     *
     * @param parent
     *            of each vertex from 2 on
     * @param ground
     *            whether it is on the ground, of each vertex from 1 on
     */
    record Tree(int[] parent, boolean[] ground) {

        int size() {
            return parent.length - 1;
        }

        /** The same tree with other numbers for its vertices, its edges in another order and direction. */
        String shuffled(Random random) {
            int[] number = shuffle(random, IntStream.rangeClosed(0, size()).toArray());
            StringBuilder flags = new StringBuilder();
            boolean[] renumbered = new boolean[ground.length];
            IntStream.rangeClosed(1, size()).forEach(v -> renumbered[number[v]] = ground[v]);
            IntStream.rangeClosed(1, size()).forEach(v -> flags.append(v > 1 ? " " : "").append(renumbered[v] ? 1 : 0));
            StringBuilder edges = new StringBuilder();
            int[] order = shuffle(random, IntStream.rangeClosed(0, size()).toArray());
            Arrays.stream(order).filter(v -> v > 1)
                    .forEach(v -> edges.append(random.nextBoolean()
                            ? number[v] + " " + number[parent[v]]
                            : number[parent[v]] + " " + number[v]).append('\n'));
            return size() + "\n" + flags + "\n" + edges;
        }

        /** As in an input: the edges by their later vertex, the earlier one first. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder().append(size()).append('\n');
            for (int v = 1; v <= size(); v++) {
                text.append(v > 1 ? " " : "").append(ground[v] ? 1 : 0);
            }
            text.append('\n');
            for (int v = 2; v <= size(); v++) {
                text.append(parent[v]).append(' ').append(v).append('\n');
            }
            return text.toString();
        }
    }

    private static int[] shuffle(Random random, int[] numbers) {
        for (int i = numbers.length - 1; i > 1; i--) {
            int other = 1 + random.nextInt(i);
            int swapped = numbers[i];
            numbers[i] = numbers[other];
            numbers[other] = swapped;
        }
        return numbers;
    }

    /** The tree of n vertices with the parents that a function says, and these vertices on the ground. */
    static Tree of(int n, IntUnaryOperator parentOf, int... ground) {
        int[] parent = IntStream.rangeClosed(0, n).map(v -> v < 2 ? 0 : parentOf.applyAsInt(v)).toArray();
        boolean[] isGround = new boolean[n + 1];
        Arrays.stream(ground).forEach(v -> isGround[v] = true);
        return new Tree(parent, isGround);
    }

    /** Every tree of n vertices in which each hangs on an earlier one, with every choice of at least one for the ground. */
    static Stream<Tree> all(int n) {
        return parents(n).flatMap(parent -> IntStream.range(1, 1 << n).mapToObj(
                set -> of(n, v -> parent[v],
                        IntStream.rangeClosed(1, n).filter(v -> (set >> v - 1 & 1) != 0).toArray())));
    }

    private static Stream<int[]> parents(int n) {
        if (n == 1) {
            return Stream.of(new int[2]);
        }
        return parents(n - 1).flatMap(parent -> IntStream.range(1, n).mapToObj(last -> {
            int[] longer = Arrays.copyOf(parent, n + 1);
            longer[n] = last;
            return longer;
        }));
    }

    /**
     * A random tree. Each vertex hangs on any before it, or on one of the last three, which makes a slender tree.
     *
     * @param most
     *            how many vertices there may be on the ground
     */
    static Tree random(Random random, int n, int most) {
        int window = random.nextBoolean() ? n : 3;
        int[] ground = random.ints(1 + random.nextInt(most), 1, n + 1).toArray();
        return of(n, v -> v - 1 - random.nextInt(Math.min(v - 1, window)), ground);
    }

    /** The input that asks for these trees. */
    static String input(List<?> trees) {
        StringBuilder input = new StringBuilder().append(trees.size()).append('\n');
        trees.forEach(input::append);
        return input.toString();
    }
}
