package cses1099;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimCoach;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;

/** Theorem 1 as advice: every second stair is a heap of Nim, and a move wins if it makes the nim-sum 0. */
public final class Coach extends NimberCoach<Heaps> {

    public Coach() {
        super(new Rules());
    }

    /** Returns the stairs 2, 4, 6, ... */
    private static Heaps heaps(Heaps stairs) {
        return new Heaps(IntStream.range(0, stairs.sizes().size() / 2).mapToObj(i -> stairs.sizes().get(2 * i + 1))
                .toList());
    }

    @Override
    protected int value(Heaps stairs) {
        return heaps(stairs).nimSum();
    }

    @Override
    public String why(Heaps stairs) {
        String sum = "The stairs 2, 4, 6, ... are heaps of Nim. Their nim-sum is "
                + NimCoach.nimSum(heaps(stairs)) + ". ";
        if (value(stairs) == 0) {
            return sum + "Each move makes it different from 0. If you take balls from a heap, Nim has an answer. "
                    + "If you bring balls to a heap, the other player takes as many from it to the next lower stair, and the heaps are as before.";
        }
        return sum + "You make it 0 with "
                + goodMoves(stairs).map(Move::quoted).collect(Collectors.joining(" or with "))
                + ". A move from an even stair makes a heap smaller, and a move from an odd stair makes the heap below it grow. "
                + "If the other player brings balls to a heap after that, take the same number of balls from it to the next lower stair.";
    }

    /** Returns the heaps as sums of powers of two, by their stairs. */
    @Override
    public Map<String, String> values(Heaps stairs) {
        return NimCoach.powers(new Heaps(IntStream.range(0, stairs.sizes().size())
                .mapToObj(stair -> stair % 2 * stairs.sizes().get(stair)).toList()));
    }
}
