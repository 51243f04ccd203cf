package luogup4279;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.Rules;

/**
 * Kayles: rows of pins, and a move takes one pin or two that stand side by side, which may leave two rows. A position
 * is the lengths of its rows in increasing order.
 */
public final class Kayles {

    public static final Rules<List<Integer>> RULES = Options.normal(Kayles::next);

    /** Returns all positions of up to {@code pins} pins. */
    static List<List<Integer>> positions(int pins) {
        return IntStream.rangeClosed(0, pins).boxed().flatMap(all -> rows(all, 1)).toList();
    }

    private static Stream<List<Integer>> rows(int pins, int shortest) {
        return pins == 0
                ? Stream.of(List.of())
                : IntStream.rangeClosed(shortest, pins).boxed().flatMap(row -> rows(pins - row, row)
                        .map(others -> sorted(others, 0, row)));
    }

    /** Returns what a move leaves of a row: two rows, which may be empty. */
    private static Stream<List<Integer>> parts(int row) {
        return IntStream.of(1, 2).boxed().flatMap(
                taken -> IntStream.rangeClosed(0, row - taken).mapToObj(left -> List.of(left, row - taken - left)));
    }

    private static Stream<List<Integer>> next(List<Integer> rows) {
        return IntStream.range(0, rows.size()).boxed().flatMap(row -> parts(rows.get(row)).map(parts -> {
            List<Integer> others = new ArrayList<>(rows);
            others.remove((int) row);
            return sorted(others, parts.get(0), parts.get(1));
        }));
    }

    private static List<Integer> sorted(List<Integer> rows, int more, int evenMore) {
        return Stream.concat(rows.stream(), Stream.of(more, evenMore)).filter(row -> row > 0).sorted().toList();
    }
}
