package nimsum.hack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import nimsum.errors.InvalidInput;
import nimsum.input.Cases;
import nimsum.input.LenientInput;
import nimsum.judge.Difference;
import nimsum.judge.Excerpt;
import nimsum.online.OnlineJudge.WhiteSpace;

/**
 * A hunt of the wrong programs of a problem: inputs are tried, and what they catch adds up.
 *
 * @param solution prints the right answer to a legal input
 * @param caught the names of those that were caught before; each try adds to it
 */
public record Hunt(Cases cases, UnaryOperator<String> solution, List<Suspect> suspects, Set<String> caught) {

    private static final String NONE_LEFT = "No wrong program is left.";

    /**
     * Tells what became of an input.
     *
     * @param text in lines; the first says whether the input is legal, or what is wrong
     * @param counts whether the input was tried: it is legal, and the answer that was given with it is right
     * @param caught the names of all that the input catches, also of those that were caught before
     */
    public record Try(String text, boolean counts, List<String> caught) {
    }

    /** Returns what is said at the beginning of a hunt of so many. */
    public static String begin(int suspects) {
        return (suspects == 1 ? "1 wrong program hides" : suspects + " wrong programs hide")
                + " here. Write an input on which they answer wrongly.";
    }

    /** Tells whether all are caught. */
    public boolean isOver() {
        return left().isEmpty();
    }

    private List<Suspect> left() {
        return suspects.stream().filter(suspect -> !caught.contains(suspect.name())).toList();
    }

    /**
     * Tries an input, whose white space and closing line need not be those of the format.
     *
     * @param answer what the hunter says is the answer, if anything
     */
    public Try attempt(String text, Optional<String> answer) {
        String input;
        try {
            input = LenientInput.of(cases, text);
        } catch (InvalidInput e) {
            return refused("This is not an input of the problem: " + e.getMessage()
                    + "\nThe statement says what an input is. Mend it, and try again.");
        }
        String right = solution.apply(input);
        Optional<Difference> slip = answer.flatMap(given -> Difference.of(right, given, WhiteSpace.IGNORED));
        if (slip.isPresent()) {
            return refused("The input is legal, but your answer is wrong: " + slip.get()
                    + ".\nFind out why, and try again. No wrong program was tried.");
        }
        List<String> lines = new ArrayList<>(List.of(answer.isPresent()
                ? "The input is legal, and your answer is right."
                : "The input is legal. The right answer:\n" + Excerpt.lines(right)));
        List<String> names = new ArrayList<>();
        for (Suspect suspect : suspects) {
            suspect.fault(input, right).ifPresent(fault -> {
                names.add(suspect.name());
                if (caught.add(suspect.name())) {
                    lines.add("Caught " + suspect.name() + ": it " + suspect.does() + " " + suspect.why() + "\n  "
                            + fault);
                }
            });
        }
        lines.add(score(lines.size() - 1, names.size()));
        return new Try(String.join("\n\n", lines), true, names);
    }

    private static Try refused(String text) {
        return new Try(text, false, List.of());
    }

    private String score(int fresh, int all) {
        String news = fresh > 0 ? "" : all > 0 ? "It catches no new one. " : "All wrong programs answer it rightly. ";
        int left = left().size();
        return news + (left == 0
                ? NONE_LEFT
                : (suspects.size() - left) + " of " + suspects.size() + " are caught, and "
                        + (left == 1 ? "1 is" : left + " are") + " left.");
    }

    /** Returns what is said to somebody who gives up: those that are left, with what refutes them. */
    public String giveUp() {
        return isOver()
                ? NONE_LEFT
                : left().stream().map(suspect -> suspect.name() + " is left: it " + suspect.does() + " " + suspect.why()
                        + "\n  " + suspect.refuted()).collect(Collectors.joining("\n\n"));
    }
}
