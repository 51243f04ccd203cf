package hdu2516;

import hdu2516.Rules.Position;
import java.util.List;
import java.util.Map;
import nimsum.game.Move;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/**
 * Heaps as columns of their Zeckendorf terms, with the smallest term, the winning take, on top: in order, and in a
 * game.
 */
public final class Picture {

    private static final int HEAPS = 56;
    private static final int COLUMN = 13, STONE = 6;
    private static final int PLAY_COLUMN = 48, PLAY_STONE = 16, PLAY_HEAP = 11,
            PLAY_BASE = PLAY_HEAP * PLAY_STONE + 12;
    private static final int LEFT = 8, BASE = 16 + HEAPS * STONE;

    public static Map<String, String> draw() {
        return Map.of("staircase.svg", staircase(), "play.svg", play());
    }

    /** A game as the coach plays it: each heap with a bar as long as the limit. */
    private static String play() {
        Svg svg = new Svg(2 * LEFT + 7 * PLAY_COLUMN, PLAY_BASE + 48,
                "A game from " + PLAY_HEAP + " stones, the heap before each move "
                        + "as a column of its Zeckendorf terms with a bar for what may be taken. The first player takes the top block; "
                        + "the second player's bar ends inside it.");
        Coach coach = new Coach();
        Position now = Position.start(PLAY_HEAP);
        for (int move = 0; now.stones() > 0; move++) {
            int heap = (int) now.stones();
            Role role = move % 2 == 0 ? Role.CONTRAST : Role.ACCENT;
            double x = LEFT + move * PLAY_COLUMN;
            int below = 0;
            for (int term : Coach.terms(heap)) {
                below += term;
                svg.rectangle(x, PLAY_BASE - below * PLAY_STONE, 24, term * PLAY_STONE - 2, Role.FAINT);
                svg.text(x + 12, PLAY_BASE - (below - term / 2.0) * PLAY_STONE - 1, 11, Role.INK,
                        term);
            }
            int reach = (int) Math.min(now.most(), heap);
            svg.rectangle(x + 27, PLAY_BASE - heap * PLAY_STONE, 5, reach * PLAY_STONE - 2, role);
            Move<Position> take = coach.reply(now);
            svg.text(x + 12, PLAY_BASE + 14, 12, Role.INK, heap);
            svg.text(x + 12, PLAY_BASE + 34, 12, role, "\u2212" + take);
            now = take.next();
        }
        return svg.toString();
    }

    private static String staircase() {
        Svg svg = new Svg(2 * LEFT + HEAPS * COLUMN, BASE + 24, "The heaps of 1 to " + HEAPS
                + " stones as columns of their Zeckendorf terms, the smallest on top. Fibonacci numbers have one term only.");
        for (int heap = 1; heap <= HEAPS; heap++) {
            double x = LEFT + (heap - 1) * COLUMN;
            List<Integer> terms = Coach.terms(heap);
            int below = 0;
            for (int term : terms) {
                below += term;
                boolean smallest = below == heap;
                Role role = !smallest ? Role.FAINT : terms.size() == 1 ? Role.ACCENT : Role.CONTRAST;
                svg.rectangle(x, BASE - below * STONE, COLUMN - 2, term * STONE - 1, role);
            }
            if (terms.size() == 1) {
                svg.text(x + (COLUMN - 2) / 2.0, BASE + 12, 11, Role.ACCENT, heap);
            }
        }
        return svg.toString();
    }
}
