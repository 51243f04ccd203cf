package luogup2490;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * Pieces stand on different squares of a strip, white and black by turns, the leftmost white. In a turn White moves at least one
 * and at most d of the white pieces, each by one square or more to the right; Black does so with the black ones to the left. No
 * piece passes another, stands on one or leaves the strip. Who cannot move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int MOST_DRAWN = 100, MOST_LISTED = 20;
    private static final String STEPS = "[1-9][0-9]{0,5} [1-9][0-9]{0,5}";

    /**
     * @param squares
     *            of the strip
     * @param mostMoved
     *            how many pieces a turn may move
     * @param pieces
     *            the square of each, from the left, counted from 1
     * @param whiteMoves
     *            whose turn it is
     */
    public record Position(int squares, int mostMoved, List<Integer> pieces, boolean whiteMoves) {

        public Position {
            pieces = List.copyOf(pieces);
        }

        /** How many pieces a player has. */
        private int own() {
            return pieces.size() / 2;
        }

        /** How far a piece of the player to move can go; they are counted from 0. */
        private int room(int number) {
            int piece = place(number);
            int from = pieces.get(piece);
            int next = piece + 1 < pieces.size() ? pieces.get(piece + 1) : squares + 1;
            int before = piece > 0 ? pieces.get(piece - 1) : 0;
            return whiteMoves ? next - from - 1 : from - before - 1;
        }

        /** Where a piece of the player to move stands among all. */
        private int place(int number) {
            return 2 * number + (whiteMoves ? 0 : 1);
        }
    }

    /**
     * An input stands for all placements of so many pieces; this is the one where they are spread over the whole strip as evenly
     * as can be.
     */
    @Override
    public Position read(FastReader in) {
        int squares = in.nextInt();
        int pieces = in.nextInt();
        int mostMoved = in.nextInt();
        return new Position(squares, mostMoved,
                IntStream.range(0, pieces).mapToObj(i -> 1 + i * (squares - 1) / (pieces - 1)).toList(), true);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return Stream.iterate(next(position, new int[position.own()]), Objects::nonNull, steps -> next(position, steps))
                .map(steps -> move(position, steps));
    }

    /** Counts up: the next choice of how far each own piece goes, the last one fastest; null behind the last choice. */
    private static int[] next(Position position, int[] steps) {
        int moved = (int) Arrays.stream(steps).filter(by -> by > 0).count();
        for (int number = steps.length - 1; number >= 0; number--) {
            moved -= steps[number] > 0 ? 1 : 0;
            if (moved < position.mostMoved && steps[number] < position.room(number)) {
                int[] next = Arrays.copyOf(Arrays.copyOf(steps, number + 1), steps.length);
                next[number]++;
                return next;
            }
        }
        return null;
    }

    /** The move of these steps, one number for each own piece; its name counts the pieces from 1. */
    static Move<Position> move(Position position, int[] steps) {
        List<Integer> after = new ArrayList<>(position.pieces);
        StringJoiner name = new StringJoiner(", ");
        for (int number = 0; number < steps.length; number++) {
            int by = steps[number];
            if (by > 0) {
                int piece = position.place(number);
                after.set(piece, after.get(piece) + (position.whiteMoves ? by : -by));
                name.add(number + 1 + " " + by);
            }
        }
        return new Move<>(name.toString(),
                new Position(position.squares, position.mostMoved, after, !position.whiteMoves));
    }

    @Override
    public String howToMove(Position position) {
        return "Type which of your pieces moves, counted from the left, and by how many squares"
                + (position.mostMoved == 1 ? "" : "; a comma, and the next one to the right that moves");
    }

    @Override
    public String picture(Position position) {
        String turn = (position.whiteMoves ? "White" : "Black") + " to move up to " + position.mostMoved + ": ";
        if (position.squares > MOST_DRAWN) {
            return turn + position.pieces.stream().limit(MOST_LISTED).map(String::valueOf)
                    .collect(Collectors.joining(" ", "pieces at ", position.pieces.size() > MOST_LISTED ? " ..." : ""));
        }
        StringBuilder strip = new StringBuilder(".".repeat(position.squares));
        for (int i = 0; i < position.pieces.size(); i++) {
            strip.setCharAt(position.pieces.get(i) - 1, i % 2 == 0 ? 'W' : 'B');
        }
        return turn + strip;
    }
}
