package chocolate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Side;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Left breaks one of them in two between two columns, Right between two rows. Who cannot
 * move loses.
 */
public final class Rules implements PartizanRules<Rules.Position> {

    private static final int MOST_PLAYED_CELLS = 150;

    /** A bar, in cells. */
    public record Bar(int rows, int columns) implements Comparable<Bar> {

        int cells() {
            return rows * columns;
        }

        @Override
        public int compareTo(Bar other) {
            return Comparator.comparingInt(Bar::rows).thenComparingInt(Bar::columns).compare(this, other);
        }

        @Override
        public String toString() {
            return rows + "x" + columns;
        }
    }

    /**
     * @param bars
     *            on the table; where they lie does not matter, so they are sorted
     * @param turn
     *            whose move it is
     */
    public record Position(List<Bar> bars, Side turn) {

        public Position {
            bars = bars.stream().sorted().toList();
        }

        /** How many there are of each bar. */
        SortedMap<Bar, Integer> counts() {
            return bars.stream().collect(Collectors.toMap(bar -> bar, bar -> 1, Integer::sum, TreeMap::new));
        }

        @Override
        public String toString() {
            return (turn == Side.LEFT ? "Left to move, between columns: " : "Right to move, between rows: ")
                    + counts().entrySet().stream()
                            .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + " times ") + entry.getKey())
                            .collect(Collectors.joining(", "));
        }
    }

    /** The statement lets either side start; here it is Left. */
    @Override
    public Position read(FastReader in) {
        return new Position(List.of(new Bar(in.nextInt(), in.nextInt())), Side.LEFT);
    }

    @Override
    public Position withTurn(Position position, Side side) {
        return new Position(position.bars, side);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.bars.stream().distinct().flatMap(bar -> IntStream
                .range(1, position.turn == Side.LEFT ? bar.columns : bar.rows)
                .mapToObj(first -> breakBar(position, bar, first)));
    }

    /** The move that breaks so many columns or rows off a bar. */
    static Move<Position> breakBar(Position position, Bar bar, int first) {
        boolean left = position.turn == Side.LEFT;
        List<Bar> after = new ArrayList<>(position.bars);
        after.remove(bar);
        after.add(left ? new Bar(bar.rows, first) : new Bar(first, bar.columns));
        after.add(left ? new Bar(bar.rows, bar.columns - first) : new Bar(bar.rows - first, bar.columns));
        return new Move<>(bar + " " + first, new Position(after, position.turn.other()));
    }

    @Override
    public String howToMove(Position position) {
        return "Type a bar (rows x columns) and how many " + (position.turn == Side.LEFT ? "columns" : "rows")
                + " you break off";
    }

    @Override
    public boolean isPlayable(Position position) {
        return position.bars.stream().mapToLong(Bar::cells).sum() <= MOST_PLAYED_CELLS;
    }
}
