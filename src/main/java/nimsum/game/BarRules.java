package nimsum.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Bars of chocolate lie on the table. Left breaks one of them in two between two columns, and Right between two rows.
 * The player who cannot move loses. A problem says how its bars are read.
 */
public abstract class BarRules implements PartizanRules<BarRules.Position> {

    private static final Pattern BREAK = Pattern.compile("(\\d{1,9}x\\d{1,9}) \\d+");

    /**
     * A bar, in cells.
     *
     * @param columnsFirst whether the name of a bar has the columns first and not the rows; this is the same for all
     * bars of a game
     */
    public record Bar(int rows, int columns, boolean columnsFirst) implements Comparable<Bar> {

        /** Makes a bar whose name has the rows first. */
        public Bar(int rows, int columns) {
            this(rows, columns, false);
        }

        /** Returns the number of columns or rows between which a side breaks the bar. */
        private int length(Side side) {
            return side == Side.LEFT ? columns : rows;
        }

        /** Returns the part with this number of columns or rows that a side breaks off. */
        private Bar part(Side side, int length) {
            return side == Side.LEFT ? new Bar(rows, length, columnsFirst) : new Bar(length, columns, columnsFirst);
        }

        @Override
        public int compareTo(Bar other) {
            return rows == other.rows ? Integer.compare(columns, other.columns) : Integer.compare(rows, other.rows);
        }

        @Override
        public String toString() {
            return columnsFirst ? columns + "x" + rows : rows + "x" + columns;
        }
    }

    /**
     * @param bars the number of bars of each shape; where they lie does not matter
     */
    public record Position(SortedMap<Bar, Integer> bars, Side turn) {

        public static Position of(List<Bar> bars, Side turn) {
            return new Position(
                    bars.stream().collect(Collectors.toMap(bar -> bar, bar -> 1, Integer::sum, TreeMap::new)), turn);
        }

        /** Returns the number of cells, or the largest {@code int} if there are more. */
        private int cells() {
            long cells = 0;
            for (Map.Entry<Bar, Integer> entry : bars.entrySet()) {
                long inOne = (long) entry.getKey().rows * entry.getKey().columns;
                cells = Math.min(cells + Math.min(inOne, Integer.MAX_VALUE) * entry.getValue(), Integer.MAX_VALUE);
            }
            return (int) cells;
        }

        /** Returns the name of the lines between which the player to move breaks a bar. */
        private String lines() {
            return turn == Side.LEFT ? "columns" : "rows";
        }

        @Override
        public String toString() {
            return (turn == Side.LEFT ? "Left to move, between columns: " : "Right to move, between rows: ")
                    + bars.entrySet().stream()
                            .map(entry -> (entry.getValue() == 1 ? "" : entry.getValue() + " times ") + entry.getKey())
                            .collect(Collectors.joining(", "));
        }
    }

    @Override
    public final Position withTurn(Position position, Side side) {
        return new Position(position.bars, side);
    }

    @Override
    public final Stream<Move<Position>> moves(Position position) {
        return position.bars.keySet().stream().flatMap(bar -> IntStream
                .range(1, bar.length(position.turn))
                .mapToObj(first -> breakBar(position, bar, first)));
    }

    /** Returns the move that breaks {@code first} columns or rows off a bar. */
    public static Move<Position> breakBar(Position position, Bar bar, int first) {
        Side turn = position.turn;
        SortedMap<Bar, Integer> after = new TreeMap<>(position.bars);
        after.computeIfPresent(bar, (same, count) -> count == 1 ? null : count - 1);
        after.merge(bar.part(turn, first), 1, Integer::sum);
        after.merge(bar.part(turn, bar.length(turn) - first), 1, Integer::sum);
        return new Move<>(bar + " " + first, new Position(after, turn.other()));
    }

    /** Tells everything except the three sentences. */
    protected final About about(String inWords) {
        return new About(inWords).players("Left", "Right").unit("cells of chocolate").maxPlayed(150);
    }

    @Override
    public final int size(Position position) {
        return position.cells();
    }

    @Override
    public final String whyOver(Position position, String moverIs, String other) {
        return "no bar has two " + position.lines() + " to break between, and " + moverIs + " to move";
    }

    @Override
    public final Optional<String> whyNot(Position position, String words) {
        Matcher said = BREAK.matcher(words);
        if (!said.matches()) {
            return Optional.empty();
        }
        return Optional
                .of(position.bars.keySet().stream().filter(bar -> bar.toString().equals(said.group(1))).findFirst()
                        .map(bar -> "the bar " + bar + " has " + bar.length(position.turn) + " " + position.lines()
                                + ", and each part needs at least one of them")
                        .orElse("there is no bar " + said.group(1)));
    }

    @Override
    public String howToMove(Position position) {
        return "Type a bar (" + (position.bars.firstKey().columnsFirst ? "columns x rows" : "rows x columns")
                + ") and how many " + position.lines() + " you break off";
    }
}
