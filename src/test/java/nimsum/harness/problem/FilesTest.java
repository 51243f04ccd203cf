package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.author.Unfinished;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Cases;
import nimsum.input.Range;
import nimsum.input.StrictText.Kind;
import nimsum.judge.FormCases;
import nimsum.online.InputFormat;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The files of each problem agree with one another: each input has its answer and a final newline, {@code problem.yaml}
 * has all keys, the data reach the bounds, and Cases draws no illegal input where it is asked for a large one. Nothing
 * is left that {@code scripts/new-problem ID --left} lists.
 */
class FilesTest {

    @TestFactory
    Stream<DynamicNode> files() {
        return SelectedProblems.each(problem -> Stream.of(
                dynamicTest("nothing is left to write", () -> checkNothingLeft(problem)),
                dynamicTest("Cases accepts every case", () -> checkCases(problem)),
                dynamicTest("the largest input that Cases draws is legal", () -> checkLargestRandom(problem.cases())),
                dynamicTest("the data reach the bounds", () -> checkBounds(problem))));
    }

    private static void checkNothingLeft(Problem problem) {
        List<String> left = Unfinished.left(problem);
        assertTrue(left.isEmpty(),
                () -> "scripts/new-problem " + problem + " --left\n  " + String.join("\n  ", left));
    }

    /**
     * Cases accepts every input that has an answer, and the answer ends in a line feed, as the input does. A case that
     * is not committed was checked when it was made.
     */
    static void checkCases(Problem problem) {
        Cases cases = problem.cases();
        List<TestCase> committed = Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .flatMap(kind -> TestCases.of(problem, kind).stream())
                .filter(test -> SecretDataTest.isCommitted(problem, test)).toList();
        assertTrue(!committed.isEmpty());
        committed.forEach(test -> {
            cases.check(test.readInput());
            String answer = test.readOutput();
            assertTrue(answer.isEmpty() || answer.endsWith("\n"), test.output() + " has no final newline");
        });
    }

    /** Asks for more than the largest legal input, as scripts/stress does. */
    static void checkLargestRandom(Cases cases) {
        cases.check(cases.random(new Random(1), 1 << 30));
    }

    /**
     * Checks that each number of the input comes to both ends of its range in the data, as each judge gets them, so
     * that no program passes that gives up a little before. If it cannot be as large, Cases says why an array needs no
     * place for that.
     */
    static void checkBounds(Problem problem) {
        problem.file().judges().stream()
                .collect(Collectors.toMap(JudgeEntry::form, judge -> judge, (first, same) -> first)).values()
                .forEach(judge -> checkBounds(problem, judge));
    }

    private static void checkBounds(Problem problem, JudgeEntry judge) {
        Cases cases = problem.cases();
        Optional<Map<String, Range>> own = judge.form().flatMap(InputFormat::bounds);
        Map<String, Set<String>> missing = new TreeMap<>();
        own.orElse(cases.bounds()).forEach((name, range) -> Stream.of(range.toString().split("\\.\\."))
                .filter(end -> !cases.harmless().containsKey(name + " in an array without place " + end))
                .forEach(end -> missing.computeIfAbsent(name, first -> new TreeSet<>()).add(end)));
        TestCases.at(problem, judge).stream().sorted(Comparator.comparing(TestCase::length))
                .takeWhile(test -> !missing.isEmpty()).flatMap(new FormCases(problem, judge)::of)
                .map(TestCase::readInput).forEach(input -> own.ifPresentOrElse(
                        bounds -> readForm(List.copyOf(bounds.keySet()), input, missing),
                        () -> read(cases, judge.form().isEmpty() ? input : cases.frame().file(List.of(input)),
                                missing)));
        assertEquals(Map.of(), missing, () -> problem + " for " + judge.judge()
                + ": no case has such a number: add one, or mend the range in problem.yaml");
    }

    /** Takes out the numbers of an input, and the length of a row that has a range of its own. */
    private static void read(Cases cases, String input, Map<String, Set<String>> missing) {
        try {
            cases.check(input, part -> {
                if (part.kind() == Kind.NUMBER && missing.containsKey(part.name())) {
                    found(part.name(), input.substring(part.start(), part.end()), missing);
                } else if (part.kind() == Kind.ROW) {
                    cases.bounds().entrySet().stream().filter(bound -> bound.getValue().equals(part.range()))
                            .forEach(bound -> found(bound.getKey(), "" + (part.end() - part.start()), missing));
                }
                if (missing.isEmpty()) {
                    throw new CancellationException();
                }
            });
        } catch (CancellationException e) {
            // The rest of a long input is read for nothing.
        }
    }

    private static void found(String name, String number, Map<String, Set<String>> missing) {
        missing.computeIfPresent(name, (same, ends) -> ends.remove(number) && ends.isEmpty() ? null : ends);
    }

    /**
     * Assigns the first name to the count, the others to the words of a question, and the last one to all further
     * words.
     */
    private static void readForm(List<String> names, String input, Map<String, Set<String>> missing) {
        List<String> lines = input.lines().toList();
        found(names.get(0), lines.get(0), missing);
        int length = (lines.size() - 1) / Integer.parseInt(lines.get(0));
        for (int first = 1; first < lines.size(); first += length) {
            String[] words = String.join(" ", lines.subList(first, first + length)).split(" ");
            for (int i = 0; i < words.length; i++) {
                found(names.get(Math.min(i + 1, names.size() - 1)), words[i], missing);
            }
        }
    }
}
