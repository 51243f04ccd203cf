package poj2311;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Answers;
import nimsum.game.Move;
import nimsum.game.Outcome;
import poj2311.Rules.Piece;
import poj2311.Rules.Position;

/**
 * With a strip of width 1 on the table the player to move cuts a 1 x 1 off it and wins. Else the position is a sum: each sheet
 * has the Grundy value that theorem 2 makes of its two sides, and the player to move wins if and only if their nim-sum is not 0.
 */
public final class Coach implements nimsum.coach.Coach<Position> {

    private static final Piece UNIT = new Piece(1, 1);
    /** No nim-sum is as large. */
    private static final int VALUES = 16;

    private final Rules rules = new Rules();
    private final int[] grundy = Main.grundyOfLines();
    /** Of each shape that was asked for, how many cuts without a strip there are by their change of the nim-sum. */
    private final Map<Piece, int[]> safeCuts = new HashMap<>();

    @Override
    public Outcome outcome(Position position) {
        return !position.pieces().containsKey(UNIT) && (hasStrip(position.pieces().keySet()) || nimSum(position) != 0)
                ? Outcome.WIN
                : Outcome.LOSS;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        if (outcome(position) == Outcome.LOSS) {
            return Stream.empty();
        }
        boolean strip = hasStrip(position.pieces().keySet());
        int nimSum = nimSum(position);
        return cuts(position).filter(cut -> strip
                ? cut.halves.contains(UNIT)
                : cut.isSafe() && change(cut) == nimSum).map(cut -> cut.in(position));
    }

    /** A cut that leaves so many columns (w) or rows (h) in the first half. */
    private record Cut(Piece piece, char side, int at, List<Piece> halves) {

        boolean isSafe() {
            return !hasStrip(halves);
        }

        Move<Position> in(Position position) {
            return new Move<>(piece + " " + side + at, position.cut(piece, halves));
        }
    }

    private static Stream<Cut> cuts(Position position) {
        return position.pieces().keySet().stream().flatMap(Coach::cuts);
    }

    private static Stream<Cut> cuts(Piece piece) {
        return Stream.concat(
                IntStream.range(1, piece.width()).mapToObj(at -> new Cut(piece, 'w', at, piece.cutWidth(at))),
                IntStream.range(1, piece.height()).mapToObj(at -> new Cut(piece, 'h', at, piece.cutHeight(at))));
    }

    /** By how much a cut that makes no strip changes the nim-sum. */
    private int change(Cut cut) {
        return value(cut.piece) ^ value(cut.halves.get(0)) ^ value(cut.halves.get(1));
    }

    /** Where nothing wins, of the cuts that make no strip, if there are any, one that leaves the fewest winning answers. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().or(() -> hardest(position))
                .orElseGet(() -> hardest(rules.moves(position)));
    }

    private Optional<Move<Position>> hardest(Position position) {
        List<Cut> safe = cuts(position).filter(Cut::isSafe).toList();
        Answers<Piece> answers = new Answers<>(safe.stream().mapToInt(this::change), this::answers);
        return safe.stream().min(Comparator.comparingInt(cut -> answers(answers, position, cut)))
                .map(cut -> cut.in(position));
    }

    /** How many winning answers a cut that makes no strip leaves from a lost position; equal shapes are cut alike. */
    private int answers(Answers<Piece> answers, Position position, Cut cut) {
        List<Piece> gone = position.pieces().get(cut.piece) == 1 ? List.of(cut.piece) : List.of();
        List<Piece> come = cut.halves.stream().distinct().filter(half -> !position.pieces().containsKey(half)).toList();
        return answers.after(change(cut), gone, come);
    }

    /** How many cuts of a piece make no strip and change the nim-sum so. */
    private int answers(Piece piece, int change) {
        return safeCuts.computeIfAbsent(piece, same -> {
            int[] byChange = new int[VALUES];
            cuts(same).filter(Cut::isSafe).forEach(cut -> byChange[change(cut)]++);
            return byChange;
        })[change];
    }

    @Override
    public String why(Position position) {
        if (position.pieces().containsKey(UNIT)) {
            return "There is a 1 x 1: who made it has won.";
        }
        if (hasStrip(position.pieces().keySet())) {
            return "There is a strip of width 1: " + reply(position).quoted() + " cuts a 1 x 1 off it.";
        }
        int nimSum = nimSum(position);
        String values = position.pieces().keySet().stream()
                .map(piece -> piece + " has the sides' values " + grundy[piece.width()] + " and "
                        + grundy[piece.height()]
                        + ", so the value " + value(piece))
                .collect(Collectors.joining("; "));
        return "A strip of width 1 is a gift, so only cuts count that leave every side at 2 or more. " + values
                + ". The nim-sum is " + nimSum
                + (nimSum == 0
                        ? ": every such cut makes it other than 0, and any other cut is a gift."
                        : ": " + goodMoves(position).findFirst().orElseThrow().quoted() + " makes it 0.");
    }

    private static boolean hasStrip(Collection<Piece> pieces) {
        return pieces.stream().anyMatch(piece -> piece.width() == 1 || piece.height() == 1);
    }

    /** Two sheets of the same shape cancel out. */
    private int nimSum(Position position) {
        return position.pieces().entrySet().stream().filter(entry -> entry.getValue() % 2 == 1)
                .mapToInt(entry -> value(entry.getKey())).reduce(0, (a, b) -> a ^ b);
    }

    /** Theorem 2: one side of value 0 leaves the other's value, and two positive ones make 1. */
    private int value(Piece piece) {
        int x = grundy[piece.width()];
        int y = grundy[piece.height()];
        return x == 0 ? y : y == 0 ? x : 1;
    }
}
