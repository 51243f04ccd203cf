package nimsum.hack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.input.TextLines;

/**
 * Finds the known wrong program that a program answers like. One is named only if it gives the same answer to every
 * question, and if each other one, and the right program, gives another answer to at least three: a false name is worse
 * than none.
 */
public final class Likeness {

    private static final int ENOUGH = 3;

    private final List<Suspect> suspects;
    /** How many questions each suspect answers otherwise than the program; from three on nobody counts. */
    private final Map<Suspect, Integer> otherwise = new HashMap<>();
    private int wrong;

    public Likeness(List<Suspect> suspects) {
        this.suspects = suspects;
        suspects.forEach(suspect -> otherwise.put(suspect, 0));
    }

    /** Tells whether no suspect answers like the program, whatever comes. */
    public boolean isOver() {
        return !otherwise.containsValue(0);
    }

    /**
     * Compares the answers to one more input.
     *
     * @param isLines whether each line of the answer is that to a question of its own
     * @param printed what the program printed
     */
    public void compare(String input, boolean isLines, String right, String printed) {
        List<String> given = answers(printed, isLines);
        wrong += differences(given, answers(right, isLines));
        otherwise.replaceAll((suspect, count) -> count >= ENOUGH
                ? count
                : count + differences(given, answers(suspect.run().apply(input).orElse(""), isLines)));
    }

    private static List<String> answers(String output, boolean isLines) {
        return isLines ? TextLines.of(output.strip()).map(String::strip).toList() : List.of(output.strip());
    }

    private static int differences(List<String> one, List<String> other) {
        int common = Math.min(one.size(), other.size());
        return Math.max(one.size(), other.size())
                - (int) IntStream.range(0, common).filter(i -> one.get(i).equals(other.get(i))).count();
    }

    /** Returns a sentence on each suspect that the program answers like; none unless that is certain enough. */
    public Optional<String> sentences() {
        boolean isCertain = wrong >= ENOUGH
                && otherwise.values().stream().allMatch(count -> count == 0 || count >= ENOUGH);
        return Optional.of(suspects.stream().filter(suspect -> isCertain && otherwise.get(suspect) == 0)
                .map(suspect -> "It answers as " + suspect.name() + " does: it " + suspect.does() + " "
                        + suspect.refuted())
                .collect(Collectors.joining("\n"))).filter(text -> !text.isEmpty());
    }
}
