package chocolate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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

    /** A bar, in squares. */
    public record Bar(int rows, int columns) {

        /** The two bars that a break leaves, with so many rows or columns in the first. */
        List<Bar> breakBy(Side side, int first) {
            return side == Side.LEFT
                    ? List.of(new Bar(rows, first), new Bar(rows, columns - first))
                    : List.of(new Bar(first, columns), new Bar(rows - first, columns));
        }

        /** How many rows or columns a side breaks between. */
        int length(Side side) {
            return side == Side.LEFT ? columns : rows;
        }

        @Override
        public String toString() {
            return rows + "x" + columns;
        }
    }

    /**
     * @param bars
     *            all that lie on the table, in order of their size: where they lie does not matter
     * @param turn
     *            whose move it is
     */
    public record Position(List<Bar> bars, Side turn) {

        private static final Comparator<Bar> ORDER = Comparator.comparingInt(Bar::rows).thenComparingInt(Bar::columns);

        public Position {
            bars = bars.stream().sorted(ORDER).toList();
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
        return position.bars.stream().distinct().flatMap(bar -> IntStream.range(1, bar.length(position.turn))
                .mapToObj(first -> new Move<>(bar + " " + first, after(position, bar, first))));
    }

    private static Position after(Position position, Bar broken, int first) {
        List<Bar> bars = new ArrayList<>(position.bars);
        bars.remove(broken);
        bars.addAll(broken.breakBy(position.turn, first));
        return new Position(bars, position.turn.other());
    }

    @Override
    public String howToMove() {
        return "Type a bar (rows x columns) and how many columns (Left) or rows (Right) you break off, as in: 2x3 1";
    }

    @Override
    public String picture(Position position) {
        return position.bars.stream().map(Bar::toString).collect(Collectors.joining("  ")) + "\n"
                + (position.turn == Side.LEFT ? "Left to move, between columns" : "Right to move, between rows");
    }
}
