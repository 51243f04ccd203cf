package poj2311;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.game.Outcome;
import poj2311.Rules.Piece;
import poj2311.Rules.Position;

/**
 * If a strip of width 1 lies on the table, the player to move cuts a 1 x 1 off it and wins. Otherwise the position is a
 * sum of sheets. Theorem 2 computes the Grundy value of a sheet from its two sides, and the player to move wins if and
 * only if the nim-sum of these values is not 0.
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
            return "There is a strip of width 1. The move " + reply(position).quoted() + " cuts a 1 x 1 off it.";
        }
        int nimSum = nimSum(position);
        String values = new LinkedHashSet<>(position.pieces()).stream()
                .map(piece -> "The sides of " + piece + " have the values " + grundy[piece.width()] + " and "
                        + grundy[piece.height()] + ", so the sheet has the value " + value(piece) + ". ")
                .collect(Collectors.joining());
        return "A player who leaves a strip of width 1 loses, so only the other cuts count. " + values
                + "The nim-sum is " + nimSum + ". "
                + (nimSum == 0
                        ? "Each cut that does not leave a strip makes it different from 0, and the other player can make it 0 again."
                        : "The move " + reply(position).quoted() + " makes it 0.");
    }

    static boolean hasStrip(Position position) {
        return position.pieces().stream().anyMatch(piece -> piece.width() == 1);
    }

    int nimSum(Position position) {
        return position.pieces().stream().mapToInt(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /** Theorem 2: if one side has the value 0, the other side's value counts. Two positive values make 1. */
    int value(Piece piece) {
        int x = grundy[piece.width()];
        int y = grundy[piece.height()];
        return x == 0 ? y : y == 0 ? x : 1;
    }

    /** Returns the value of each sheet by its name. If there are strips, they alone say who wins. */
    @Override
    public Map<String, String> values(Position position) {
        return new LinkedHashSet<>(position.pieces()).stream()
                .filter(piece -> !hasStrip(position) || piece.width() == 1)
                .collect(Collectors.toMap(Piece::toString, piece -> hasStrip(position) ? "win" : "" + value(piece)));
    }
}
