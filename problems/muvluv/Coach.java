package muvluv;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import muvluv.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Tree;

/**
 * Theorems 2 and 3 as advice: the mover wins if and only if some branch is odd, by a move after which every branch is even. Such
 * a move takes O(l log n) for l leaves.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** With no more leaves than this, every move is looked at. */
    private static final int FEW_LEAVES = 11;
    private static final int MAX_SHOWN = 12;

    /** The way from a leaf up to a vertex below the first fork. */
    private record Branch(Tree tree, int leaf, int top) {

        int length() {
            return tree.depth(leaf) - tree.depth(top) + 1;
        }

        boolean isOdd() {
            return length() % 2 != 0;
        }

        @Override
        public String toString() {
            return tree.name(leaf) + (leaf == top ? "" : " up to " + tree.name(top)) + " (" + length() + ")";
        }
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return branches(position).anyMatch(Branch::isOdd) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        if (position.leaves().size() > FEW_LEAVES) {
            return outcome(position) == Outcome.LOSS ? Stream.empty() : Stream.of(toEvenBranches(position));
        }
        return rules.moves(position).filter(move -> outcome(move.next()) == Outcome.LOSS)
                .sorted(Comparator.comparing(move -> move.name().split(" ").length));
    }

    /**
     * Where nothing wins, a move that leaves just one winning answer, and takes many leaves, so that the game ends: all, but that at
     * each fork which carries only branches of two vertices the first is left alone. A branch of one vertex has to be taken
     * then, since something stays beside it, and which of the other leaves have to follow is settled by their branches' lengths.
     */
    @Override
    public Move<Position> reply(Position position) {
        if (outcome(position) == Outcome.WIN) {
            return toEvenBranches(position);
        }
        Map<Integer, List<Integer>> shortest = branches(position)
                .filter(branch -> branch.length() == 2 && branch.top != Tree.ROOT)
                .collect(Collectors.groupingBy(branch -> position.tree().parent(branch.top),
                        Collectors.mapping(Branch::leaf, Collectors.toList())));
        Set<Integer> taken = new HashSet<>(position.leaves());
        shortest.forEach((fork, leaves) -> {
            // All leaves above the fork are in order from the first of these to the last.
            int first = Collections.binarySearch(position.leaves(), leaves.get(0));
            int end = first + leaves.size();
            boolean isAll = (first == 0 || position.leaves().get(first - 1) < fork) && (end == position.leaves().size()
                    || position.leaves().get(end) > position.tree().last(fork));
            if (isAll) {
                taken.remove(leaves.get(0));
            }
        });
        return Rules.take(position, taken);
    }

    /** The move of Theorem 3, from a position with an odd branch. */
    private static Move<Position> toEvenBranches(Position position) {
        List<Integer> leaves = position.leaves();
        Set<Integer> taken = branches(position)
                .filter(branch -> branch.leaf == branch.top && branch.leaf != Tree.ROOT).map(Branch::leaf)
                .collect(Collectors.toCollection(HashSet::new));
        branches(Rules.without(position, taken)).filter(Branch::isOdd).forEach(branch -> {
            int place = Collections.binarySearch(leaves, branch.leaf);
            if (place >= 0) {
                taken.add(branch.leaf);
            } else {
                // Its children were leaves; the first of them is the next leaf in order.
                taken.remove(leaves.get(-place - 1));
            }
        });
        return Rules.take(position, taken);
    }

    /** A vertex is on the branch of a leaf if there is no other leaf at or below it. */
    private static Stream<Branch> branches(Position position) {
        Tree tree = position.tree();
        List<Integer> leaves = position.leaves();
        return IntStream.range(0, leaves.size()).mapToObj(i -> {
            int before = i == 0 ? -1 : leaves.get(i - 1);
            int after = i + 1 == leaves.size() ? tree.size() : leaves.get(i + 1);
            return new Branch(tree, leaves.get(i),
                    tree.highest(leaves.get(i), v -> before < v && tree.last(v) < after));
        });
    }

    @Override
    public String why(Position position) {
        if (position.leaves().isEmpty()) {
            return "Nothing is left: who took the root has won.";
        }
        List<Branch> odd = branches(position).filter(Branch::isOdd).toList();
        String rule = "A branch goes from a leaf up to below the first fork. ";
        if (odd.isEmpty()) {
            return rule + "All have an even number of vertices, in brackets: " + shown(branches(position).toList())
                    + ". A move makes those odd whose leaves it takes, and the answer makes all even again.";
        }
        return rule + "These have an odd number of vertices, in brackets: " + shown(odd)
                + ". The move " + reply(position).quoted() + " makes all even.";
    }

    private static String shown(List<Branch> branches) {
        return branches.stream().limit(MAX_SHOWN).map(Branch::toString).collect(Collectors.joining(", "))
                + (branches.size() > MAX_SHOWN ? " and " + (branches.size() - MAX_SHOWN) + " more" : "");
    }
}
