package hackenbush;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.game.Dyadic;
import nimsum.game.Side;
import nimsum.game.hackenbush.Bush;
import nimsum.game.hackenbush.Bush.Colour;
import nimsum.game.hackenbush.Drawing;
import nimsum.game.hackenbush.RedBlueRules.Position;
import nimsum.game.solve.Search;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Finds the winner and the value by playing the rules out. A stalk stands next to the drawing. As long as one player
 * wins the whole, no matter who starts, the stalk gets an edge of the other player's colour. When the player who starts
 * loses, the drawing is worth the opposite of the stalk. This is for drawings of up to 8 edges.
 */
final class BruteForce {

    static void solve(FastReader in, FastWriter out) {
        for (int drawings = in.nextInt(); drawings > 0; drawings--) {
            Drawing drawing = Drawing.read(in);
            List<Colour> stalk = new ArrayList<>();
            for (Side ahead = winner(drawing, stalk); ahead != null; ahead = winner(drawing, stalk)) {
                stalk.add(ahead == Side.LEFT ? Colour.RED : Colour.BLUE);
            }
            Side winner = winner(drawing, List.of());
            out.println(opposite(stalk) + (winner == null ? " Second" : winner == Side.LEFT ? " Left" : " Right"));
        }
    }

    /** Returns who wins the drawing and the stalk together, whoever starts, or null if the starter loses. */
    static Side winner(Drawing drawing, List<Colour> stalk) {
        Bush bush = drawing.beside(Drawing.stalk(stalk.stream().map(Colour::letter).collect(Collectors.joining())))
                .bush();
        Search<Position> search = new Search<>(new Rules());
        boolean left = search.moverWins(new Position(bush, Side.LEFT));
        boolean right = search.moverWins(new Position(bush, Side.RIGHT));
        if (left && right) {
            throw new IllegalStateException("the player who starts wins " + bush);
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
