package hackenbush;

import nimsum.game.RedBlueRules.Position;
import java.util.ArrayList;
import java.util.List;
import nimsum.game.Bush;
import nimsum.game.Bush.Colour;
import nimsum.game.Bush.Edge;
import nimsum.game.Dyadic;
import nimsum.game.Search;
import nimsum.game.Side;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the winner and the value by playing the rules out. A stalk stands next to the drawing. As long as one player
 * wins the whole, whoever starts, the stalk gets an edge of the other player's colour. When the player who starts
 * loses, the drawing is worth the opposite of the stalk. This is for drawings of up to 8 edges.
 */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            List<Edge> edges = Rules.readEdges(in);
            List<Colour> stalk = new ArrayList<>();
            for (Side ahead = winner(edges, stalk); ahead != null; ahead = winner(edges, stalk)) {
                stalk.add(ahead == Side.LEFT ? Colour.RED : Colour.BLUE);
            }
            Side winner = winner(edges, List.of());
            out.println(opposite(stalk) + (winner == null ? " Second" : winner == Side.LEFT ? " Left" : " Right"));
        }
    }

    /**
     * Returns the player who wins the drawing and the stalk together, whoever starts. If the player who starts loses,
     * the result is null.
     */
    static Side winner(List<Edge> edges, List<Colour> stalk) {
        List<Edge> both = new ArrayList<>(edges);
        int top = edges.stream().mapToInt(edge -> Math.max(edge.from(), edge.to())).max().orElse(0);
        for (int i = 0; i < stalk.size(); i++) {
            both.add(new Edge(i == 0 ? Rules.GROUND : top + i, top + i + 1, stalk.get(i)));
        }
        Bush bush = new Bush(both, Rules.GROUND);
        Search<Position> search = new Search<>(new Rules());
        boolean left = search.moverWins(new Position(bush, Side.LEFT));
        boolean right = search.moverWins(new Position(bush, Side.RIGHT));
        if (left && right) {
            throw new IllegalStateException("whoever starts wins " + bush);
        }
        return left ? Side.LEFT : right ? Side.RIGHT : null;
    }

    /**
     * Returns the value of the stalk with its colours exchanged. The edges up to the first change of colour count 1
     * each, and the edges from there on count a half, a quarter and so on.
     */
    static Dyadic opposite(List<Colour> stalk) {
        Dyadic value = Dyadic.ZERO;
        int halvings = 0;
        for (Colour colour : stalk) {
            halvings += halvings > 0 || colour != stalk.get(0) ? 1 : 0;
            value = value.plus(new Dyadic(colour == Colour.RED ? 1 : -1, halvings));
        }
        return value;
    }
}
