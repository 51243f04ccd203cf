package nimsum.board;

import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Columns of blocks: heaps, towers, and what else grows upwards. */
public final class Columns {

    private static final int MAX_COLUMNS = 24, MAX_BLOCKS = 24, WIDE = 56, GAP = 16;

    private Columns() {
    }

    /**
     * A block.
     *
     * @param role its colour
     * @param words what is typed by a click on it
     * @param sign what is written on it
     */
    public record Block(Role role, String words, String sign) {
    }

    /** Draws heaps as in Nim. A click on a stone takes it and all above it, which is the move {@code heap number}. */
    public static String heaps(Heaps heaps, Heaps before) {
        return of("stone", 28, heaps.sizes(), before.sizes(), (heap, stone) -> new Block(Role.ACCENT,
                heap + 1 + " " + (heaps.sizes().get(heap) - stone), ""));
    }

    public static final String CAPTION = "A click on a stone takes it and all above it.";

    /** Returns the sentence for a move that takes from a heap. */
    public static String done(String name) {
        String[] words = name.split(" ");
        return "took " + words[1] + " from heap " + words[0];
    }

    /**
     * Draws columns side by side, and above each one the places of the blocks that the last move has taken.
     *
     * @param kind what the blocks look like: stone or cube
     * @param high the height of a block
     * @param counts of the blocks in each column
     * @param before the same before the last move
     * @param block by its column and its place from below, both from 0 on
     * @param names what stands below the columns. If it is empty, their numbers stand there
     * @return nothing if they are too many to be seen
     */
    public static String of(String kind, int high, List<Integer> counts, List<Integer> before,
            BiFunction<Integer, Integer, Block> block, String... names) {
        int count = counts.size();
        int max = Stream.concat(counts.stream(), before.stream()).max(Comparator.naturalOrder()).orElse(0);
        if (count > MAX_COLUMNS || max > MAX_BLOCKS) {
            return "";
        }
        int floor = Math.max(1, max) * high + GAP;
        Svg svg = new Svg(count * (WIDE + GAP) + GAP, floor + 30);
        svg.line(0, floor + 1, count * (WIDE + GAP) + GAP, floor + 1, Role.INK, 2);
        for (int i = 0; i < count; i++) {
            double x = GAP + i * (WIDE + GAP);
            svg.open("heap", "");
            for (int j = 0; j < Math.max(counts.get(i), before.get(i)); j++) {
                boolean isGone = j >= counts.get(i);
                Block one = isGone ? new Block(Role.BACKGROUND, "", "") : block.apply(i, j);
                svg.open(isGone ? "gone " + kind : kind, one.words)
                        .rectangle(x + 1, floor - (j + 1) * high, WIDE - 2, high - 2, one.role)
                        .text(x + WIDE / 2.0, floor - (j + 0.5) * high, 15,
                                one.role == Role.FAINT ? Role.INK : Role.BACKGROUND, one.sign)
                        .end();
            }
            svg.end().text(x + WIDE / 2.0, floor + 17, 16, Role.INK,
                    names.length == 0 ? "" + (i + 1) : names[i]);
        }
        return svg.toString();
    }
}
