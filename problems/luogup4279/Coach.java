package luogup4279;

import java.util.Collections;
import java.util.Map;
import nimsum.coach.NimCoach;
import nimsum.game.Heaps;
import nimsum.game.Outcome;

/**
 * Theorem 2 as advice. While at least two heaps have two or more stones, the moves are those of Nim. If only one heap
 * has, it is reduced to one stone or to none, so that an odd number of single stones is left. After that each move
 * takes a whole heap.
 */
public final class Coach extends nimsum.coach.Coach<Heaps> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Heaps heaps) {
        return Main.firstWins(heaps.nimSum(), Collections.max(heaps.sizes())) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Heaps heaps) {
        long ones = heaps.sizes().stream().filter(size -> size == 1).count();
        String singles = switch ((int) ones) {
            case 0 -> "are no heaps of one stone";
            case 1 -> "is 1 heap of one stone";
            default -> "are " + ones + " heaps of one stone";
        };
        return switch (large(heaps)) {
            case 0 -> "There " + singles + " and no larger heap, so each move takes a whole heap"
                    + (ones % 2 == 0 ? ", as " + reply(heaps).quoted() + " does" : "") + ". The number of heaps is "
                    + (ones % 2 == 0 ? "even, so the other player" : "odd, so the player to move")
                    + " takes the last stone and loses.";
            case 1 -> "One heap has at least two stones, and there " + singles + ". The move "
                    + reply(heaps).quoted()
                    + (ones % 2 == 0 ? " leaves one stone" : " takes all")
                    + " of the large heap, so the number of single stones is odd.";
            default ->
                "At least two heaps have two or more stones, so the same moves win as in Nim. The nim-sum is "
                        + heaps.nimSum()
                        + ". " + (heaps.nimSum() == 0
                                ? "Each move makes it different from 0."
                                : "The move " + reply(heaps).quoted() + " makes it 0.");
        };
    }

    /** Returns the number of heaps with at least two stones. */
    private static int large(Heaps heaps) {
        return (int) heaps.sizes().stream().filter(size -> size > 1).count();
    }

    /** Returns the heaps as sums of powers of two as long as the moves are those of Nim. */
    @Override
    public Map<String, String> values(Heaps heaps) {
        return large(heaps) > 1 ? NimCoach.powers(heaps) : super.values(heaps);
    }
}
