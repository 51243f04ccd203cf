package csesnim2;

import java.util.Map;
import nimsum.coach.NimCoach;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;

/** Theorem 2 as advice: a move wins if and only if it makes the nim-sum of the remainders modulo 4 zero. */
public final class Coach extends NimberCoach<Heaps> {

    public Coach() {
        super(new Rules());
    }

    private static Heaps remainders(Heaps heaps) {
        return new Heaps(heaps.sizes().stream().map(size -> size % 4).toList());
    }

    @Override
    protected int value(Heaps heaps) {
        return remainders(heaps).nimSum();
    }

    @Override
    public String why(Heaps heaps) {
        String sum = "The nim-sum of the remainders modulo 4 is " + NimCoach.nimSum(remainders(heaps)) + ". ";
        if (value(heaps) == 0) {
            return sum
                    + "Each take changes one remainder, so the nim-sum is no longer 0, and the other player can make it 0 again.";
        }
        Move<Heaps> move = reply(heaps);
        return sum + "After " + move.quoted() + " it is " + NimCoach.nimSum(remainders(move.next())) + ".";
    }

    /** Returns the remainders as sums of powers of two. */
    @Override
    public Map<String, String> values(Heaps heaps) {
        return NimCoach.powers(remainders(heaps));
    }
}
