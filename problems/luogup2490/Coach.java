package luogup2490;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.NimCoach;
import nimsum.game.Heaps;
import nimsum.game.Move;
import nimsum.game.Outcome;

/** Theorem 2 as advice: a turn wins if and only if it makes the count of each power of two divisible by d + 1. */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        int[] gaps = gaps(position);
        return IntStream.range(0, Integer.SIZE).anyMatch(digit -> ones(gaps, digit) % (position.maxMoved() + 1) != 0)
                ? Outcome.WIN
                : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        int[] gaps = gaps(position);
        String told = "The gaps are " + listed(gaps) + ". ";
        int round = position.maxMoved() + 1;
        String counts = IntStream.range(0, Integer.SIZE).filter(digit -> ones(gaps, digit) > 0)
                .mapToObj(digit -> count(ones(gaps, digit), 1 << digit))
                .collect(Collectors.joining(", ", "Written as sums of powers of two, ", ". "));
        if (outcome(position) == Outcome.LOSS) {
            return told + counts + "All these counts are divisible by " + round + ". A turn shortens at most "
                    + position.maxMoved() + (position.maxMoved() == 1 ? " gap" : " gaps")
                    + ". So it lowers the count of the highest power that changes, by " + position.maxMoved()
                    + " at most, and this count is no longer divisible.";
        }
        Move<Position> move = reply(position);
        return told + counts + "Not all these counts are divisible by " + round + ". After " + move.quoted()
                + " they are, with the gaps " + listed(gaps(move.next())) + ".";
    }

    private static String count(int gaps, int power) {
        return gaps + (gaps == 1 ? " of them has a " : " of them have a ") + power;
    }

    private static Heaps listed(int[] gaps) {
        return new Heaps(IntStream.of(gaps).boxed().toList());
    }

    /** Returns the number of free squares between each white piece and the next black one. */
    static int[] gaps(Position position) {
        List<Integer> pieces = position.pieces();
        return IntStream.range(0, pieces.size() / 2).map(i -> pieces.get(2 * i + 1) - pieces.get(2 * i) - 1).toArray();
    }

    /** Returns the number of gaps with a 1 at a binary digit. */
    static int ones(int[] gaps, int digit) {
        return IntStream.of(gaps).map(gap -> gap >> digit & 1).sum();
    }

    /** Returns each gap as a sum of powers of two, by its number. */
    @Override
    public Map<String, String> values(Position position) {
        return NimCoach.powers(listed(gaps(position)));
    }
}
