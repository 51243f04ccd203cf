package nimsum.board;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Columns of blocks: heaps, towers, and what else grows upwards. */
public final class Columns {

    private static final int MOST_COLUMNS = 24, MOST_BLOCKS = 24, WIDE = 34, HIGH = 18, GAP = 10;

    private Columns() {
    }

    /** A block, and what is typed by a click on it. */
    public record Block(String colour, String words) {
    }

    /** Of Nim-like heaps: a click on a block takes it and all above it, in words as {@code heap number}. */
    public static String heaps(List<Integer> sizes) {
        return of(sizes.size(), i -> IntStream.range(0, sizes.get(i))
                .mapToObj(j -> new Block("accent", i + 1 + " " + (sizes.get(i) - j))).toList());
    }

    /**
     * Columns side by side, with their numbers below.
     *
     * @param column its blocks from below
     * @return nothing if they are too many to be seen
     */
    public static String of(int count, IntFunction<List<Block>> column) {
        List<List<Block>> columns = IntStream.range(0, Math.min(count, MOST_COLUMNS + 1)).mapToObj(column).toList();
        int most = columns.stream().mapToInt(List::size).max().orElse(0);
        if (count > MOST_COLUMNS || most > MOST_BLOCKS) {
            return "";
        }
        int floor = Math.max(1, most) * HIGH + GAP;
        Drawing drawing = new Drawing(count * (WIDE + GAP) + GAP, floor + 26);
        drawing.line(0, floor + 1, count * (WIDE + GAP) + GAP, floor + 1, "ink", 1.5);
        for (int i = 0; i < count; i++) {
            double x = GAP + i * (WIDE + GAP);
            List<Block> blocks = columns.get(i);
            for (int j = 0; j < blocks.size(); j++) {
                drawing.on(blocks.get(j).words).rectangle(x, floor - (j + 1) * HIGH, WIDE, HIGH - 2,
                        blocks.get(j).colour);
            }
            drawing.on("").text(x + WIDE / 2.0, floor + 14, 13, "ink", "" + (i + 1));
        }
        return drawing.toString();
    }
}
