package nimsum.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Columns of blocks: heaps, towers, and what else grows upwards. */
public final class Columns {

    private static final int MOST_COLUMNS = 24, MOST_BLOCKS = 24, WIDE = 56, GAP = 16;

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

        /** The place of a block that the last move has taken. */
        private static final Block GONE = new Block(Role.BACKGROUND, "", "");
    }

    /** Of Nim-like heaps: a click on a stone takes it and all above it, in words as {@code heap number}. */
    public static String heaps(Heaps heaps, Heaps before) {
        return of("stone", 28, heaps.sizes().size(), heap -> withGone(before.sizes().get(heap),
                IntStream.range(0, heaps.sizes().get(heap)).mapToObj(stone -> new Block(Role.ACCENT,
                        heap + 1 + " " + (heaps.sizes().get(heap) - stone), "")).toList()));
    }

    /** What a click on a stone does. */
    public static final String CAPTION = "A click on a stone takes it and all above it.";

    /** The sentence for a move that takes from a heap. */
    public static String done(Move<?> move) {
        String[] words = move.name().split(" ");
        return "took " + words[1] + " from heap " + words[0];
    }

    /** These blocks, and above them the places of those that were there before. */
    public static List<Block> withGone(int before, List<Block> blocks) {
        List<Block> all = new ArrayList<>(blocks);
        while (all.size() < before) {
            all.add(Block.GONE);
        }
        return all;
    }

    /**
     * Columns side by side, with their numbers below.
     *
     * @param kind what the blocks look like: stone or cube
     * @param high the height of a block
     * @param column its blocks from below
     * @return nothing if they are too many to be seen
     */
    public static String of(String kind, int high, int count, IntFunction<List<Block>> column) {
        return of(kind, high, count, column, i -> "" + (i + 1));
    }

    /** The same with other names below the columns. */
    public static String of(String kind, int high, int count, IntFunction<List<Block>> column,
            IntFunction<String> name) {
        List<List<Block>> columns = IntStream.range(0, Math.min(count, MOST_COLUMNS + 1)).mapToObj(column).toList();
        int most = columns.stream().mapToInt(List::size).max().orElse(0);
        if (count > MOST_COLUMNS || most > MOST_BLOCKS) {
            return "";
        }
        int floor = Math.max(1, most) * high + GAP;
        Svg svg = new Svg(count * (WIDE + GAP) + GAP, floor + 30);
        svg.line(0, floor + 1, count * (WIDE + GAP) + GAP, floor + 1, Role.INK, 2);
        for (int i = 0; i < count; i++) {
            double x = GAP + i * (WIDE + GAP);
            svg.open("heap", "");
            for (int j = 0; j < columns.get(i).size(); j++) {
                Block block = columns.get(i).get(j);
                svg.open(block == Block.GONE ? "gone " + kind : kind, block.words)
                        .rectangle(x + 1, floor - (j + 1) * high, WIDE - 2, high - 2, block.role)
                        .text(x + WIDE / 2.0, floor - (j + 0.5) * high, 15,
                                block.role == Role.FAINT ? Role.INK : Role.BACKGROUND, block.sign)
                        .end();
            }
            svg.end().text(x + WIDE / 2.0, floor + 17, 16, Role.INK, name.apply(i));
        }
        return svg.toString();
    }
}
