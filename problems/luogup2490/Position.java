package luogup2490;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Move;

/**
 * Pieces on a strip, white and black by turns, the leftmost white.
 *
 * @param squares of the strip
 * @param mostMoved how many pieces a turn may move
 * @param pieces the square of each, from the left, counted from 1
 * @param whiteMoves whose turn it is
 */
public record Position(int squares, int mostMoved, List<Integer> pieces, boolean whiteMoves) {

    private static final int MOST_DRAWN = 100;

    public Position {
        pieces = List.copyOf(pieces);
    }

    /** How many pieces a player has. */
    int own() {
        return pieces.size() / 2;
    }

    /** How far a piece of the player to move can go; they are counted from 0. */
    int room(int number) {
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

    /** The move of these steps, one number for each own piece; its name counts the pieces from 1. */
    Move<Position> move(int[] steps) {
        List<Integer> after = new ArrayList<>(pieces);
        List<String> name = new ArrayList<>();
        for (int number = 0; number < steps.length; number++) {
            int by = steps[number];
            if (by > 0) {
                after.set(place(number), pieces.get(place(number)) + (whiteMoves ? by : -by));
                name.add(number + 1 + " " + by);
            }
        }
        return new Move<>(String.join(", ", name), new Position(squares, mostMoved, after, !whiteMoves));
    }

    @Override
    public String toString() {
        String turn = (whiteMoves ? "White" : "Black") + " to move up to " + mostMoved + ": ";
        if (squares > MOST_DRAWN) {
            return turn + "pieces at " + pieces;
        }
        StringBuilder strip = new StringBuilder(".".repeat(squares));
        for (int i = 0; i < pieces.size(); i++) {
            strip.setCharAt(pieces.get(i) - 1, i % 2 == 0 ? 'W' : 'B');
        }
        return turn + strip;
    }
}
