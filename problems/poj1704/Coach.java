package poj1704;

import java.util.stream.IntStream;
import nimsum.coach.NimberCoach;
import nimsum.game.Heaps;

/**
 * Pairs from the right, the last chessman of an odd number with the wall: each pair is a heap of as many stones as
 * there are free squares in it. The player to move wins if and only if the nim-sum of the heaps is not 0.
 */
public final class Coach extends NimberCoach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    protected int value(Position position) {
        int nimSum = 0;
        for (int right = position.chessmen() - 1; right >= 0; right -= 2) {
            nimSum ^= position.free(right);
        }
        return nimSum;
    }

    @Override
    public String why(Position position) {
        boolean odd = position.chessmen() % 2 == 1;
        Heaps heaps = new Heaps(IntStream.iterate(odd ? 0 : 1, right -> right < position.chessmen(), right -> right + 2)
                .mapToObj(position::free).toList());
        return "Pair the chessmen from the right" + (odd ? ", the first one with the wall" : "")
                + "; the free squares inside a pair are a heap of Nim, and those between the pairs count for nothing. "
                + "From left to right the heaps are " + heaps + ", and their nim-sum is " + value(position) + ". "
                + (value(position) != 0
                        ? "To make it 0, play " + reply(position).quoted()
                                + "; if the left one of a pair moves then, follow it with the right one."
                        : "Each move makes it other than 0. If the left one of a pair moves, the right one follows by as many "
                                + "squares; if the right one moves, it takes from a heap, and Nim has an answer.");
    }
}
