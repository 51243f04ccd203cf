package chocolate;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.PartizanRules;
import nimsum.game.Side;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * Bars of chocolate lie on the table. Left breaks one of them in two between two columns, Right between two rows. Who cannot
 * move loses.
 */
public final class Rules implements PartizanRules<Rules.Position> {

    private static final int MOST_PLAYED_CELLS = 150;
    private static final Pattern BREAK = Pattern.compile("(\\d{1,9})x(\\d{1,9}) \\d+");

    /** A bar, in cells. */
    public record Bar(int rows, int columns) implements Comparable<Bar> {

        int cells() {
            return rows * columns;
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
                    bars.stream().collect(Collectors.toMap(bar -> bar, bar -> 1, Integer::sum, TreeMap::new)), turn);
        }

        int cells() {
            return bars.entrySet().stream().mapToInt(entry -> entry.getKey().cells() * entry.getValue()).sum();
        }

        /** What the player to move breaks between. */
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

    /** The statement lets either side start; here it is Left. */
    @Override
    public Position read(FastReader in) {
        return Position.of(List.of(new Bar(in.nextInt(), in.nextInt())), Side.LEFT);
    }

    @Override
    public Position withTurn(Position position, Side side) {
        return new Position(position.bars, side);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.bars.keySet().stream().flatMap(bar -> IntStream
                .range(1, position.turn == Side.LEFT ? bar.columns : bar.rows)
                .mapToObj(first -> breakBar(position, bar, first)));
    }

    /** The move that breaks so many columns or rows off a bar. */
    static Move<Position> breakBar(Position position, Bar bar, int first) {
        boolean left = position.turn == Side.LEFT;
        SortedMap<Bar, Integer> after = new TreeMap<>(position.bars);
        after.computeIfPresent(bar, (same, count) -> count == 1 ? null : count - 1);
        after.merge(left ? new Bar(bar.rows, first) : new Bar(first, bar.columns), 1, Integer::sum);
        after.merge(left ? new Bar(bar.rows, bar.columns - first) : new Bar(bar.rows - first, bar.columns), 1,
                Integer::sum);
        return new Move<>(bar + " " + first, new Position(after, position.turn.other()));
    }

    @Override
    public String inWords() {
        return "Bars of chocolate lie on the table, each called by its rows and columns. "
                + "Left breaks one of them in two between two columns, Right between two rows. "
                + "Who can't break any loses.";
    }

    @Override
    public List<String> players() {
        return List.of("Left", "Right");
    }

    @Override
    public Size size(Position position) {
        return new Size(position.cells(), "cells of chocolate");
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "no bar has two " + position.lines() + " to break between, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        Matcher said = BREAK.matcher(words);
        if (!said.matches()) {
            return Optional.empty();
        }
        Bar bar = new Bar(Integer.parseInt(said.group(1)), Integer.parseInt(said.group(2)));
        return Optional.of(position.bars.containsKey(bar)
                ? "that leaves nothing on one side of the break: " + bar + " has "
                        + (position.turn == Side.LEFT ? bar.columns : bar.rows) + " " + position.lines()
                : "there is no bar " + bar);
    }

    @Override
    public String howToMove(Position position) {
        return "Type a bar (rows x columns) and how many " + position.lines() + " you break off";
    }

    @Override
    public boolean isPlayable(Position position) {
        return position.cells() <= MOST_PLAYED_CELLS;
    }
}
