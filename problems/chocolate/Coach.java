package chocolate;

import chocolate.Rules.Bar;
import chocolate.Rules.Position;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Side;

/**
 * The value of a position is the sum of the values of its bars, an integer: the number of free moves that Left is ahead. A side
 * that has to move wins if and only if it is ahead by one at least, and then any break that costs it no more than what it is
 * ahead wins.
 */
public final class Coach implements nimsum.game.Coach<Position> {

    private final Rules rules = new Rules();

    @Override
    public Outcome outcome(Position position) {
        return lead(position) > 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** How many moves the side to move is ahead. */
    private static long lead(Position position) {
        long value = position.bars().stream().mapToLong(bar -> Main.value(bar.rows(), bar.columns())).sum();
        return position.turn() == Side.LEFT ? value : -value;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        return lead(position) <= 0
                ? Stream.empty()
                : rules.moves(position).filter(move -> lead(move.next()) <= 0);
    }

    /** The move after which the lead is largest: it costs one, or as little as any. */
    @Override
    public Move<Position> reply(Position position) {
        return rules.moves(position).min((a, b) -> Long.compare(lead(a.next()), lead(b.next()))).orElseThrow();
    }

    @Override
    public String why(Position position) {
        long lead = lead(position);
        String sum = position.bars().stream().map(Coach::value).collect(Collectors.joining(", "));
        String mover = position.turn() == Side.LEFT ? "Left" : "Right";
        String other = position.turn() == Side.LEFT ? "Right" : "Left";
        return "In free moves for Left: " + sum + ". Together " + mover + ", who is to move, is "
                + (lead > 0
                        ? lead + " ahead. The right break costs one of these, and the other side has none to spare."
                        : lead == 0
                                ? "level. Every move costs one at least, so after it " + other + " is ahead."
                                : -lead + " behind, and every move costs one more.");
    }

    private static String value(Bar bar) {
        int power = Integer.highestOneBit(Math.min(bar.rows(), bar.columns()));
        return bar + " is worth " + bar.columns() / power + " - " + bar.rows() / power + " = "
                + Main.value(bar.rows(), bar.columns());
    }
}
