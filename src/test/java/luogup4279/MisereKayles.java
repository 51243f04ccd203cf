package luogup4279;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;
import nimsum.util.FastReader;
import nimsum.util.Mex;

/**
 * Kayles in which who takes the last pin loses: rows of pins, and a move takes one pin or two that stand side by side, which may
 * leave two rows. A position is the lengths of its rows in increasing order.
 */
final class MisereKayles implements Rules<List<Integer>> {

    /** All positions of up to so many pins. */
    static List<List<Integer>> positions(int pins) {
        return IntStream.rangeClosed(0, pins).boxed().flatMap(all -> rows(all, 1)).toList();
    }

    private static Stream<List<Integer>> rows(int pins, int shortest) {
        return pins == 0
                ? Stream.of(List.of())
                : IntStream.rangeClosed(shortest, pins).boxed().flatMap(row -> rows(pins - row, row)
                        .map(others -> sorted(others, 0, row)));
    }

    /** The Grundy value of one row, in normal play. */
    static int value(int row) {
        Mex mex = new Mex();
        parts(row).forEach(parts -> mex.add(parts.stream().map(MisereKayles::value).reduce(0, (a, b) -> a ^ b)));
        return mex.value();
    }

    /** What a move leaves of a row: two rows, which may be empty. */
    private static Stream<List<Integer>> parts(int row) {
        return IntStream.of(1, 2).boxed().flatMap(
                taken -> IntStream.rangeClosed(0, row - taken).mapToObj(left -> List.of(left, row - taken - left)));
    }

    @Override
    public List<Integer> read(FastReader in) {
        throw new UnsupportedOperationException("no problem asks for it");
    }

    @Override
    public Ending ending(List<Integer> rows) {
        return rows.isEmpty() ? Ending.WIN : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<List<Integer>>> moves(List<Integer> rows) {
        return IntStream.range(0, rows.size()).boxed().flatMap(row -> parts(rows.get(row)).map(parts -> {
            List<Integer> others = new ArrayList<>(rows);
            others.remove((int) row);
            return new Move<>(row + " " + parts, sorted(others, parts.get(0), parts.get(1)));
        }));
    }

    private static List<Integer> sorted(List<Integer> rows, int more, int evenMore) {
        return Stream.concat(rows.stream(), Stream.of(more, evenMore)).filter(row -> row > 0).sorted().toList();
    }

    @Override
    public String howToMove(List<Integer> rows) {
        return "";
    }

    @Override
    public String picture(List<Integer> rows) {
        return rows.toString();
    }
}
