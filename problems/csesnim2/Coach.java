package csesnim2;

import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;

/** Theorem 2 as advice: a move wins if and only if it makes the nim-sum of the remainders modulo 4 zero. */
public final class Coach extends NimberCoach<Heaps> {

    private static final int ROUND = 4;

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Heaps heaps) {
        int nimSum = 0;
        for (int size : heaps.sizes()) {
            nimSum ^= size % ROUND;
        }
        return nimSum;
    }

    @Override
    public String why(Heaps heaps) {
        String sum = "The remainders modulo 4 are "
                + new Heaps(heaps.sizes().stream().map(size -> size % ROUND).toList()) + ", and their nim-sum is "
                + value(heaps) + ". ";
        if (value(heaps) == 0) {
            return sum
                    + "Each take changes one remainder, so it makes the nim-sum other than 0; the answer makes it 0 again.";
        }
        Move<Heaps> move = reply(heaps);
        String heap = move.name().split(" ")[0];
        int left = move.next().sizes().get(Integer.parseInt(heap) - 1);
        return sum + "After " + move.quoted() + " the remainder of heap " + heap + " is " + left % ROUND
                + ", and the nim-sum is 0.";
    }
}
