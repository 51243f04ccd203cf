package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.data.TestDataFolder;
import nimsum.errors.InvalidInput;
import nimsum.files.DataFiles;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Cases;
import nimsum.input.fault.TypeCases;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The data of our own. Each secret case is what Cases makes. Its answer is Reference's, which is tried on the shortest
 * cases, and on all of them in a deep run. Cases refuses each invalid input for the reason that its name gives.
 */
class SecretDataTest {

    /** What a person writes by hand is no longer, in bytes. */
    private static final int LARGEST_BY_HAND = 4096;
    /**
     * How many bytes of input Reference answers, besides the shortest case: some references take seconds for twice as
     * many.
     */
    private static final int BYTES_ANSWERED = Deep.size(64, Integer.MAX_VALUE);
    private static final Duration LONG = Duration.ofHours(1);
    /** A reference may be recursive, because nobody submits it. */
    private static final int STACK_BYTES = 64 << 20;

    @TestFactory
    Stream<DynamicNode> dataIsWhatIsMade() {
        return SelectedProblems.each(problem -> {
            Map<String, Supplier<String>> generated = TestDataFolder.generated(problem);
            return Stream.concat(
                    Stream.of(DataKind.values()).filter(kind -> kind != DataKind.SAMPLE)
                            .map(kind -> dynamicTest(kind + " files", () -> checkFiles(problem, kind,
                                    kind == DataKind.SECRET ? generated.keySet() : Set.of()))),
                    generated.keySet().stream().map(name -> dynamicTest(name,
                            () -> checkMade(problem, name, generated.get(name)))));
        });
    }

    @TestFactory
    Stream<DynamicNode> answersAreThoseOfReference() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("the shortest cases", () -> checkAnswers(problem))));
    }

    /** Checks that a large input that is not committed had its digest when it was made, after Cases was compiled. */
    static void checkMade(Problem problem, String name, Supplier<String> made) {
        Path input = DataKind.SECRET.in(problem).resolve(name + ".in");
        assertTrue(!Files.exists(input) || made.get().equals(DataFiles.read(input)),
                () -> input + " is not what Cases makes: scripts/data " + problem + " writes it again");
    }

    static void checkAnswers(Problem problem) {
        List<TestCase> cases = TestCases.of(problem, DataKind.SECRET).stream()
                .filter(test -> Deep.ON || isCommitted(problem, test))
                .sorted(Comparator.comparing(AnswersTest::isLargest).thenComparing(TestCase::length))
                .toList();
        long left = Math.max(BYTES_ANSWERED, cases.get(0).length());
        for (TestCase test : cases) {
            left -= test.length();
            if (left >= 0) {
                assertEquals(Verdict.ACCEPTED,
                        GuardedRun.of(problem.reference(), test.readInput(), LONG, STACK_BYTES)
                                .verdict(test.readOutput()),
                        () -> test.output() + " is not what Reference makes: scripts/data " + problem
                                + " writes it again");
            }
        }
    }

    static boolean isCommitted(Problem problem, TestCase test) {
        return Files.exists(problem.data().resolve(test.name() + ".in"));
    }

    @TestFactory
    Stream<DynamicNode> invalidInputsAreRefused() {
        return SelectedProblems.each(problem -> {
            Cases cases = problem.cases();
            return TestDataFolder.invalid(problem).entrySet().stream().map(fault -> dynamicTest(fault.getKey(),
                    () -> checkRefused(cases, fault.getKey(), fault.getValue())));
        });
    }

    static void checkRefused(Cases cases, String name, String input) {
        InvalidInput refusal = assertThrows(InvalidInput.class, () -> cases.check(input),
                () -> "Cases accepts " + name + ":\n" + input);
        assertEquals(name.replaceFirst("\\..*", ""), refusal.rule(),
                () -> "The name of an invalid input should begin with the rule that Cases names: "
                        + refusal.getMessage());
    }

    private static List<String> files(Problem problem, DataKind kind) {
        return Files.isDirectory(kind.in(problem)) ? DataFiles.names(kind.in(problem)) : List.of();
    }

    /**
     * Checks that each case has an input and its answer, or the digests of both, and nothing else; what nothing
     * generates is short enough to be written by hand, and has no name that only a generated case has.
     */
    static void checkFiles(Problem problem, DataKind kind, Set<String> generated) {
        Map<String, Set<String>> endings = files(problem, kind).stream()
                .collect(Collectors.groupingBy(file -> DataFiles.stem(Path.of(file)), Collectors.mapping(
                        file -> file.replaceFirst(".*\\.", ""), Collectors.toCollection(TreeSet::new))));
        generated.forEach(name -> assertTrue(endings.containsKey(name),
                () -> kind.in(problem) + " lacks " + name + ": scripts/data " + problem + " writes it"));
        endings.forEach((name, files) -> {
            boolean byHand = !generated.contains(name);
            assertTrue(files.equals(kind == DataKind.INVALID ? Set.of("in") : Set.of("in", "out"))
                    || !byHand && files.equals(Set.of("sha256")),
                    () -> kind.in(problem) + " has " + files + " of " + name + ": scripts/data " + problem
                            + " writes and deletes what can be made");
            assertTrue(
                    !byHand || !name.startsWith(TypeCases.PREFIX) && kind.in(problem).resolve(name + ".in").toFile()
                            .length() <= LARGEST_BY_HAND,
                    () -> kind.in(problem).resolve(name)
                            + " should be generated by Cases, or be shorter, or be deleted");
        });
    }
}
