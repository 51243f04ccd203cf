package hdu1536;

import hdu1536.Rules.Position;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;

/** Theorem 1 as advice: a move wins if and only if it makes the nim-sum of the heaps' Grundy values 0. */
public final class Coach extends NimberCoach<Position> {

    /** The set of the last position, and its Grundy values up to some heap. */
    private List<Integer> takes = List.of();
    private int[] values = {};

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return grundyValues(position).nimSum();
    }

    private Heaps grundyValues(Position position) {
        return new Heaps(position.heaps().sizes().stream().map(size -> value(position, size)).toList());
    }

    /** Returns the Grundy value of a heap. */
    private int value(Position position, int size) {
        if (size >= values.length || !takes.equals(position.takes())) {
            takes = position.takes();
            values = Main.grundyValues(takes.stream().mapToInt(take -> take).toArray(), 2 * size);
        }
        return values[size];
    }

    @Override
    public String why(Position position) {
        int nimSum = value(position);
        String sum = "The heaps have the Grundy values " + grundyValues(position) + ", with the nim-sum " + nimSum
                + ". ";
        if (nimSum == 0) {
            return sum + "Each move changes the value of its heap, so it makes the nim-sum different from 0.";
        }
        Move<Position> move = reply(position);
        String heap = move.name().split(" ")[0];
        int value = value(position, position.heaps().sizes().get(Integer.parseInt(heap) - 1));
        return sum + "The move " + move.quoted() + " makes it 0, since heap " + heap + " then has the value " + value
                + " xor " + nimSum + " = " + (value ^ nimSum) + ".";
    }

    /** Returns the Grundy value of each heap by its number, and of what any move leaves in it, legal or not. */
    @Override
    public Map<String, String> values(Position position) {
        List<Integer> sizes = position.heaps().sizes();
        return IntStream
                .range(0, sizes.size()).boxed().flatMap(heap -> IntStream.rangeClosed(0, sizes.get(heap)).boxed()
                        .map(take -> Map.entry(heap + 1 + (take == 0 ? "" : " " + take),
                                "" + value(position, sizes.get(heap) - take))))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
