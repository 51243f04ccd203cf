package luogup4279;

import nimsum.game.Heaps;
import nimsum.game.Outcome;

/**
 * Theorem 2 as advice: with two heaps or more of at least two stones the moves of Nim; with one of them, down to one
 * stone or none, so that an odd number of single stones is left; and then each move is forced.
 */
public final class Coach extends nimsum.coach.Coach<Heaps> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Heaps heaps) {
        return Main.firstWins(heaps.nimSum(), large(heaps) > 0) ? Outcome.WIN : Outcome.LOSS;
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
            case 0 -> "There " + singles + " and no larger one, so each move takes a whole heap"
                    + (ones % 2 == 0 ? ", as " + reply(heaps).quoted() + " does" : "") + ". Their number is "
                    + (ones % 2 == 0 ? "even, so the other player" : "odd, so the player to move")
                    + " takes the last one.";
            case 1 -> "One heap has two stones or more, and beside it there " + singles + ". "
                    + reply(heaps).quoted()
                    + (ones % 2 == 0 ? " leaves one stone" : " takes all")
                    + " of the large one: then the number of single stones is odd.";
            default ->
                "Two heaps or more have at least two stones, so this is as in Nim. The nim-sum is " + heaps.nimSum()
                        + ": " + (heaps.nimSum() == 0
                                ? "each move makes it other than 0."
                                : "the move " + reply(heaps).quoted() + " makes it 0.");
        };
    }

    /** How many heaps have two stones or more. */
    private static int large(Heaps heaps) {
        int large = 0;
        for (int size : heaps.sizes()) {
            large += size > 1 ? 1 : 0;
        }
        return large;
    }
}
