package hdu1536;

import hdu1536.Rules.Position;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import nimsum.coach.NimberCoach;
import nimsum.game.Move;

/** Theorem 1 as advice: a move wins if and only if it makes the nim-sum of the heaps' Grundy values 0. */
public final class Coach extends NimberCoach<Position> {

    private static final int MAX_SHOWN = 8;

    /** The Grundy values for one set of takes, up to some heap. */
    private record Table(List<Integer> takes, int[] values) {
    }

    /** For the game that was asked about last; another game may have another set. */
    private Table last = new Table(List.of(), new int[0]);

    public Coach() {
        super(new Rules());
    }

    @Override
    public String why(Position position) {
        if (rules.moves(position).findAny().isEmpty()) {
            return "No move is left: the smallest number in S is " + position.takes().get(0)
                    + ", and no heap has so many stones.";
        }
        return values(position, value(position)) + goodMoves(position).findFirst()
                .map(move -> winning(position, move))
                .orElse("A move changes the value of its heap, so it makes this other than 0.");
    }

    private String values(Position position, int nimSum) {
        int[] values = values(position);
        String sizes = shown(position, size -> size, ", ");
        return position.heaps().sizes().size() == 1
                ? "The heap of " + sizes + " has the Grundy value " + nimSum + ". "
                : "The heaps " + sizes + " have the Grundy values " + shown(position, size -> values[size], ", ")
                        + ", and " + shown(position, size -> values[size], " xor ") + " = " + nimSum + ". ";
    }

    private String winning(Position position, Move<Position> move) {
        String heap = move.name().split(" ")[0];
        int value = values(position)[position.heaps().sizes().get(Integer.parseInt(heap) - 1)];
        int nimSum = value(position);
        return "The move " + move.quoted() + " makes it 0, since heap " + heap + " then has the value " + value
                + " xor "
                + nimSum
                + " = " + (value ^ nimSum) + ".";
    }

    /** A number for each heap; of many heaps the first. */
    private static String shown(Position position, IntUnaryOperator number, String between) {
        List<Integer> sizes = position.heaps().sizes();
        return sizes.stream().limit(MAX_SHOWN).map(size -> String.valueOf(number.applyAsInt(size)))
                .collect(Collectors.joining(between)) + (sizes.size() > MAX_SHOWN ? between + "..." : "");
    }

    @Override
    protected int value(Position position) {
        int[] values = values(position);
        int nimSum = 0;
        for (int size : position.heaps().sizes()) {
            nimSum ^= values[size];
        }
        return nimSum;
    }

    /** The Grundy values of all heaps up to the largest, at least. */
    private int[] values(Position position) {
        int largest = 0;
        for (int size : position.heaps().sizes()) {
            largest = Math.max(largest, size);
        }
        if (!last.takes.equals(position.takes()) || last.values.length <= largest) {
            int[] takes = position.takes().stream().mapToInt(take -> take).toArray();
            last = new Table(position.takes(), Main.grundyValues(takes, largest));
        }
        return last.values;
    }
}
