package nimsum.board;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Columns of blocks: heaps, towers, and what else grows upwards. */
public final class Columns {

    public static final String CAPTION = "A click takes the clicked one and all above it.";
    /** Says what {@link #powers} draws. */
    public static final String POWERS = "A thick frame is a power of two in an odd number of heaps. What has no frame does not count.";
    private static final int MAX_COLUMNS = 24, MAX_BLOCKS = 24, WIDE = 56, GAP = 16, BELOW = 30;

    private final String kind;
    private final int high;
    private final List<Integer> counts;
    private final List<Integer> before;
    private final BiFunction<Integer, Integer, Block> block;
    private List<String> names;
    private Map<String, String> values = Map.of();
    private Map<String, String> terms = Map.of();
    private List<Integer> tops = List.of();
    private Predicate<String> isThick = term -> true;

    /**
     * A block.
     *
     * @param role its colour
     * @param words what is typed by a click on it
     * @param sign what is written on it
     * @param takes the words of all blocks that a click takes or adds
     */
    public record Block(Role role, String words, String sign, List<String> takes) {

        /** A block that is taken with all blocks above it. */
        public Block(Role role, String words, String sign) {
            this(role, words, sign, List.of());
        }
    }

    /**
     * Columns side by side, and above each one the places of the blocks that the last move has taken.
     *
     * @param kind what the blocks look like: stone or cube
     * @param high the height of a block
     * @param counts of the blocks in each column
     * @param before the same before the last move
     * @param block by its column and its place from below, both from 0 on
     */
    public Columns(String kind, int high, List<Integer> counts, List<Integer> before,
            BiFunction<Integer, Integer, Block> block) {
        this.kind = kind;
        this.high = high;
        this.counts = counts;
        this.before = before;
        this.block = block;
        names = IntStream.rangeClosed(1, counts.size()).mapToObj(String::valueOf).toList();
    }

    /**
     * Heaps as in Nim. A click on a stone takes it and all above it, which is the move {@code heap number}.
     *
     * @param values what is written on a stone, by its move
     */
    public static Columns heaps(Heaps heaps, Heaps before, Map<String, String> values) {
        return new Columns("stone", 28, heaps.sizes(), before.sizes(), (heap, stone) -> {
            String move = heap + 1 + " " + (heaps.sizes().get(heap) - stone);
            return new Block(Role.ACCENT, move, values.getOrDefault(move, ""));
        });
    }

    /** Returns the sentence for a move that takes from a heap. */
    public static String done(String name) {
        String[] words = name.split(" ");
        return "took " + words[1] + " from heap " + words[0];
    }

    /** Writes these names below the columns in place of their numbers. */
    public Columns named(List<String> others) {
        names = others;
        return this;
    }

    /** Writes values next to the names of the columns. */
    public Columns valued(Map<String, String> byName) {
        values = byName;
        return this;
    }

    /**
     * Draws frames around the terms of sums. What is below them does not count.
     *
     * @param sums by the number of the column, with {@code " + "} between the terms, of which the last is at the top
     * @param heights to the top of each sum
     */
    public Columns framed(Map<String, String> sums, List<Integer> heights) {
        terms = sums;
        tops = heights;
        return this;
    }

    /** Draws frames around powers of two. A frame is thick if its power is in an odd number of the sums. */
    public Columns powers(Map<String, String> sums, List<Integer> heights) {
        List<String> all = sums.values().stream().flatMap(Columns::terms).toList();
        isThick = term -> Collections.frequency(all, term) % 2 == 1;
        return framed(sums, heights);
    }

    private static Stream<String> terms(String sum) {
        return Stream.of(sum.split(" \\+ ")).filter(term -> !term.isEmpty());
    }

    /** Returns the drawing, or nothing if there are too many blocks to be seen. */
    public String draw() {
        int max = Stream.concat(counts.stream(), before.stream()).max(Integer::compare).orElse(0);
        if (counts.size() > MAX_COLUMNS || max > MAX_BLOCKS) {
            return "";
        }
        int floor = Math.max(1, max) * high + GAP;
        Svg svg = new Svg(counts.size() * (WIDE + GAP) + GAP, floor + BELOW);
        svg.line(0, floor + 1, counts.size() * (WIDE + GAP) + GAP, floor + 1, Role.INK, 2);
        for (int i = 0; i < counts.size(); i++) {
            int x = GAP + i * (WIDE + GAP);
            svg.open("heap", "");
            for (int j = 0; j < Math.max(counts.get(i), before.get(i)); j++) {
                draw(svg, x, floor - (j + 1) * high, i, j);
            }
            svg.end();
            String value = values.getOrDefault(names.get(i), "");
            double name = value.isEmpty() ? x + WIDE / 2.0 : x + WIDE / 2.0 - Value.half(value);
            svg.text(name, floor + 17, 16, Role.INK, names.get(i));
            Value.draw(svg, name + 12 + Value.half(value), floor + 17, value);
            frames(svg, x, floor, i);
        }
        return svg.toString();
    }

    /** Draws a block of a column, or its place if it is gone. */
    private void draw(Svg svg, int x, int y, int column, int place) {
        boolean isGone = place >= counts.get(column);
        Block one = isGone ? new Block(Role.BACKGROUND, "", "") : block.apply(column, place);
        boolean isNew = !isGone && place >= before.get(column);
        List<String> takes = isGone || !one.takes.isEmpty()
                ? one.takes
                : IntStream.range(place, counts.get(column)).mapToObj(above -> block.apply(column, above).words)
                        .toList();
        boolean isLight = one.role == Role.FAINT || one.role == Role.PAPER;
        svg.open(isGone ? "gone " + kind : isNew ? kind + " new" : kind, one.words, takes)
                .rectangle(x + 1, y, WIDE - 2, high - 2, one.role)
                .text(x + WIDE / 2.0, y + high / 2.0, 15, isLight
                        ? Role.INK
                        : one.role == Role.WHITE ? Role.BLACK : one.role == Role.BLACK ? Role.WHITE : Role.BACKGROUND,
                        one.sign)
                .end();
    }

    /** Draws the frames of a column from the top. */
    private void frames(Svg svg, int x, int floor, int column) {
        List<String> sum = terms(terms.getOrDefault("" + (column + 1), "")).toList();
        int y = sum.isEmpty() ? 0 : floor - tops.get(column) * high;
        for (int i = sum.size() - 1; i >= 0; i--) {
            int size = Integer.parseInt(sum.get(i)) * high;
            svg.frame(x - 3, y, WIDE + 6, size - 2, Role.INK, isThick.test(sum.get(i)) ? 4 : 1.5);
            Value.draw(svg, x + WIDE / 2.0, y + size / 2.0 - 1, sum.get(i), Value.SIZE, isThick.test(sum.get(i)));
            y += size;
        }
    }
}
