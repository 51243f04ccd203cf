package hdu2516;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Heaps as columns of their Zeckendorf terms, with the smallest term, the winning take, on top: in order, and in a game. */
public final class Picture {

    private static final int HEAPS = 56;
    private static final int COLUMN = 13, STONE = 6;
    private static final int PLAY_COLUMN = 48, PLAY_STONE = 16, PLAY_BASE = 12 * PLAY_STONE + 12;
    /** What the second player takes. */
    private static final int[] REPLIES = {2, 2, 1, 1};
    private static final int LEFT = 8, BASE = 16 + HEAPS * STONE;

    private Picture() {
    }

    /** By file name. */
    public static Map<String, String> draw() {
        return Map.of("staircase.svg", staircase(), "play.svg", play());
    }

    /**
     * A game: each heap with a bar as long as the limit. The first player takes the smallest term; the second one, who may not,
     * takes as many as the game below says.
     */
    private static String play() {
        Svg svg = new Svg(2 * LEFT + 9 * PLAY_COLUMN, PLAY_BASE + 48,
                "A game from 12 stones, the heap before each move "
                        + "as a column of its Zeckendorf terms with a bar for what may be taken. The first player takes the top block; "
                        + "the second player's bar ends inside it.");
        int heap = 12;
        int limit = heap - 1;
        for (int move = 0; heap > 0; move++) {
            boolean first = move % 2 == 0;
            Role role = first ? Role.CONTRAST : Role.ACCENT;
            double x = LEFT + move * PLAY_COLUMN;
            List<Integer> terms = terms(heap);
            int below = 0;
            for (int term : terms) {
                below += term;
                svg.rectangle(x, PLAY_BASE - below * PLAY_STONE, 24, term * PLAY_STONE - 2, Role.FAINT);
                svg.text(x + 12, PLAY_BASE - (below - term / 2.0) * PLAY_STONE - 1, 11, Role.INK,
                        Integer.toString(term));
            }
            int reach = Math.min(limit, heap);
            svg.rectangle(x + 27, PLAY_BASE - heap * PLAY_STONE, 5, reach * PLAY_STONE - 2, role);
            int take = first ? terms.get(terms.size() - 1) : REPLIES[move / 2];
            if (take > reach) {
                throw new IllegalStateException("a take of " + take + " where " + reach + " is the limit");
            }
            svg.text(x + 12, PLAY_BASE + 14, 12, Role.INK, Integer.toString(heap));
            svg.text(x + 12, PLAY_BASE + 34, 12, role, "\u2212" + take);
            heap -= take;
            limit = 2 * take;
        }
        return svg.toString();
    }

    private static String staircase() {
        Svg svg = new Svg(2 * LEFT + HEAPS * COLUMN, BASE + 24, "The heaps of 1 to " + HEAPS
                + " stones as columns of their Zeckendorf terms, the smallest on top. Fibonacci numbers have one term only.");
        for (int heap = 1; heap <= HEAPS; heap++) {
            double x = LEFT + (heap - 1) * COLUMN;
            List<Integer> terms = terms(heap);
            int below = 0;
            for (int term : terms) {
                below += term;
                boolean smallest = below == heap;
                Role role = !smallest ? Role.FAINT : terms.size() == 1 ? Role.ACCENT : Role.CONTRAST;
                svg.rectangle(x, BASE - below * STONE, COLUMN - 2, term * STONE - 1, role);
            }
            if (terms.size() == 1) {
                svg.text(x + (COLUMN - 2) / 2.0, BASE + 12, 11, Role.ACCENT, Integer.toString(heap));
            }
        }
        return svg.toString();
    }

    /** The Zeckendorf terms, the largest first: always the largest Fibonacci number that fits. */
    static List<Integer> terms(int number) {
        List<Integer> terms = new ArrayList<>();
        List<Integer> fibonacci = new ArrayList<>();
        for (int f : Main.fibonacciNumbers()) {
            fibonacci.add(f);
        }
        Collections.reverse(fibonacci);
        int rest = number;
        for (int f : fibonacci) {
            if (f <= rest) {
                terms.add(f);
                rest -= f;
            }
        }
        return terms;
    }
}
