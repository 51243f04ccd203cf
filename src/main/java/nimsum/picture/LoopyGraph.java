package nimsum.picture;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.picture.Svg.Role;
import nimsum.util.Retrograde;

/**
 * A small game with cycles: its positions in columns by their distance, and the drawn ones apart; an arrow for each
 * move, dark if best play may make it.
 */
public record LoopyGraph(List<String> names, List<Move> moves) {

    /** A move from a position to one, and what stands beside its arrow. */
    public record Move(int from, int to, String label) {
    }

    private static final int COLUMN = 100, ROW = 70, LEFT = 60, TOP = 66, RADIUS = 17;
    private static final int LABEL_ABOVE = 11, LABEL_ASIDE = 32;

    public String draw(String title) {
        Retrograde game = new Retrograde(names.size());
        moves.forEach(move -> game.addMove(move.from, move.to));
        game.solve();
        int drawn = 1 + IntStream.range(0, names.size()).filter(p -> game.outcome(p) != Retrograde.DRAW)
                .map(game::distance).max().orElse(0);
        Svg svg = new Svg(2 * LEFT + drawn * COLUMN, TOP + 2 * ROW + 34, title);
        double[] x = new double[names.size()];
        double[] y = new double[names.size()];
        for (int column = 0; column <= drawn; column++) {
            String text = column == drawn ? "drawn" : (column % 2 == 0 ? "lost, " : "won, ") + column;
            svg.text(LEFT + column * COLUMN, 22, 13, Role.INK, text);
            int distance = column;
            int[] positions = IntStream.range(0, names.size()).filter(
                    p -> distance == (game.outcome(p) == Retrograde.DRAW ? drawn : game.distance(p))).toArray();
            for (int i = 0; i < positions.length; i++) {
                x[positions[i]] = LEFT + column * COLUMN;
                // One alone in its column stands in the middle, two above and below it.
                y[positions[i]] = TOP + (2 * i + 2 - positions.length) * ROW;
            }
        }
        moves.forEach(move -> arrow(svg, x[move.from], y[move.from], x[move.to], y[move.to],
                keeps(game, move.from, move.to), move.label));
        for (int p = 0; p < names.size(); p++) {
            position(svg, x[p], y[p], game.outcome(p), names.get(p));
        }
        return svg.toString();
    }

    /** Tells whether the move is one that best play may make. */
    private static boolean keeps(Retrograde game, int from, int to) {
        return game.outcome(to) == -game.outcome(from) && (game.outcome(from) == Retrograde.DRAW
                || game.distance(to) == game.distance(from) - 1);
    }

    /** Draws a move with a text next to it. A loop stands on the left of its position. The best move is dark. */
    public static void arrow(Svg svg, double x1, double y1, double x2, double y2, boolean best, String label) {
        Role role = best ? Role.INK : Role.FAINT;
        double thickness = best ? 2 : 1.5;
        if (x1 == x2 && y1 == y2) {
            // A loop: half of it shows behind the position.
            svg.ring(x1 - RADIUS, y1, RADIUS / 2.0, role, thickness);
            svg.text(x1 - RADIUS - LABEL_ASIDE, y1, 11, Role.INK, label);
            return;
        }
        svg.arrow(x1, y1, x2, y2, RADIUS + 2, 4, role, thickness);
        double length = Math.hypot(x2 - x1, y2 - y1);
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        if (!label.isEmpty()) {
            svg.text((x1 + x2) / 2 + (ux < 0 ? -uy : Math.abs(uy)) * LABEL_ASIDE,
                    (y1 + y2) / 2 - Math.abs(ux) * LABEL_ABOVE, 11, Role.INK, label);
        }
    }

    /** Draws a position by its outcome, which is one of {@link Retrograde}. */
    public static void position(Svg svg, double x, double y, int outcome, String name) {
        svg.circle(x, y, RADIUS, outcome == Retrograde.LOSS ? Role.ACCENT : Role.PAPER);
        svg.ring(x, y, RADIUS, outcome == Retrograde.WIN ? Role.CONTRAST : Role.INK,
                outcome == Retrograde.WIN ? 3 : 1.5);
        svg.text(x, y, 14, outcome == Retrograde.LOSS ? Role.PAPER : Role.INK, name);
    }
}
