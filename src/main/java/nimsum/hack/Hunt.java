package nimsum.hack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.errors.InvalidInput;
import nimsum.input.Cases;
import nimsum.input.LenientInput;
import nimsum.input.TextLines;

/**
 * A hunt of the wrong programs of a problem: inputs are tried, and what they catch adds up.
 *
 * @param solution prints the right answer to a legal input
 * @param caught the names of those that were caught before; each try adds to it
 */
public record Hunt(Cases cases, UnaryOperator<String> solution, List<Suspect> suspects, Set<String> caught) {

    /** A longer line is cut where it is shown. */
    private static final int SHOWN = 60;
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

    /** Returns what is said at the beginning. */
    public String begin() {
        return (suspects.size() == 1 ? "1 wrong program hides" : suspects.size() + " wrong programs hide")
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
        if (answer.isPresent() && !words(answer.get()).equals(words(right))) {
            return refused("The input is legal, but your answer is wrong" + difference(right, answer.get())
                    + ".\nFind out why, and try again. No wrong program was tried.");
        }
        List<String> lines = new ArrayList<>(List.of("The input is legal, and " + (answer.isPresent()
                ? "your answer is right."
                : "the right answer" + (TextLines.of(right).count() == 1
                        ? " is " + shown(right)
                        : " has "
                                + TextLines.of(right).count() + " lines")
                        + ".")));
        List<String> names = new ArrayList<>();
        for (Suspect suspect : suspects) {
            Optional<String> printed = suspect.run().apply(input);
            if (!printed.equals(Optional.of(right))) {
                names.add(suspect.name());
                if (caught.add(suspect.name())) {
                    lines.add("Caught " + suspect.name() + ": it " + suspect.does() + " " + suspect.why() + "\n  "
                            + printed.map(output -> "It answers wrongly" + difference(right, output))
                                    .orElse("It fails, or does not end")
                            + ".");
                }
            }
        }
        lines.add(score(lines.size() - 1, names.size()));
        return new Try(String.join("\n", lines), true, names);
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
                        + "\n  " + suspect.refuted()).collect(Collectors.joining("\n"));
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().split("\\s+"));
    }

    /** Returns a text such as {@code : right is `WIN`, not `LOSE`}, of the first line that differs. */
    private static String difference(String right, String printed) {
        List<String> expected = TextLines.of(right).toList();
        List<String> found = TextLines.of(printed).toList();
        int line = 0;
        while (line < expected.size() && line < found.size()
                && words(expected.get(line)).equals(words(found.get(line)))) {
            line++;
        }
        return (expected.size() > 1 ? " in line " + (line + 1) : "") + ": right is " + line(expected, line) + ", not "
                + line(found, line);
    }

    private static String line(List<String> lines, int index) {
        return Stream.of(lines).filter(all -> index < all.size()).map(all -> shown(all.get(index))).findFirst()
                .orElse("nothing");
    }

    private static String shown(String line) {
        String text = line.strip();
        return "`" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text) + "`";
    }
}
