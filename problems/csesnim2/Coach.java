package csesnim2;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.HeapsCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Outcome;

/** Theorems 2 and 4 as advice: the values are remainders by 4, and in each heap at most one take makes their nim-sum 0. */
public final class Coach extends HeapsCoach {

    private static final int ROUND = 4;
    private static final int MAX_TOLD = 20;

    @Override
    protected int value(int size) {
        return size % ROUND;
    }

    @Override
    protected IntStream takesTo(int value, int size) {
        int take = Math.floorMod(size - value, ROUND);
        return 0 < take && take <= size ? IntStream.of(take) : IntStream.empty();
    }

    @Override
    protected Move<Heaps> delay(Heaps heaps) {
        return hardest(heaps, size -> IntStream.rangeClosed(1, Math.min(size, ROUND - 1)), this::value,
                (size, change) -> (int) takesTo(value(size) ^ change, size).count());
    }

    @Override
    public String why(Heaps heaps) {
        if (heaps.isEmpty()) {
            return "No stick is left: whoever took the last one has won.";
        }
        int nimSum = nimSum(heaps);
        String sum = "The remainders by 4 are " + remainders(heaps.sizes()) + ", and their nim-sum is " + nimSum + ". ";
        if (outcome(heaps) == Outcome.LOSS) {
            return sum
                    + "Each take changes one remainder, so it makes the nim-sum other than 0; the answer makes it 0 again.";
        }
        Move<Heaps> move = goodMoves(heaps).findFirst().orElseThrow();
        String heap = move.name().split(" ")[0];
        int left = move.next().sizes().get(Integer.parseInt(heap) - 1);
        return sum + "After " + move.quoted() + " the remainder of heap " + heap + " is " + value(left)
                + ", and the nim-sum is 0.";
    }

    private String remainders(List<Integer> sizes) {
        return sizes.stream().limit(MAX_TOLD).map(size -> Integer.toString(value(size)))
                .collect(Collectors.joining(" "))
                + (sizes.size() > MAX_TOLD ? " and so on" : "");
    }
}
