package flowers;

import nimsum.util.EdgeSets;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Says who wins drawings of Blue-Red-Green Hackenbush. Left cuts a blue or a green edge, and Right cuts a red or a
 * green edge. Then the edges that are no longer connected to the ground fall. The player who cannot cut loses.
 *
 * <p>
 * Theorem. The player who starts wins if and only if some cut leaves a set of edges that the other player loses as the
 * one who starts.
 *
 * <p>
 * Why: the game says so. A drawing with green edges need not be a number, but two answers are enough: who wins if Left
 * starts, and who wins if Right starts. Two tables hold these answers for each set of edges. What a cut leaves is a
 * smaller set, and it has a smaller number, if edge i is the binary digit 2^i. So the sets are taken in the order of
 * their numbers. If some edges of a set fall, its answers are those of the edges that stand.
 *
 * <p>
 * Proof: problems/flowers/README.md, theorem 1. Cost: O(2^m m) for m edges, if the lower edges come first.
 */
public final class Main {

    private static final int MAX_EDGES = 16;

    /** Whether Left wins a set of edges if Left starts, and whether Right wins it if Right starts. */
    private final boolean[] leftWins, rightWins;

    Main(EdgeSets edges) {
        leftWins = new boolean[edges.count()];
        rightWins = new boolean[edges.count()];
        fill(edges, edges.ofColours("BG"), edges.ofColours("RG"));
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            EdgeSets edges = EdgeSets.read(in, MAX_EDGES, "BRG");
            out.println(new Main(edges).winner(edges.count() - 1));
        }
    }

    /** Fills the tables. The empty set comes first, and the player who starts there loses. */
    private void fill(EdgeSets edges, int forLeft, int forRight) {
        for (int set = 0; set < edges.count(); set++) {
            int standing = edges.standing(set);
            leftWins[set] = standing == set ? hasGoodCut(set, forLeft, rightWins) : leftWins[standing];
            rightWins[set] = standing == set ? hasGoodCut(set, forRight, leftWins) : rightWins[standing];
        }
    }

    /** Tells whether some cut leaves a set that the other player loses. Each step takes the lowest edge. */
    private static boolean hasGoodCut(int set, int mayCut, boolean[] otherWins) {
        for (int rest = set & mayCut; rest != 0; rest &= rest - 1) {
            int edge = rest & -rest;
            if (!otherWins[set ^ edge]) {
                return true;
            }
        }
        return false;
    }

    /** Returns the word for the players who win a set of edges. */
    String winner(int set) {
        if (leftWins[set]) {
            return rightWins[set] ? "First" : "Left";
        }
        return rightWins[set] ? "Right" : "Second";
    }
}
