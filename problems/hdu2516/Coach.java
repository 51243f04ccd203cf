package hdu2516;

import hdu2516.Rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimsum.coach.Said;
import nimsum.game.Outcome;

/** Gives advice by theorem 3: a heap is won if its smallest Zeckendorf term may be taken. */
public final class Coach extends nimsum.coach.Coach<Position> {

    /** 1, 2, 3, 5, ..., as far as a heap can be. */
    static final List<Integer> FIBONACCI_NUMBERS = Stream
            .iterate(new long[]{1, 2}, pair -> pair[0] <= Integer.MAX_VALUE,
                    pair -> new long[]{pair[1], pair[0] + pair[1]})
            .map(pair -> (int) pair[0]).toList();

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        List<Integer> terms = terms(position.stones());
        return !terms.isEmpty() && terms.get(terms.size() - 1) <= position.maxTake() ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        List<Integer> terms = terms(position.stones());
        String sum = (terms.size() == 1
                ? position.stones() + " is itself a Fibonacci number, so it is a sum of only one term"
                : Said.sum(position.stones(), terms)
                        + " is a sum of numbers from the list 1, 2, 3, 5, 8, ... of Fibonacci numbers, and no two of them are neighbours there");
        int smallest = terms.get(terms.size() - 1);
        if (smallest > position.maxTake()) {
            return sum + ". The smallest term, " + smallest + ", is more than the " + position.maxTake()
                    + " that may be taken. After any take the opponent may take the smallest term of the rest.";
        }
        return sum + ". The smallest term, " + reply(position).quoted() + ", may be taken. "
                + (terms.size() == 1
                        ? "It is the whole heap."
                        : "Then the opponent may take at most " + 2 * smallest + ", which is less than the next term, "
                                + terms.get(terms.size() - 2) + ".");
    }

    /** Returns the Zeckendorf terms of a number, the largest first. Each is the largest Fibonacci number that fits. */
    static List<Integer> terms(long number) {
        List<Integer> terms = new ArrayList<>();
        long rest = number;
        for (int k = FIBONACCI_NUMBERS.size() - 1; k >= 0; k--) {
            int fibonacci = FIBONACCI_NUMBERS.get(k);
            if (fibonacci <= rest) {
                terms.add(fibonacci);
                rest -= fibonacci;
            }
        }
        return terms;
    }
}
