package poj1704;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimberCoach;
import poj1704.Rules.Position;

/**
 * Pairs from the right, the last chessman of an odd number with the wall: each pair is a heap of as many stones as there are
 * free squares in it. The player to move wins if and only if the nim-sum of the heaps is not 0.
 */
public final class Coach extends NimberCoach<Position> {

    /** More heaps are not all listed. */
    private static final int MAX_LISTED = 10;

    public Coach() {
        super(new Rules());
    }

    @Override
    public String why(Position position) {
        if (rules.moves(position).findAny().isEmpty()) {
            return "No chessman can move.";
        }
        return "Pair the chessmen from the right"
                + (position.chessmen() % 2 == 1 ? ", the first one with the wall" : "")
                + "; the free squares inside a pair are a heap of Nim, and those between the pairs count for nothing.\n"
                + heaps(position) + ". "
                + (value(position) != 0
                        ? "To make it 0, play " + reply(position).quoted()
                                + "; if the left one of a pair moves then, follow it with the right one."
                        : "Each move makes it other than 0. If the left one of a pair moves, the right one follows by as many "
                                + "squares; if the right one moves, it takes from a heap, and Nim has an answer.");
    }

    /** The row and below it the heaps, where they can all be drawn, and their nim-sum. */
    private String heaps(Position position) {
        long heaps = rights(position).count();
        if (heaps > MAX_LISTED) {
            return heaps + " heaps have the nim-sum " + value(position);
        }
        return rules.picture(position) + "\n" + brackets(position) + "\n"
                + rights(position).mapToObj(right -> String.valueOf(position.free(right)))
                        .collect(Collectors.joining(" xor "))
                + (heaps > 1 ? " = " + value(position) : " is the nim-sum");
    }

    /** A bracket for each pair, below the row as the rules draw it: from its left one to its right one, with the heap. */
    private static String brackets(Position position) {
        StringBuilder line = new StringBuilder();
        int leftEnd = 0;
        int end = 1;
        for (int chessman = 0; chessman < position.chessmen(); chessman++) {
            end += Rules.drawn(position, chessman).length();
            int start = end - String.valueOf(position.square(chessman)).length();
            if (isRight(position, chessman)) {
                String heap = String.valueOf(position.free(chessman));
                int dashes = end - leftEnd - 2 - heap.length();
                line.append(" ".repeat(leftEnd - line.length())).append('\\').append("-".repeat(dashes / 2))
                        .append(heap)
                        .append("-".repeat(dashes - dashes / 2)).append('/');
            } else {
                leftEnd = start;
            }
        }
        return line.toString();
    }

    /** The right ones of the pairs, from left to right. */
    private static IntStream rights(Position position) {
        return IntStream.iterate((position.chessmen() + 1) % 2, right -> right < position.chessmen(),
                right -> right + 2);
    }

    private static boolean isRight(Position position, int chessman) {
        return (position.chessmen() - chessman) % 2 == 1;
    }

    @Override
    protected int value(Position position) {
        int nimSum = 0;
        for (int right = position.chessmen() - 1; right >= 0; right -= 2) {
            nimSum ^= position.free(right);
        }
        return nimSum;
    }
}
