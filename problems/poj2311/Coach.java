package poj2311;

import java.util.LinkedHashSet;
import java.util.stream.Collectors;
import nimsum.game.Outcome;
import poj2311.Rules.Piece;
import poj2311.Rules.Position;

/**
 * With a strip of width 1 on the table the player to move cuts a 1 x 1 off it and wins. Else the position is a sum:
 * each sheet has the Grundy value that theorem 2 makes of its two sides, and the player to move wins if and only if
 * their nim-sum is not 0.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private final int[] grundy = Main.grundyOfLines();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return !position.pieces().contains(Piece.UNIT) && (hasStrip(position) || nimSum(position) != 0)
                ? Outcome.WIN
                : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        if (hasStrip(position)) {
            return "There is a strip of width 1: " + reply(position).quoted() + " cuts a 1 x 1 off it.";
        }
        int nimSum = nimSum(position);
        String values = new LinkedHashSet<>(position.pieces()).stream()
                .map(piece -> piece + " has the sides' values " + grundy[piece.width()] + " and "
                        + grundy[piece.height()]
                        + ", so the value " + value(piece))
                .collect(Collectors.joining("; "));
        return "A strip of width 1 is a gift, so only cuts count that leave every side at 2 or more. " + values
                + ". The nim-sum is " + nimSum
                + (nimSum == 0
                        ? ": every such cut makes it other than 0, and any other cut is a gift."
                        : ": " + reply(position).quoted() + " makes it 0.");
    }

    private static boolean hasStrip(Position position) {
        return position.pieces().stream().anyMatch(piece -> piece.width() == 1);
    }

    private int nimSum(Position position) {
        int nimSum = 0;
        for (Piece piece : position.pieces()) {
            nimSum ^= value(piece);
        }
        return nimSum;
    }

    /** Theorem 2: one side of value 0 leaves the other's value, and two positive ones make 1. */
    private int value(Piece piece) {
        int x = grundy[piece.width()];
        int y = grundy[piece.height()];
        return x == 0 ? y : y == 0 ? x : 1;
    }
}
