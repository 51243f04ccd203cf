package poj1704;

import java.util.BitSet;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The row as a staircase: the free squares to the left of a chessman stand on the step that has as many chessmen to its
 * right, and a move takes some of them one step down. So the steps of odd number decide. Nothing is sorted or paired:
 * one walk from the right end counts the free squares between chessmen. Every legal size.
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
