package hackenbush;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.util.EdgeSets;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the value by play alone, as theorem 3 says. Tables hold who wins each set of edges next to a stalk. The stalk
 * grows until the player who starts loses. The only number that is computed is the value of the stalk. The cost is
 * O(2^m m) for each edge of the stalk, and the stalk has at most m edges.
 */
final class Reference {

    private static final int MAX_EDGES = 16;

    private final EdgeSets edges;
    private final List<Colour> stalk = new ArrayList<>();
    /** For each height of the stalk, the sets that Left wins by starting, and those that Right wins. */
    private final List<BitSet> leftWins = new ArrayList<>(), rightWins = new ArrayList<>();

    private Reference(EdgeSets edges) {
        this.edges = edges;
    }

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            out.println(new Reference(EdgeSets.read(in, MAX_EDGES, "BR")).answer());
        }
    }

    private String answer() {
        int all = edges.count() - 1;
        play();
        String winner = leftWins.get(0).get(all) ? "Left" : rightWins.get(0).get(all) ? "Right" : "Second";
        while (leftWins.get(stalk.size()).get(all) || rightWins.get(stalk.size()).get(all)) {
            stalk.add(leftWins.get(stalk.size()).get(all) ? Colour.RED : Colour.BLUE);
            play();
        }
        return BruteForce.opposite(stalk) + " " + winner;
    }

    /**
     * Finds who wins each set next to the stalk of the present height. Each move leads to a smaller set or to a lower
     * stalk, so what it leads to is known. A set of which edges fall is won by the player who wins those that stand.
     */
    private void play() {
        BitSet left = new BitSet();
        BitSet right = new BitSet();
        leftWins.add(left);
        rightWins.add(right);
        for (int set = 0; set < edges.count(); set++) {
            int standing = edges.standing(set);
            left.set(set, standing == set ? hasGoodMove(set, Colour.BLUE, rightWins) : left.get(standing));
            right.set(set, standing == set ? hasGoodMove(set, Colour.RED, leftWins) : right.get(standing));
        }
    }

    private boolean hasGoodMove(int set, Colour colour, List<BitSet> otherWins) {
        for (int rest = set & edges.ofColours(colour.letter()); rest != 0; rest &= rest - 1) {
            if (!otherWins.get(stalk.size()).get(set ^ rest & -rest)) {
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
