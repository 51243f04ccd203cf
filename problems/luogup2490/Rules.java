package luogup2490;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * White and black pieces alternate on a strip, and the leftmost piece is white. In a turn White moves at least one and
 * at most d white pieces to the right, each by one or more squares. Black moves black pieces to the left in the same
 * way. No piece passes another one, lands on it or leaves the strip. The player who cannot move loses.
 */
public final class Rules implements nimsum.game.Rules<Position> {

    /** If there were more moves, the coach would take long. */
    private static final int MAX_MOVES = 200;

    /** Reads the placement that spreads the pieces evenly. An input stands for all placements. */
    @Override
    public Position read(FastReader in) {
        int squares = in.nextInt();
        int pieces = in.nextInt();
        int maxMoved = in.nextInt();
        return new Position(squares, maxMoved,
                IntStream.range(0, pieces).mapToObj(i -> 1 + i * (squares - 1) / (pieces - 1)).toList(), true);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return Stream.iterate(next(position, new int[position.own()]), Objects::nonNull, steps -> next(position, steps))
                .map(position::move);
    }

    /**
     * Returns the next choice of how far each own piece goes, or null after the last choice. The choices are counted up
     * like numbers, and the last piece is the lowest digit.
     */
    private static int[] next(Position position, int[] steps) {
        int moved = (int) IntStream.of(steps).filter(by -> by > 0).count();
        for (int number = steps.length - 1; number >= 0; number--) {
            moved -= steps[number] > 0 ? 1 : 0;
            if (moved < position.maxMoved() && steps[number] < position.room(number)) {
                int[] next = Arrays.copyOf(Arrays.copyOf(steps, number + 1), steps.length);
                next[number]++;
                return next;
            }
        }
        return null;
    }

    @Override
    public About about() {
        return new About(
                "White and black pieces alternate on a strip, and no piece may pass another one, land on it or leave the strip. "
                        + "In turn White moves white pieces to the right and Black moves black pieces to the left, at least one piece and at most as many as the position says, each by one or more squares. "
                        + "The player who cannot move loses.")
                .players("White", "Black")
                .sign("[WB.]$", "W is a white piece, B is a black piece, and a dot is a free square.")
                .unit("squares of the strip").usualSize(24);
    }

    @Override
    public int size(Position position) {
        return position.squares();
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return "no " + (position.whiteMoves() ? "white" : "black") + " piece can move, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        List<Optional<List<Integer>>> steps = Stream.of(words.split(", ?"))
                .map(step -> nimsum.game.Rules.numbers(step, 2)).toList();
        if (steps.contains(Optional.<List<Integer>>empty())) {
            return Optional.empty();
        }
        return steps.stream().flatMap(step -> whyNot(position, step.get().get(0), step.get().get(1)).stream())
                .findFirst()
                .or(() -> Optional.of(steps.size() > position.maxMoved()
                        ? "at most " + position.maxMoved() + " of your pieces may move in a turn"
                        : "each piece that moves has to be named once, from left to right"));
    }

    private static Optional<String> whyNot(Position position, int piece, int squares) {
        if (piece < 1 || piece > position.own()) {
            return Optional.of("you have the pieces 1 to " + position.own());
        }
        int room = position.room(piece - 1);
        return squares == 0 || squares > room
                ? Optional.of("piece " + piece + (room == 0 ? " cannot move" : " can move by 1 to " + room))
                : Optional.empty();
    }

    @Override
    public String howToMove(Position position) {
        return "Type the number of your piece that moves, counted from the left, and by how many squares"
                + (position.maxMoved() == 1
                        ? ""
                        : "; after a comma, the same for the next piece to the right that moves");
    }

    @Override
    public boolean isPlayable(Position position) {
        return moves(position).limit(MAX_MOVES + 1L).count() <= MAX_MOVES;
    }
}
