package nimsum.hack;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.input.TextLines;

/**
 * Finds the known wrong program that a program answers like. One is named only if it gives the same answer to every
 * question, and if each other one answers at least three of the questions otherwise that are answered wrongly: a false
 * name is worse than none.
 */
public final class Likeness {

    private static final int ENOUGH = 3;

    private final List<Suspect> suspects;
    private final Set<Suspect> alike;
    /** How many of the questions that the program answers wrongly a suspect answers otherwise. */
    private final Map<Suspect, Integer> otherwise = new HashMap<>();
    private int wrong;

    public Likeness(List<Suspect> suspects) {
        this.suspects = suspects;
        alike = new HashSet<>(suspects);
    }

    /** Tells whether no suspect answers like the program, whatever comes. */
    public boolean isOver() {
        return alike.isEmpty();
    }

    /**
     * Compares the answers to one more input.
     *
     * @param isLines whether each line of the answer is that to a question of its own
     */
    public void compare(String input, boolean isLines, String right, String printed) {
        List<String> expected = answers(right, isLines);
        List<String> given = answers(printed, isLines);
        List<Integer> wrongs = IntStream.range(0, expected.size())
                .filter(i -> i >= given.size() || !given.get(i).equals(expected.get(i))).boxed().toList();
        wrong += wrongs.size();
        for (Suspect suspect : suspects) {
            if (!alike.contains(suspect) && otherwise.getOrDefault(suspect, 0) >= ENOUGH) {
                continue;
            }
            List<String> found = answers(suspect.run().apply(input).orElse(""), isLines);
            if (!found.equals(given)) {
                alike.remove(suspect);
            }
            otherwise.merge(suspect, (int) wrongs.stream()
                    .filter(i -> i >= found.size() || i >= given.size() || !found.get(i).equals(given.get(i))).count(),
                    Integer::sum);
        }
    }

    private static List<String> answers(String output, boolean isLines) {
        return isLines ? TextLines.of(output.strip()).map(String::strip).toList() : List.of(output.strip());
    }

    /** Returns a sentence on each suspect that the program answers like; none unless that is certain enough. */
    public Optional<String> sentences() {
        boolean isCertain = wrong >= ENOUGH && suspects.stream()
                .allMatch(suspect -> alike.contains(suspect) || otherwise.getOrDefault(suspect, 0) >= ENOUGH);
        return Optional.of(suspects.stream().filter(suspect -> isCertain && alike.contains(suspect))
                .map(suspect -> "It answers as " + suspect.name() + " does: it " + suspect.does() + " "
                        + suspect.refuted())
                .collect(Collectors.joining("\n"))).filter(text -> !text.isEmpty());
    }
}
