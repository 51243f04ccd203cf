package hdu2516;

import hdu2516.Rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.game.Outcome;

/**
 * Theorem 3 as advice: the player to move wins if and only if the smallest term of the heap's Zeckendorf sum may be
 * taken.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        List<Integer> terms = terms(position.stones());
        return !terms.isEmpty() && terms.get(terms.size() - 1) <= position.most() ? Outcome.WIN : Outcome.LOSS;
    }

    @Override
    public String why(Position position) {
        List<Integer> terms = terms(position.stones());
        String sum = position.stones() + (terms.size() == 1
                ? " is a Fibonacci number"
                : " = " + terms.stream().map(String::valueOf).collect(Collectors.joining(" + "))
                        + ", Fibonacci numbers of which no two are neighbours");
        int smallest = terms.get(terms.size() - 1);
        if (smallest > position.most()) {
            return sum + ". The smallest part, " + smallest + ", is more than the " + position.most()
                    + " that may be taken. Whatever is taken from it, the smallest part of what is left of it may be taken next.";
        }
        return sum + ". The smallest part, " + reply(position).quoted() + ", may be taken. "
                + (terms.size() == 1
                        ? "It is all there is."
                        : "Then at most " + 2 * smallest + " may be taken, which is less than the next part, "
                                + terms.get(terms.size() - 2) + ".");
    }

    /** The Zeckendorf terms, the largest first: always the largest Fibonacci number that fits. */
    static List<Integer> terms(long number) {
        int[] fibonacci = Main.fibonacciNumbers();
        List<Integer> terms = new ArrayList<>();
        long rest = number;
        for (int k = fibonacci.length - 1; k >= 0; k--) {
            if (fibonacci[k] <= rest) {
                terms.add(fibonacci[k]);
                rest -= fibonacci[k];
            }
        }
        return terms;
    }
}
