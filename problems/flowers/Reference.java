package flowers;

import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueValues;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses theorem 3. If the number of the mountain is not 0, its sign decides. Otherwise the jungle on the ground is
 * played out. The cost is that of all sets of edges that can be left of the mountain or of the jungle.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            out.println(winner(rules.read(in).bush()));
        }
    }

    static String winner(Bush bush) {
        Mountain mountain = Mountain.of(bush);
        int sign = new RedBlueValues().of(mountain.mountain()).signum();
        return sign > 0 ? "Left" : sign < 0 ? "Right" : BruteForce.winner(mountain.jungle());
    }
}
