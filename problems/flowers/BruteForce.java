package flowers;

import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/** Plays the rules out twice, with each player as the one who starts. This is for drawings of up to 9 edges. */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        Rules rules = new Rules();
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            out.println(winner(rules.read(in).bush()));
        }
    }

    /** Returns the word for the players who win a drawing. */
    static String winner(Bush bush) {
        Search<Position> search = new Search<>(new Rules());
        boolean leftWins = search.moverWins(new Position(bush, Side.LEFT));
        boolean rightWins = search.moverWins(new Position(bush, Side.RIGHT));
        return leftWins == rightWins ? leftWins ? "First" : "Second" : leftWins ? "Left" : "Right";
    }
}
