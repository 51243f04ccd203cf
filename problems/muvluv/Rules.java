package muvluv;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Tree;
import nimsum.util.FastReader;

/** A rooted tree. A move takes any leaves that it has at that moment, at least one. Who cannot move loses. */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int MAX_VERTICES = 1_000_000;
    private static final int MAX_DRAWN = 60, MAX_LISTED = 20;

    /**
     * What is left of a tree: the vertices at and above its leaves.
     *
     * @param leaves
     *            in ascending order
     */
    public record Position(Tree tree, List<Integer> leaves) {

        /** The whole tree, given by the parent of each vertex. */
        static Position of(int[] parent) {
            Tree tree = new Tree(parent);
            return new Position(tree,
                    IntStream.range(0, tree.size()).filter(v -> tree.last(v) == v).boxed().toList());
        }
    }

    @Override
    public Position read(FastReader in) {
        in.nextInt(1, MAX_VERTICES);
        return readTree(in);
    }

    /** Reads one of the trees of an input. */
    static Position readTree(FastReader in) {
        int[] parent = new int[in.nextInt(1, MAX_VERTICES) + 1];
        for (int v = 2; v < parent.length; v++) {
            parent[v] = in.nextInt(1, parent.length - 1);
        }
        try {
            return Position.of(parent);
        } catch (IllegalArgumentException cycle) {
            throw in.unexpected("parents that lead from every vertex to the root");
        }
    }

    @Override
    public Ending ending(Position position) {
        return position.leaves.isEmpty() ? Ending.LOSS : Ending.PLAY_ON;
    }

    /** A move for each set of leaves; the digits of a binary number say which are in it. */
    @Override
    public Stream<Move<Position>> moves(Position position) {
        return Stream.iterate(BigInteger.ONE, set -> set.bitLength() <= position.leaves.size(),
                set -> set.add(BigInteger.ONE)).map(set -> {
                    Set<Integer> taken = new HashSet<>();
                    for (int i = 0; i < set.bitLength(); i++) {
                        if (set.testBit(i)) {
                            taken.add(position.leaves.get(i));
                        }
                    }
                    return take(position, taken);
                });
    }

    /** The move that takes these leaves. */
    static Move<Position> take(Position position, Set<Integer> taken) {
        String name = taken.stream().mapToInt(position.tree::name).sorted().mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        return new Move<>(name, without(position, taken));
    }

    /** What is left without some of the leaves. */
    static Position without(Position position, Set<Integer> taken) {
        Tree tree = position.tree;
        // The leaves that stay, and the parents of the others: leaves now, where none of all these is below.
        int[] ends = position.leaves.stream().mapToInt(leaf -> taken.contains(leaf) ? tree.parent(leaf) : leaf).sorted()
                .toArray();
        List<Integer> leaves = new ArrayList<>();
        for (int i = 0; i < ends.length; i++) {
            boolean stands = ends[i] != Tree.NONE;
            if (stands && (i + 1 == ends.length || ends[i + 1] > tree.last(ends[i]))) {
                leaves.add(ends[i]);
            }
        }
        return new Position(tree, leaves);
    }

    @Override
    public String howToMove(Position position) {
        return "Type the leaves that you take, in ascending order with blanks between them";
    }

    /** The tree that is left, or only some of its leaves if it is too large. */
    @Override
    public String picture(Position position) {
        TreeSet<Integer> left = new TreeSet<>();
        for (int leaf : position.leaves) {
            for (int v = leaf; v != Tree.NONE && left.add(v); v = position.tree.parent(v)) {
                if (left.size() == MAX_DRAWN) {
                    return summary(position);
                }
            }
        }
        return left.isEmpty() ? "Nothing is left." : position.tree.picture(left);
    }

    private static String summary(Position position) {
        int others = position.leaves.size() - MAX_LISTED;
        return "At least " + MAX_DRAWN + " vertices are left. Leaves: "
                + position.leaves.stream().limit(MAX_LISTED).map(position.tree::name).map(String::valueOf)
                        .collect(Collectors.joining(" "))
                + (others > 0 ? " and " + others + " more" : "");
    }
}
