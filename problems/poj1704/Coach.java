package poj1704;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;
import poj1704.Rules.Position;

/**
 * Pairs from the right, the last chessman of an odd number with the wall: each pair is a heap of as many stones as there are
 * free squares in it. The player to move wins if and only if the nim-sum of the heaps is not 0.
 */
public final class Coach implements nimsum.game.Coach<Position> {

    /** More heaps are not all listed. */
    private static final int MAX_LISTED = 10;

    private final Rules rules = new Rules();

    @Override
    public Outcome outcome(Position position) {
        return nimSum(position) != 0 ? Outcome.WIN : Outcome.LOSS;
    }

    /** Each chessman has one at most. First those that take: the right ones of the pairs. */
    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        int nimSum = nimSum(position);
        return nimSum == 0
                ? Stream.empty()
                : IntStream.concat(rights(position), rights(position).map(right -> right - 1)).boxed()
                        .flatMap(chessman -> toHeap(position, chessman, nimSum).stream());
    }

    /** The move of a chessman that makes the nim-sum 0, if there is one. */
    private static Optional<Move<Position>> toHeap(Position position, int chessman, int nimSum) {
        boolean right = isRight(position, chessman);
        int heap = position.free(right ? chessman : chessman + 1);
        int steps = right ? heap - (heap ^ nimSum) : (heap ^ nimSum) - heap;
        return chessman >= 0 && steps > 0 && steps <= position.free(chessman)
                ? Optional.of(position.step(chessman, steps))
                : Optional.empty();
    }

    /**
     * Where nothing wins, closes the largest heap, so that few others have the highest bit that the answer needs; and where all
     * are closed, makes the longest step.
     */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> {
            int largest = freest(position, rights(position));
            int chessman = position.free(largest) > 0
                    ? largest
                    : freest(position, IntStream.range(0, position.chessmen()));
            return position.step(chessman, position.free(chessman));
        });
    }

    /** The first of those that have the most free squares to their left. */
    private static int freest(Position position, IntStream chessmen) {
        return chessmen.reduce((a, b) -> position.free(b) > position.free(a) ? b : a).orElseThrow();
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
                + (nimSum(position) != 0
                        ? "To make it 0, play " + goodMoves(position).findFirst().orElseThrow()
                                + "; if the left one of a pair moves then, follow it with the right one."
                        : "Each move makes it other than 0. If the left one of a pair moves, the right one follows by as many "
                                + "squares; if the right one moves, it takes from a heap, and Nim has an answer.");
    }

    /** The row and below it the heaps, where they can all be drawn, and their nim-sum. */
    private String heaps(Position position) {
        long heaps = rights(position).count();
        if (heaps > MAX_LISTED) {
            return heaps + " heaps have the nim-sum " + nimSum(position);
        }
        return rules.picture(position) + "\n" + brackets(position) + "\n"
                + rights(position).mapToObj(right -> String.valueOf(position.free(right)))
                        .collect(Collectors.joining(" xor "))
                + (heaps > 1 ? " = " + nimSum(position) : " is the nim-sum");
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

    private static int nimSum(Position position) {
        int nimSum = 0;
        for (int right = position.chessmen() - 1; right >= 0; right -= 2) {
            nimSum ^= position.free(right);
        }
        return nimSum;
    }
}
