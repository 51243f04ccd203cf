package poj1704;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Answers;
import nimsum.game.Move;
import nimsum.game.Outcome;
import poj1704.Rules.Position;

/**
 * Pairs from the right, the last chessman of an odd number with the wall: each pair is a heap of as many stones as there are
 * free squares in it. The player to move wins if and only if the nim-sum of the heaps is not 0.
 */
public final class Coach implements nimsum.coach.Coach<Position> {

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

    /** Where nothing wins, what leaves the fewest winning answers; of several such moves the longest. */
    @Override
    public Move<Position> reply(Position position) {
        return goodMoves(position).findFirst().orElseGet(() -> hardest(position));
    }

    private static Move<Position> hardest(Position position) {
        Answers<Pair> answers = new Answers<>(
                rights(position).mapToObj(right -> Pair.of(position, right)).flatMapToInt(Pair::changes),
                Pair::answers);
        int hardest = 0;
        int longest = 0;
        int fewest = Integer.MAX_VALUE;
        for (int chessman = 0; chessman < position.chessmen(); chessman++) {
            for (int steps = position.free(chessman); steps > 0; steps--) {
                int left = answers(answers, position, chessman, steps);
                if (left < fewest || left == fewest && steps > longest) {
                    hardest = chessman;
                    longest = steps;
                    fewest = left;
                }
            }
        }
        return position.step(hardest, longest);
    }

    /** How many winning answers a move leaves from a lost position. */
    private static int answers(Answers<Pair> answers, Position position, int chessman, int steps) {
        if (!isRight(position, chessman)) {
            Pair pair = Pair.of(position, chessman + 1);
            return answers.after(pair.heap ^ pair.heap + steps, List.of(pair),
                    List.of(new Pair(pair.heap + steps, pair.room - steps)));
        }
        Pair pair = Pair.of(position, chessman);
        Pair shorter = new Pair(pair.heap - steps, pair.room);
        if (chessman + 2 >= position.chessmen()) {
            return answers.after(pair.heap ^ shorter.heap, List.of(pair), List.of(shorter));
        }
        // It makes room for the next pair.
        Pair next = Pair.of(position, chessman + 2);
        return answers.after(pair.heap ^ shorter.heap, List.of(pair, next),
                List.of(shorter, new Pair(next.heap, next.room + steps)));
    }

    /**
     * @param heap
     *            the free squares in the pair
     * @param room
     *            by how much its left one can make that more
     */
    private record Pair(int heap, int room) {

        static Pair of(Position position, int right) {
            return new Pair(position.free(right), right == 0 ? 0 : position.free(right - 1));
        }

        /** By how much the moves in the pair change its heap, as a nim-sum. */
        IntStream changes() {
            return IntStream.rangeClosed(0, heap + room).filter(then -> then != heap).map(then -> heap ^ then);
        }

        /** How many of them change it so. */
        int answers(int change) {
            int wanted = heap ^ change;
            return wanted < heap || wanted - heap <= room ? 1 : 0;
        }
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
                        ? "To make it 0, play " + goodMoves(position).findFirst().orElseThrow().quoted()
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
