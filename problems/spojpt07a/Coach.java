package spojpt07a;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Bush;
import nimsum.game.Move;
import nimsum.game.Outcome;
import spojpt07a.Fused.Branch;

/** The theorems as advice: the mover wins if and only if the value is not 0, by the cuts that leave 0. O(N log N). */
public final class Coach extends nimsum.coach.Coach<Bush> {

    /** Of more edges, not each value is told. */
    private static final int FEW_EDGES = 40;
    /** Of more edges, to delay a loss, not each cut is weighed, which takes O(n log n) for each. */
    private static final int MAX_WEIGHED = 300;
    private static final int MAX_TERMS = 10;

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Bush bush) {
        return new Fused(bush).value() == 0 ? Outcome.LOSS : Outcome.WIN;
    }

    @Override
    public Stream<Move<Bush>> goodMoves(Bush bush) {
        return new Fused(bush).winningCuts().mapToObj(bush::move);
    }

    @Override
    public Move<Bush> reply(Bush bush) {
        return goodMoves(bush).findFirst().orElseGet(() -> delay(bush));
    }

    /** Where nothing wins: what leaves the fewest winning cuts, or where there are many edges what ends the game sooner. */
    private Move<Bush> delay(Bush bush) {
        if (bush.size() <= MAX_WEIGHED) {
            return hardest(bush.moves(edge -> true));
        }
        Fused fused = new Fused(bush);
        if (!fused.loops().isEmpty()) {
            Chain longest = fused.chains().stream().max(Comparator.comparing(chain -> chain.edges().length))
                    .orElseThrow();
            return bush.move(longest.edges()[0]);
        }
        // The branch that carries the most; each is listed after the one that carries it.
        List<Branch> branches = fused.branches();
        int[] sizes = new int[branches.stream().mapToInt(branch -> Math.max(branch.lower(), branch.upper())).max()
                .orElseThrow() + 1];
        for (int i = branches.size() - 1; i >= 0; i--) {
            sizes[branches.get(i).lower()] += sizes[branches.get(i).upper()] + 1;
        }
        return bush.move(
                branches.stream().max(Comparator.comparing(branch -> sizes[branch.upper()])).orElseThrow().edge());
    }

    @Override
    public String why(Bush bush) {
        if (bush.size() == 0) {
            return "No edge is left: who cut the last one has won.";
        }
        Fused fused = new Fused(bush);
        int value = fused.value();
        return (ofBranches(fused) + ofLoops(fused)).strip() + " In all: " + sum(fused) + ". "
                + (value == 0
                        ? "Whatever is cut, it is 0 no longer, and an answer makes it 0 again."
                        : "Cut edge " + reply(bush).quoted() + ", and 0 is left.");
    }

    private static String ofBranches(Fused fused) {
        List<Branch> branches = fused.branches();
        if (branches.isEmpty()) {
            return "";
        }
        String each = branches.size() > FEW_EDGES
                ? ""
                : branches.stream().sorted(Comparator.comparing(Branch::edge))
                        .map(branch -> branch.edge() + " is worth " + (fused.carried(branch.upper()) + 1))
                        .collect(Collectors.joining(", ", " So edge ", "."));
        return "An edge that is on no way between two vertices of the ground is worth 1 more than the xor of the edges on"
                + " top of it." + each;
    }

    private static String ofLoops(Fused fused) {
        int count = fused.loops().cardinality();
        if (count == 0) {
            return "";
        }
        String shown = count > MAX_TERMS
                ? ""
                : fused.loops().stream().mapToObj(String::valueOf)
                        .collect(Collectors.joining(" ", " (", ")"));
        return " On ways between two vertices of the ground there "
                + (count == 1 ? "is 1 edge" : "are " + count + " edges") + shown
                + ": as the number is "
                + (count % 2 == 0 ? "even, they count 0" : "odd, they count 1")
                + ", and what stands on their vertices stands on the ground.";
    }

    /** The terms that are not 0. */
    private static String sum(Fused fused) {
        IntStream ofBranches = fused.branches().stream().filter(branch -> fused.isGround(branch.lower()))
                .mapToInt(branch -> fused.carried(branch.upper()) + 1);
        int[] terms = IntStream.concat(ofBranches, IntStream.of(fused.loops().cardinality() % 2))
                .filter(term -> term > 0)
                .toArray();
        String sum = terms.length > MAX_TERMS
                ? "the xor of " + terms.length + " numbers"
                : IntStream.of(terms).mapToObj(String::valueOf).collect(Collectors.joining(" xor "));
        return terms.length > 1 ? sum + " = " + fused.value() : Integer.toString(fused.value());
    }
}
