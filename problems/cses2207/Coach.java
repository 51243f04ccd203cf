package cses2207;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;

/**
 * Theorem 1 as advice: a split wins if and only if it makes the nim-sum of the heaps' Grundy values 0. From one heap
 * this means that its two parts have the same value.
 */
public final class Coach extends NimberCoach<Heaps> {

    /** A game is played with far fewer coins than the table has. */
    private final int[] grundy = Main.grundyOfHeaps(2 * Main.LAST_LOST);

    public Coach() {
        super(new Rules());
    }

    /** A single heap needs no value beyond the table, since theorem 2 says who wins. */
    @Override
    protected int value(Heaps heaps) {
        List<Integer> sizes = heaps.sizes();
        if (sizes.size() == 1) {
            return Main.firstWins(grundy, sizes.get(0)) ? 1 : 0;
        }
        return grundyValues(heaps).nimSum();
    }

    Heaps grundyValues(Heaps heaps) {
        return new Heaps(heaps.sizes().stream().map(heap -> grundy[heap]).toList());
    }

    @Override
    public String why(Heaps heaps) {
        int nimSum = grundyValues(heaps).nimSum();
        boolean isOne = heaps.sizes().size() == 1;
        String sum = isOne
                ? "The heap of " + heaps + " has the Grundy value " + nimSum + ". "
                : "The heaps have the Grundy values " + grundyValues(heaps) + ", with the nim-sum " + nimSum + ". ";
        if (nimSum == 0) {
            return sum + (isOne
                    ? "Each split has two parts of different values, so their nim-sum is not 0."
                    : "Each split changes the value of its heap, so it makes the nim-sum different from 0.");
        }
        Move<Heaps> move = reply(heaps);
        String[] sizes = move.name().split(" ");
        int heap = Integer.parseInt(sizes[0]);
        int part = Integer.parseInt(sizes[1]);
        int one = grundy[part];
        int other = grundy[heap - part];
        String parts = sum + "The move " + move.quoted() + " leaves parts of " + part + " and " + (heap - part)
                + " with the values " + one + " and " + other;
        return isOne
                ? parts + ", which cancel out."
                : parts + ". Since " + one + " xor " + other + " = " + (one ^ other) + " takes the place of "
                        + grundy[heap] + ", the nim-sum becomes 0.";
    }

    /** Returns the Grundy value of each heap by its size. */
    @Override
    public Map<String, String> values(Heaps heaps) {
        return heaps.sizes().stream().distinct()
                .collect(Collectors.toMap(heap -> "" + heap, heap -> "" + grundy[heap]));
    }
}
