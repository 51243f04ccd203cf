package spojclk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Decides a shape by the heights of its other columns, which tell the only height of the first column that makes it
 * lost. There are 92378 rows of nine heights up to 10, and each row is decided only once.
 *
 * <p>
 * Theorem. Let h2 be the height of the second column. If some bite in the first column and in a row up to h2 leaves a
 * lost shape, no height of the first column makes the shape lost. Otherwise exactly one height does: the least h >=
 * max(1, h2) such that no bite in another column leaves columns for which this theorem gives the height h.
 *
 * <p>
 * Proof. A bite in the first column and in a row up to h2 leaves the same shape for each height of the first column. If
 * it leaves a lost shape, every height makes the shape won. Suppose that no such bite does. A bite in another column
 * leaves the first column as it is, so each height below h makes the shape won, and from h no bite in another column
 * leaves a lost shape. The other bites from h only lower the first column, and each lower height is won, so h is lost.
 * From a greater height one of these bites leads to h.
 */
final class Reference {

    private static final int OTHERS = 9;
    /** Means that no height makes the shape lost, because a lost shape has a piece in its first column. */
    private static final int NONE = 0;

    private final Map<List<Integer>, Integer> lost = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        Reference reference = new Reference();
        for (int shapes = in.nextInt(); shapes > 0; shapes--) {
            int first = in.nextInt();
            List<Integer> others = Stream.generate(in::nextInt).limit(OTHERS).toList();
            out.println(reference.lostFirst(others) == first ? "L" : "W");
        }
    }

    /** Returns the height of the first column that makes a shape with these other columns lost, or NONE. */
    int lostFirst(List<Integer> others) {
        Integer first = lost.get(others);
        if (first == null) {
            first = leastUnanswered(others);
            lost.put(others, first);
        }
        return first;
    }

    private int leastUnanswered(List<Integer> others) {
        int second = others.get(0);
        for (int height = 0; height < second; height++) {
            if (lostFirst(bitten(others, 0, height)) == height) {
                return NONE;
            }
        }
        BitSet answered = new BitSet();
        for (int column = 0; column < others.size(); column++) {
            for (int height = 0; height < others.get(column); height++) {
                answered.set(lostFirst(bitten(others, column, height)));
            }
        }
        return answered.nextClearBit(Math.max(1, second));
    }

    /** Returns the heights after all columns from this one on are cut down to this height. */
    private static List<Integer> bitten(List<Integer> heights, int column, int height) {
        List<Integer> after = new ArrayList<>(heights);
        after.subList(column, after.size()).replaceAll(h -> Math.min(h, height));
        return after;
    }
}
