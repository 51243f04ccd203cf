package hackenbush;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Drawing;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the value by play alone, as theorem 3 says. Tables hold who wins each set of edges next to a stalk. The stalk
 * grows until the player who starts loses. The only number that is computed is the value of the stalk. The cost is
 * O(2^m m) for each edge of the stalk, and the stalk has at most m edges.
 */
final class Reference {

    private final List<Edge> edges;
    /** The edges of each side, as a set. */
    private final int blue, red;
    /** What stands of each set of edges. */
    private final int[] standing;
    private final List<Colour> stalk = new ArrayList<>();
    /**
     * For each height of the stalk, the sets that Left wins if Left is to move, and the sets that Right wins if Right
     * is to move.
     */
    private final List<BitSet> leftWins = new ArrayList<>(), rightWins = new ArrayList<>();

    private Reference(List<Edge> edges) {
        this.edges = edges;
        blue = IntStream.range(0, edges.size()).filter(i -> edges.get(i).colour() == Colour.BLUE).map(i -> 1 << i)
                .sum();
        standing = new int[1 << edges.size()];
        red = standing.length - 1 - blue;
        for (int set = 0; set < standing.length; set++) {
            standing[set] = standing(set);
        }
    }

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            out.println(new Reference(Drawing.read(in).edges()).answer());
        }
    }

    private String answer() {
        int all = standing.length - 1;
        play();
        String winner = leftWins.get(0).get(all) ? "Left" : rightWins.get(0).get(all) ? "Right" : "Second";
        while (leftWins.get(stalk.size()).get(all) || rightWins.get(stalk.size()).get(all)) {
            stalk.add(leftWins.get(stalk.size()).get(all) ? Colour.RED : Colour.BLUE);
            play();
        }
        return BruteForce.opposite(stalk) + " " + winner;
    }

    private int standing(int set) {
        int reached = 1;
        int standing = 0;
        int before;
        do {
            before = standing;
            for (int i = 0; i < edges.size(); i++) {
                int ends = 1 << edges.get(i).from() | 1 << edges.get(i).to();
                if ((set >> i & 1) != 0 && (reached & ends) != 0) {
                    standing |= 1 << i;
                    reached |= ends;
                }
            }
        } while (standing != before);
        return standing;
    }

    /**
     * Finds who wins each set next to the stalk of the present height. Each move leads to a smaller set or to a lower
     * stalk, so what it leads to is known.
     */
    private void play() {
        leftWins.add(new BitSet());
        rightWins.add(new BitSet());
        for (int set = 0; set < standing.length; set++) {
            if (standing[set] == set) {
                leftWins.get(stalk.size()).set(set, hasGoodMove(set, set & blue, Colour.BLUE, rightWins));
                rightWins.get(stalk.size()).set(set, hasGoodMove(set, set & red, Colour.RED, leftWins));
            }
        }
    }

    /**
     * @param own the edges of the set that have the colour of the player to move
     */
    private boolean hasGoodMove(int set, int own, Colour colour, List<BitSet> otherWins) {
        BitSet otherWinsBesideAll = otherWins.get(stalk.size());
        for (int rest = own; rest != 0; rest &= rest - 1) {
            if (!otherWinsBesideAll.get(standing[set ^ rest & -rest])) {
                return true;
            }
        }
        for (int height = 0; height < stalk.size(); height++) {
            if (stalk.get(height) == colour && !otherWins.get(height).get(set)) {
                return true;
            }
        }
        return false;
    }
}
