package chocolate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The rules played out literally: a position is the list of all bars on the table. The value is found by play, too: it is k
 * if the bar and k free moves for the other side make a game that whoever starts loses. Bars of up to 24 cells.
 */
final class BruteForce {

    private enum Side {
        LEFT, RIGHT;

        private Side other() {
            return this == LEFT ? RIGHT : LEFT;
        }
    }

    private record Bar(int rows, int columns) {
    }

    /**
     * @param bars
     *            in order, so that the same bars are the same position
     * @param free
     *            how many times Left may pass, or Right if it is negative
     */
    private record Position(List<Bar> bars, int free, Side mover) {
    }

    private static final Comparator<Bar> ORDER = Comparator.comparingInt(Bar::rows).thenComparingInt(Bar::columns);

    private final Map<Position, Boolean> known = new HashMap<>();

    static void solve(FastReader in, FastWriter out) {
        BruteForce game = new BruteForce();
        while (in.hasNext()) {
            Bar bar = new Bar(in.nextInt(), in.nextInt());
            out.print(game.value(bar));
            out.println(" " + game.outcome(bar));
        }
    }

    private String outcome(Bar bar) {
        boolean leftStarting = starterWins(bar, 0, Side.LEFT);
        boolean rightStarting = starterWins(bar, 0, Side.RIGHT);
        if (leftStarting && rightStarting) {
            throw new IllegalStateException("whoever starts wins " + bar);
        }
        return leftStarting ? "Vertical" : rightStarting ? "Horizontal" : "Second";
    }

    private int value(Bar bar) {
        int direction = starterWins(bar, 0, Side.LEFT) ? 1 : -1;
        // Neither side has more moves in a bar than there are cells.
        int most = bar.rows * bar.columns;
        for (int value = 0; Math.abs(value) <= most; value += direction) {
            if (!starterWins(bar, -value, Side.LEFT) && !starterWins(bar, -value, Side.RIGHT)) {
                return value;
            }
        }
        throw new IllegalStateException("no integer is the value of " + bar);
    }

    private boolean starterWins(Bar bar, int free, Side starter) {
        return moverWins(new Position(List.of(bar), free, starter));
    }

    private boolean moverWins(Position position) {
        Boolean found = known.get(position);
        if (found == null) {
            found = moves(position).stream().anyMatch(next -> !moverWins(next));
            known.put(position, found);
        }
        return found;
    }

    private static List<Position> moves(Position position) {
        List<Position> moves = new ArrayList<>();
        Side mover = position.mover;
        if (mover == Side.LEFT && position.free > 0) {
            moves.add(new Position(position.bars, position.free - 1, mover.other()));
        } else if (mover == Side.RIGHT && position.free < 0) {
            moves.add(new Position(position.bars, position.free + 1, mover.other()));
        }
        for (Bar bar : position.bars) {
            int length = mover == Side.LEFT ? bar.columns : bar.rows;
            for (int i = 1; i < length; i++) {
                List<Bar> bars = new ArrayList<>(position.bars);
                bars.remove(bar);
                bars.add(mover == Side.LEFT ? new Bar(bar.rows, i) : new Bar(i, bar.columns));
                bars.add(mover == Side.LEFT ? new Bar(bar.rows, length - i) : new Bar(length - i, bar.columns));
                bars.sort(ORDER);
                moves.add(new Position(bars, position.free, mover.other()));
            }
        }
        return moves;
    }
}
