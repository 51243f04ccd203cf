package luogup2490;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Move;

/**
 * Pieces on a strip. White and black pieces alternate, and the leftmost piece is white.
 *
 * @param maxMoved how many pieces a turn may move
 * @param pieces the square of each piece, from left to right, counted from 1
 */
public record Position(int squares, int maxMoved, List<Integer> pieces, boolean whiteMoves) {

    public Position {
        pieces = List.copyOf(pieces);
    }

    /** Returns the number of pieces that a player has. */
    int own() {
        return pieces.size() / 2;
    }

    /** Returns how far a piece of the player to move can go. These pieces are counted from 0. */
    int room(int number) {
        int piece = place(number);
        int from = pieces.get(piece);
        int next = piece + 1 < pieces.size() ? pieces.get(piece + 1) : squares + 1;
        int before = piece > 0 ? pieces.get(piece - 1) : 0;
        return whiteMoves ? next - from - 1 : from - before - 1;
    }

    /** Returns the number of a piece of the player to move among all pieces. */
    private int place(int number) {
        return 2 * number + (whiteMoves ? 0 : 1);
    }

    /** Returns the move with these steps, one number for each own piece. Its name counts the pieces from 1. */
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
        return new Move<>(String.join(", ", name), new Position(squares, maxMoved, after, !whiteMoves));
    }

    @Override
    public String toString() {
        StringBuilder strip = new StringBuilder(".".repeat(squares));
        for (int i = 0; i < pieces.size(); i++) {
            strip.setCharAt(pieces.get(i) - 1, i % 2 == 0 ? 'W' : 'B');
        }
        return (whiteMoves ? "White" : "Black") + " to move up to " + maxMoved + ": " + strip;
    }
}
