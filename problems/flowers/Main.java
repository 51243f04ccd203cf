package flowers;

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
    private static final int GROUND = 0;

    /** The two ends of each edge. */
    private final int[] from, to;
    /** Whether Left wins a set of edges if Left starts, and whether Right wins it if Right starts. */
    final boolean[] leftWins, rightWins;

    /**
     * @param forLeft the edges that Left may cut, as a set: edge i is the binary digit 2^i
     * @param forRight the edges that Right may cut
     */
    Main(int[] from, int[] to, int forLeft, int forRight) {
        this.from = from;
        this.to = to;
        leftWins = new boolean[1 << from.length];
        rightWins = new boolean[1 << from.length];
        fill(forLeft, forRight);
    }

    public static void main(String[] args) {
        solve(new FastReader(System.in), new FastWriter(System.out));
    }

    static void solve(FastReader in, FastWriter out) {
        try {
            for (int drawings = in.nextInt(0, Integer.MAX_VALUE); drawings > 0; drawings--) {
                Main drawing = readNext(in);
                out.println(drawing.winner(drawing.leftWins.length - 1));
            }
        } finally {
            out.flush();
        }
    }

    private static Main readNext(FastReader in) {
        int vertices = in.nextInt(0, MAX_EDGES);
        int[] from = new int[in.nextInt(0, MAX_EDGES)];
        int[] to = new int[from.length];
        int forLeft = 0;
        int forRight = 0;
        for (int edge = 0; edge < from.length; edge++) {
            from[edge] = in.nextInt(0, vertices);
            to[edge] = in.nextInt(0, vertices);
            String colour = in.next();
            if (!colour.equals("B") && !colour.equals("R") && !colour.equals("G")) {
                throw in.unexpected("a colour, B, R or G");
            }
            forLeft |= colour.equals("R") ? 0 : 1 << edge;
            forRight |= colour.equals("B") ? 0 : 1 << edge;
        }
        return new Main(from, to, forLeft, forRight);
    }

    /** Fills the tables. The empty set comes first, and the player who starts there loses. */
    private void fill(int forLeft, int forRight) {
        for (int set = 0; set < leftWins.length; set++) {
            int standing = standing(set);
            leftWins[set] = standing == set ? hasGoodCut(set, forLeft, rightWins) : leftWins[standing];
            rightWins[set] = standing == set ? hasGoodCut(set, forRight, leftWins) : rightWins[standing];
        }
    }

    /** Tells whether some cut of an edge that the player may cut leaves a set that the other player loses. */
    private static boolean hasGoodCut(int set, int mayCut, boolean[] otherWins) {
        for (int rest = set & mayCut; rest != 0; rest &= rest - 1) {
            if (!otherWins[set ^ rest & -rest]) {
                return true;
            }
        }
        return false;
    }

    /** Returns the edges of a set that stand, which means that edges of the set connect them to the ground. */
    private int standing(int set) {
        int standing = 0;
        int reached = 1 << GROUND;
        int before;
        do {
            before = standing;
            // Goes through the edges that are not yet known to stand, and removes the lowest one each time.
            for (int rest = set & ~standing; rest != 0; rest &= rest - 1) {
                int edge = Integer.numberOfTrailingZeros(rest);
                int ends = 1 << from[edge] | 1 << to[edge];
                if ((ends & reached) != 0) {
                    standing |= 1 << edge;
                    reached |= ends;
                }
            }
        } while (standing != before);
        return standing;
    }

    /** Returns the word for the players who win a set of edges. */
    String winner(int set) {
        return leftWins[set] ? rightWins[set] ? "First" : "Left" : rightWins[set] ? "Right" : "Second";
    }
}
