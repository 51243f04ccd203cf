package luogup2252;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import luogup2252.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * The lost pairs are (a_d, a_d + d), and each number is in just one of them. So from a won position there is at most one lost
 * pair with the same heap a, one with the same heap b, and one with the same difference: these are the only places to go to.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return Main.firstWins(position.a(), position.b()) ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        long a = position.a();
        long b = position.b();
        long difference = Math.abs(a - b);
        List<String> names = new ArrayList<>(
                List.of("both " + (Math.min(a, b) - smaller(difference)), "a " + (a - partner(b)),
                        "b " + (b - partner(a))));
        // A name that takes nothing, or adds, is no move.
        return outcome(position) == Outcome.LOSS
                ? Stream.empty()
                : names.stream().flatMap(name -> rules.move(position, name).stream());
    }

    /**
     * Where nothing wins, a take that leaves just one winning answer: half of the larger heap, a quarter and so on are tried, taken
     * from one heap or both. A whole heap always does, but not for long.
     */
    @Override
    public Move<Position> reply(Position position) {
        long half = (Math.max(position.a(), position.b()) + 1) / 2;
        Stream<String> names = LongStream.iterate(half, take -> take > 0, take -> take / 2).boxed()
                .flatMap(take -> Stream.of("a " + take, "b " + take, "both " + take));
        return goodMoves(position).findFirst()
                .orElseGet(() -> hardest(Stream.concat(names, Stream.of("a " + position.a()))
                        .flatMap(name -> rules.move(position, name).stream())));
    }

    @Override
    public String why(Position position) {
        long small = Math.min(position.a(), position.b());
        long difference = Math.max(position.a(), position.b()) - small;
        if (small + difference == 0) {
            return "Both heaps are empty: who took the last stone has won.";
        }
        String rule = "The heaps differ by " + difference + ", and the lost pair with this difference is ("
                + smaller(difference) + ", " + (smaller(difference) + difference) + "), since "
                + difference + " times the golden ratio, rounded down, is " + smaller(difference) + ". ";
        return rule + (small == smaller(difference)
                ? "This is it. No move leads from a lost pair to another: they share neither a heap nor a difference."
                : small > smaller(difference)
                        ? "Both heaps are larger by " + (small - smaller(difference))
                                + ", so " + reply(position).quoted() + " leads there."
                        : "The larger heap is too large for the smaller one: " + reply(position).quoted()
                                + " takes it down to " + partner(small) + ", which makes the lost pair that holds "
                                + small + ".");
    }

    /** The smaller heap of the lost pair with this difference: the largest number that the theorem's comparison lets pass. */
    private static long smaller(long difference) {
        long low = 0;
        long high = 2 * difference;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= difference * (middle + difference)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** The other heap of the lost pair that holds this number. */
    private static long partner(long heap) {
        // Both heaps of the pair with difference d grow with d, and the smaller one is no less than d.
        long low = 0;
        long high = heap;
        while (low < high) {
            long middle = (low + high) / 2;
            if (smaller(middle) < heap) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return smaller(low) == heap ? heap + low : partnerOfLarger(heap);
    }

    private static long partnerOfLarger(long heap) {
        long low = 0;
        long high = heap;
        while (low < high) {
            long middle = (low + high) / 2;
            if (smaller(middle) + middle < heap) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return smaller(low);
    }
}
