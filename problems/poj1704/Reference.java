package poj1704;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Takes the row as the staircase of cses1099. The free squares to the left of the k-th chessman from the right are the
 * stones on step k, and a chessman that moves t squares takes t of them one step down. By theorem 1 there, in which the
 * steps have numbers that are greater by one, the steps with odd numbers decide. Nothing is sorted or paired: one walk
 * from the right end counts the free squares between chessmen.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int rows = in.nextInt(); rows > 0; rows--) {
            BitSet taken = new BitSet();
            for (int chessmen = in.nextInt(); chessmen > 0; chessmen--) {
                taken.set(in.nextInt());
            }
            out.println(nimSumOfOddSteps(taken) != 0 ? "Georgia will win" : "Bob will win");
        }
    }

    private static int nimSumOfOddSteps(BitSet taken) {
        int nimSum = 0;
        int step = 0;
        int free = 0;
        for (int square = taken.length() - 1; square >= 0; square--) {
            // The wall on square 0 ends the last step.
            if (taken.get(square) || square == 0) {
                nimSum ^= step % 2 == 1 ? free : 0;
                step++;
                free = 0;
            } else {
                free++;
            }
        }
        return nimSum;
    }
}
