package poj1704;

import java.util.Map;
import java.util.stream.IntStream;
import nimsum.coach.NimCoach;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;

/**
 * Theorem 1 as advice. The chessmen are paired from the right, and the first one of an odd number is paired with the
 * wall. The free squares in each pair are a heap. The player to move wins if and only if the nim-sum of the heaps is
 * not 0.
 */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        return heaps(position).nimSum();
    }

    /** Returns the free squares in each pair, from left to right. */
    private static Heaps heaps(Position position) {
        int first = 1 - position.chessmen() % 2;
        return new Heaps(IntStream.iterate(first, right -> right < position.chessmen(), right -> right + 2)
                .mapToObj(position::free).toList());
    }

    @Override
    public String why(Position position) {
        boolean odd = position.chessmen() % 2 == 1;
        return "Pair the chessmen from the right" + (odd ? ", and the first one with the wall" : "")
                + ". The free squares inside a pair are a heap of Nim, and the free squares between the pairs do not count. "
                + "The nim-sum of the heaps, from left to right, is " + NimCoach.nimSum(heaps(position)) + ". "
                + (value(position) != 0
                        ? "The move " + reply(position).quoted()
                                + " makes it 0. If the left one of a pair moves after that, follow it with the right one."
                        : "Each move makes it different from 0. If the left one of a pair moves, the right one follows by the "
                                + "same number of squares. If the right one moves, it takes from a heap, and Nim has an answer.");
    }

    /** Returns the heaps as sums of powers of two, by their numbers. */
    @Override
    public Map<String, String> values(Position position) {
        return NimCoach.powers(heaps(position));
    }
}
