package agc017d;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Outcome;

/** Theorems 1 and 2 as advice: the mover wins if and only if g(1) is not 0, by the cuts that make it 0. All of them in O(n). */
public final class Coach extends nimsum.coach.Coach<Bush> {

    private static final int ROOT = 1;
    /** Of more edges, not each value is told. */
    private static final int FEW_EDGES = 40;
    /** Of more edges, to delay a loss, not each cut is weighed, which takes O(n) for each. */
    private static final int MAX_WEIGHED = 300;
    private static final int MAX_TERMS = 10;

    /** An edge with its ends: the one nearer to vertex 1, and the one that falls. */
    private record Branch(int edge, int lower, int upper) {
    }

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Bush tree) {
        return values(branches(tree))[ROOT] == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Stream<Move<Bush>> goodMoves(Bush tree) {
        return winningCuts(tree).mapToObj(tree::move);
    }

    /** The winning cut nearest to vertex 1. */
    @Override
    public Move<Bush> reply(Bush tree) {
        return goodMoves(tree).findFirst().orElseGet(() -> delay(tree));
    }

    /** Where nothing wins: what leaves the fewest winning cuts, or the highest branch if there are very many edges. */
    private Move<Bush> delay(Bush tree) {
        if (tree.size() <= MAX_WEIGHED) {
            return hardest(tree.moves(edge -> true));
        }
        List<Branch> branches = branches(tree);
        return tree.move(top(branches, branches.get(branches.size() - 1).edge).edge);
    }

    /** The edges that it wins to cut, the nearest to vertex 1 first. */
    private static IntStream winningCuts(Bush tree) {
        List<Branch> branches = branches(tree);
        int[] values = values(branches);
        if (values[ROOT] == 0) {
            return IntStream.empty();
        }
        // What a vertex would have to be worth, if only what it carries is changed; negative if that cannot help.
        int[] wanted = new int[values.length];
        return branches.stream().filter(branch -> {
            int now = values[branch.upper] + 1;
            int then = wanted[branch.lower] < 0 ? -1 : now ^ values[branch.lower] ^ wanted[branch.lower];
            wanted[branch.upper] = then - 1;
            return then == 0;
        }).mapToInt(Branch::edge);
    }

    /** All that is left of the tree, each branch after the one that carries it. */
    private static List<Branch> branches(Bush tree) {
        List<Branch> branches = new ArrayList<>(tree.size());
        grow(tree, ROOT, 0, branches);
        for (int i = 0; i < branches.size(); i++) {
            grow(tree, branches.get(i).upper, branches.get(i).edge, branches);
        }
        return branches;
    }

    private static void grow(Bush tree, int lower, int from, List<Branch> branches) {
        tree.standingAt(lower).filter(edge -> edge != from)
                .forEach(edge -> branches.add(new Branch(edge, lower, tree.edge(edge).other(lower))));
    }

    /** What each vertex is worth with all that it carries. */
    private static int[] values(List<Branch> branches) {
        int[] values = new int[branches.stream().mapToInt(Branch::upper).max().orElse(ROOT) + 1];
        for (int i = branches.size() - 1; i >= 0; i--) {
            values[branches.get(i).lower] ^= values[branches.get(i).upper] + 1;
        }
        return values;
    }

    @Override
    public String why(Bush tree) {
        if (tree.size() == 0) {
            return "No edge is left: who cut the last one has won.";
        }
        List<Branch> branches = branches(tree);
        int[] values = values(branches);
        int[] terms = branches.stream().filter(branch -> branch.lower == ROOT)
                .mapToInt(branch -> values[branch.upper] + 1).toArray();
        String sum = terms.length > MAX_TERMS
                ? "the xor of all " + terms.length
                : IntStream.of(terms).mapToObj(String::valueOf).collect(Collectors.joining(" xor "));
        return "An edge is worth 1 more than the xor of the edges on top of it." + each(branches, values)
                + " At vertex 1: " + sum + (terms.length == 1 ? "" : " = " + values[ROOT]) + ". "
                + (values[ROOT] == 0
                        ? "Whatever is cut, one of these changes, and an answer makes their xor 0 again."
                        : advice(tree, branches, values));
    }

    private static String each(List<Branch> branches, int[] values) {
        return branches.size() > FEW_EDGES
                ? ""
                : branches.stream().sorted(Comparator.comparing(Branch::edge))
                        .map(branch -> branch.edge + " is worth " + (values[branch.upper] + 1))
                        .collect(Collectors.joining(", ", " So edge ", "."));
    }

    private String advice(Bush tree, List<Branch> branches, int[] values) {
        Move<Bush> move = reply(tree);
        int cut = Integer.parseInt(move.name());
        Branch top = top(branches, cut);
        String effect = top.edge == cut
                ? ", worth " + (values[top.upper] + 1) + ","
                : ": then edge " + top.edge + " is worth " + (values(branches(move.next()))[top.upper] + 1)
                        + " and no longer " + (values[top.upper] + 1) + ",";
        return "Cut edge " + move.quoted() + effect + " and the xor is 0.";
    }

    /** The branch at vertex 1 that carries an edge, or is it. */
    private static Branch top(List<Branch> branches, int edge) {
        int lower = 0;
        for (int i = branches.size() - 1; i >= 0; i--) {
            Branch branch = branches.get(i);
            if (branch.edge == edge || branch.upper == lower) {
                lower = branch.lower;
                if (lower == ROOT) {
                    return branch;
                }
            }
        }
        throw new IllegalArgumentException("no edge " + edge);
    }
}
