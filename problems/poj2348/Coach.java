package poj2348;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Heaps;
import nimsum.game.Outcome;

/** Gives advice by theorems 1 and 2. The first player who has a choice wins, and theorem 1 says by which move. */
public final class Coach extends nimsum.coach.Coach<Heaps> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Heaps heaps) {
        int small = Rules.small(heaps);
        return small > 0 && Main.firstWins(Rules.large(heaps), small) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Heaps heaps) {
        int large = Rules.large(heaps);
        int small = Rules.small(heaps);
        int rest = large % small;
        String move = reply(heaps).quoted();
        int forced = forcedMoves(large, small);
        if (forced > 0) {
            boolean wins = forced % 2 == 0;
            return large + " is less than twice " + small + ", so "
                    + (wins ? move + " is the only move. " : "there is only one move. ")
                    + (forced == 1 ? "After it " : "After " + forced + " such moves ")
                    + (wins ? "you have" : "the opponent has") + " a choice, and a player who has a choice wins.";
        } else if (rest == 0) {
            return large + " is a multiple of " + small + ". So " + move + " empties a heap and wins at once.";
        }
        String choice = large + " is at least twice " + small + ", so there is a choice. The player who has to move at "
                + small + " and " + rest;
        return Main.firstWins(small, rest)
                ? choice + " wins. So play " + move + ", which leaves " + (small + rest) + " and " + small
                        + ". There the opponent has only one move, which leads to " + small + " and " + rest + "."
                : choice + " loses. So play " + move + ", which leaves this pair to the opponent.";
    }

    /** Returns the number of moves before the first pair in which the player to move has a choice or wins at once. */
    private static int forcedMoves(int large, int small) {
        return large == small || large - small >= small ? 0 : 1 + forcedMoves(small, large - small);
    }

    /** Returns how often the smaller heap goes into the larger one, as a sum, by the number of the larger heap. */
    @Override
    public Map<String, String> values(Heaps heaps) {
        int small = Rules.small(heaps);
        int times = small == 0 ? 0 : Rules.large(heaps) / small;
        return Map.of("" + (heaps.sizes().indexOf(Rules.large(heaps)) + 1),
                Stream.generate(() -> "" + small).limit(times).collect(Collectors.joining(" + ")));
    }
}
