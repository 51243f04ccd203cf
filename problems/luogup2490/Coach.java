package luogup2490;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import luogup2490.Rules.Position;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * Moore's theorem as advice. The winning move is made as in the proof, from the highest digit down: gaps that are shortened
 * already may have any lower digits, and where they are too few to make up the count, gaps with a 1 are shortened there.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    private static final int MOST_TOLD = 20;
    /** With more moves, not all are looked at. */
    private static final int MAX_TRIED = 150;

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        int[] gaps = gaps(position);
        return digits(gaps).allMatch(digit -> ones(gaps, digit) % (position.mostMoved() + 1) == 0)
                ? Outcome.LOSS
                : Outcome.WIN;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        if (outcome(position) == Outcome.LOSS) {
            return Stream.empty();
        }
        return hasFewMoves(position)
                ? rules.moves(position).filter(move -> outcome(move.next()) == Outcome.LOSS)
                : Stream.of(move(position, wanted(position)));
    }

    private boolean hasFewMoves(Position position) {
        return rules.moves(position).limit(MAX_TRIED + 1L).count() <= MAX_TRIED;
    }

    /** The gaps after the winning move. */
    private static int[] wanted(Position position) {
        int round = position.mostMoved() + 1;
        int[] gaps = gaps(position);
        Set<Integer> shortened = new LinkedHashSet<>();
        for (int digit : digits(gaps).map(i -> -i).sorted().map(i -> -i).toArray()) {
            int bit = 1 << digit;
            shortened.forEach(gap -> gaps[gap] &= ~bit);
            int over = ones(gaps, digit) % round;
            if (over > 0 && round - over <= shortened.size()) {
                shortened.stream().limit(round - over).forEach(gap -> gaps[gap] |= bit);
            } else {
                List<Integer> chosen = IntStream.range(0, gaps.length).filter(gap -> (gaps[gap] & bit) != 0).boxed()
                        .limit(over).toList();
                chosen.forEach(gap -> gaps[gap] &= ~bit);
                shortened.addAll(chosen);
            }
        }
        return gaps;
    }

    /**
     * Where nothing wins, what leaves the fewest winning answers. With more moves than are tried, half of the largest gap: that
     * holds out longer than all of it, and still ends a long game soon.
     */
    @Override
    public Move<Position> reply(Position position) {
        if (outcome(position) == Outcome.WIN) {
            return move(position, wanted(position));
        }
        if (hasFewMoves(position)) {
            return hardest(rules.moves(position));
        }
        int[] gaps = gaps(position);
        int largest = IntStream.range(0, gaps.length).boxed().max(Comparator.comparing(gap -> gaps[gap]))
                .orElseThrow();
        gaps[largest] /= 2;
        return move(position, gaps);
    }

    /** The move that leaves these gaps. */
    private static Move<Position> move(Position position, int[] left) {
        int[] gaps = gaps(position);
        return Rules.move(position, IntStream.range(0, gaps.length).map(gap -> gaps[gap] - left[gap]).toArray());
    }

    @Override
    public String why(Position position) {
        int round = position.mostMoved() + 1;
        int[] gaps = gaps(position);
        String told = "The gaps are " + listed(gaps) + ". ";
        if (IntStream.of(gaps).allMatch(gap -> gap == 0)) {
            return told + "Nobody can move: whoever moved last has won.";
        }
        String counts = digits(gaps).mapToObj(digit -> count(ones(gaps, digit), 1 << digit))
                .collect(Collectors.joining(", ", "As sums of powers of two, ", ". "));
        return told + counts + (outcome(position) == Outcome.LOSS
                ? "All these counts are divisible by " + round + ". A turn shortens at most " + position.mostMoved()
                        + (position.mostMoved() == 1 ? " gap" : " gaps")
                        + ", and lowers the count of the highest power that changes by as many at most, so that one is not "
                        + "divisible any more."
                : "Not all these counts are divisible by " + round + "; after "
                        + reply(position).quoted() + " they are, with the gaps " + listed(wanted(position)) + ".");
    }

    private static String count(int gaps, int power) {
        return gaps + (gaps == 1 ? " of them has a " : " of them have a ") + power;
    }

    private static String listed(int[] gaps) {
        return IntStream.of(gaps).limit(MOST_TOLD).mapToObj(String::valueOf).collect(Collectors.joining(", "))
                + (gaps.length > MOST_TOLD ? " and so on" : "");
    }

    /** The free squares between each white piece and the black one on its right. */
    static int[] gaps(Position position) {
        List<Integer> pieces = position.pieces();
        return IntStream.range(0, pieces.size() / 2).map(i -> pieces.get(2 * i + 1) - pieces.get(2 * i) - 1).toArray();
    }

    /** The binary digits that occur, the lowest first. */
    private static IntStream digits(int[] gaps) {
        int any = IntStream.of(gaps).reduce(0, (a, b) -> a | b);
        return IntStream.range(0, Integer.SIZE).filter(digit -> (any >> digit & 1) == 1);
    }

    static int ones(int[] gaps, int digit) {
        int ones = 0;
        for (int gap : gaps) {
            ones += gap >> digit & 1;
        }
        return ones;
    }
}
