package chocolate;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
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

    private static final int LONGEST = 300;
    private static final Pattern NAME = Pattern.compile("([1-9][0-9]{0,2})x([1-9][0-9]{0,2}) ([1-9][0-9]{0,2})");

    /** A bar, in squares. */
    public record Bar(int rows, int columns) implements Comparable<Bar> {

        /** The two bars that a break leaves, with so many rows or columns in the first. */
        List<Bar> parts(Side side, int first) {
            return side == Side.LEFT
                    ? List.of(new Bar(rows, first), new Bar(rows, columns - first))
                    : List.of(new Bar(first, columns), new Bar(rows - first, columns));
        }

        /** Of how many rows or columns a side breaks some off. */
        int length(Side side) {
            return side == Side.LEFT ? columns : rows;
        }

        @Override
        public int compareTo(Bar other) {
            return rows == other.rows ? Integer.compare(columns, other.columns) : Integer.compare(rows, other.rows);
        }

        @Override
        public String toString() {
            return rows + "x" + columns;
        }
    }

    /**
     * @param bars
     *            how many of each shape lie on the table; where they lie does not matter
     * @param turn
     *            whose move it is
     */
    public record Position(SortedMap<Bar, Integer> bars, Side turn) {

        /** These bars. */
        static Position of(List<Bar> bars, Side turn) {
            return new Position(
                    bars.stream().collect(Collectors.toMap(bar -> bar, bar -> 1, Integer::sum, TreeMap::new)),
                    turn);
        }
    }

    /** The statement lets either side start; here it is Left. */
    @Override
    public Position read(FastReader in) {
        return Position.of(List.of(new Bar(in.nextInt(1, LONGEST), in.nextInt(1, LONGEST))), Side.LEFT);
    }

    @Override
    public Position withTurn(Position position, Side side) {
        return new Position(position.bars, side);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.bars.keySet().stream().flatMap(bar -> IntStream.range(1, bar.length(position.turn))
                .mapToObj(first -> breakBar(position, bar, first)));
    }

    /** The move that breaks so many columns or rows off a bar. */
    static Move<Position> breakBar(Position position, Bar bar, int first) {
        SortedMap<Bar, Integer> after = new TreeMap<>(position.bars);
        after.computeIfPresent(bar, (same, count) -> count == 1 ? null : count - 1);
        bar.parts(position.turn, first).forEach(part -> after.merge(part, 1, Integer::sum));
        return new Move<>(bar + " " + first, new Position(after, position.turn.other()));
    }

    /** What a side breaks between. */
    private static String lines(Side side) {
        return side == Side.LEFT ? "columns" : "rows";
    }

    @Override
    public String howToMove(Position position) {
        return "Type a bar (rows x columns) and how many " + lines(position.turn) + " you break off";
    }

    @Override
    public String picture(Position position) {
        String mover = position.turn == Side.LEFT ? "Left" : "Right";
        return mover + " to move, between " + lines(position.turn) + ": " + position.bars.entrySet().stream()
                .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + " times ") + entry.getKey())
                .collect(Collectors.joining(", "));
    }
}
