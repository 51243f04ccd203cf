package hdu2516;

import hdu2516.Rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Outcome;

/**
 * Theorem 2 as advice: the player to move wins if and only if the smallest term of the heap's Zeckendorf sum may be taken. What
 * can be taken to win are sums of the smallest terms: those that leave a term of more than twice as much.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        return goodMoves(position).findAny().isPresent() ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public Stream<Move<Position>> goodMoves(Position position) {
        List<Long> terms = terms(position.stones());
        List<Move<Position>> good = new ArrayList<>();
        long take = 0;
        for (int i = 0; i < terms.size(); i++) {
            take += terms.get(i);
            boolean last = i + 1 == terms.size();
            if (take <= position.most() && (last || terms.get(i + 1) > 2 * take)) {
                good.add(Rules.take(position, take));
            }
        }
        return good.stream();
    }

    /**
     * The largest good take, so that games with large heaps end. Where nothing wins, the largest Fibonacci number that may be
     * taken, but less than a third: after more than that the rest may be taken at once. It leaves just one winning answer.
     */
    @Override
    public Move<Position> reply(Position position) {
        long most = Math.max(1, Math.min(position.most(), (position.stones() - 1) / 3));
        List<Long> terms = terms(most);
        return goodMoves(position).reduce((smaller, larger) -> larger)
                .orElseGet(() -> Rules.take(position, terms.get(terms.size() - 1)));
    }

    @Override
    public String why(Position position) {
        if (position.stones() == 0) {
            return "The heap is empty: who took the last stone has won.";
        }
        List<Long> terms = terms(position.stones());
        String sum = position.stones() + (terms.size() == 1
                ? " is a Fibonacci number"
                : " = " + terms.stream().map(String::valueOf).collect(Collectors.joining(" + "))
                        + ", Fibonacci numbers of which no two are neighbours");
        long smallest = terms.get(0);
        long most = Math.min(position.most(), position.stones());
        if (smallest > most) {
            return sum + ". The smallest part, " + smallest + ", is more than the " + most
                    + " that may be taken. Whatever is taken from it, the smallest part of what is left of it may be taken next.";
        }
        return sum + ". The smallest part, " + Rules.take(position, smallest).quoted() + ", may be taken. "
                + (terms.size() == 1
                        ? "It is all there is."
                        : "Then at most " + 2 * smallest + " may be taken, which is less than the next part, "
                                + terms.get(1) + ".");
    }

    /** The Fibonacci numbers that a number is the sum of, no two neighbours, the smallest first. */
    private static List<Long> terms(long number) {
        long fibonacci = 1;
        long next = 2;
        while (next <= number) {
            long sum = fibonacci + next;
            fibonacci = next;
            next = sum;
        }
        List<Long> terms = new ArrayList<>();
        for (long left = number; left > 0;) {
            if (fibonacci <= left) {
                terms.add(0, fibonacci);
                left -= fibonacci;
            }
            long before = next - fibonacci;
            next = fibonacci;
            fibonacci = before;
        }
        return terms;
    }
}
