package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.cases.TypeCases;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The data of our own: what is generated comes out of Cases and Reference again, and Cases refuses each invalid input. */
class SecretDataTest {

    /** What a person writes by hand is no longer, in bytes. */
    private static final int LARGEST_BY_HAND = 4096;

    @TestFactory
    Stream<DynamicNode> dataIsWhatIsMade() {
        return SelectedProblems.each(problem -> Stream.of(DataKind.SECRET, DataKind.TOLERATED, DataKind.INVALID)
                .flatMap(kind -> dataIsWhatIsMade(problem, kind)));
    }

    private static Stream<DynamicNode> dataIsWhatIsMade(Problem problem, DataKind kind) {
        Map<String, Supplier<String>> generated = CommittedData.generated(problem, kind);
        Stream<DynamicNode> inputs = kind == DataKind.INVALID
                ? Folder.files(problem.data(kind)).stream().map(file -> dynamicTest(kind + " " + Folder.stem(file),
                        () -> checkInput(problem, file, DataFiles.read(file), generated)))
                : TestCase.of(problem, kind).stream()
                        .map(test -> dynamicTest(test.toString(), () -> checkCase(problem, test, generated)));
        return Stream.concat(
                Stream.of(dynamicTest(kind + " files", () -> checkFiles(problem, kind, generated.keySet()))), inputs);
    }

    /**
     * A large input that is not committed had its digest when it was made, after Cases was compiled. The answer is Main's, as other
     * tests see, and only in a deep run also what Reference makes now.
     */
    static void checkCase(Problem problem, TestCase test, Map<String, Supplier<String>> generated) {
        if (!Deep.ON && !test.input().startsWith(problem.home().resolve("testdata"))) {
            return;
        }
        String input = test.readInput();
        checkInput(problem, test.input(), input, generated);
        assertTrue(!Deep.ON || problem.reference().run(input).equals(test.readOutput()),
                () -> test.output() + " is not what Reference makes: scripts/data " + problem + " writes it again");
    }

    private static void checkInput(Problem problem, Path file, String input, Map<String, Supplier<String>> generated) {
        Supplier<String> made = generated.get(Folder.stem(file));
        assertTrue(made == null || made.get().equals(input),
                () -> file + " is not what Cases makes: scripts/data " + problem + " writes it again");
    }

    @TestFactory
    Stream<DynamicNode> eachRuleOfItsOwnHasAnInput() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("rules", () -> checkRules(problem))));
    }

    @TestFactory
    Stream<DynamicNode> invalidInputsAreRefused() {
        return SelectedProblems.each(problem -> Folder.files(problem.data(DataKind.INVALID)).stream()
                .map(file -> dynamicTest(Folder.stem(file), () -> {
                    Path tolerated = problem.data(DataKind.TOLERATED).resolve(file.getFileName());
                    assertFalse(Files.exists(tolerated) && DataFiles.read(tolerated).equals(DataFiles.read(file)),
                            () -> file + " stands in tolerated/, too: delete it here");
                    InvalidInput refusal = assertThrows(InvalidInput.class,
                            () -> problem.cases().check(DataFiles.read(file)),
                            () -> "Cases accepts " + file);
                    assertEquals(Folder.rule(file), refusal.rule(),
                            () -> file + " should be named after the rule that Cases names: " + refusal.getMessage());
                })));
    }

    /** The rules that the source of Cases names are those of some invalid inputs. */
    static void checkRules(Problem problem) {
        Path source = problem.folder().resolve("Cases.java");
        Set<String> rules = Pattern.compile("invalid\\(\\s*\"([^\"]+)\"\\s*,").matcher(DataFiles.readDocument(source))
                .results().map(rule -> rule.group(1)).collect(Collectors.toCollection(TreeSet::new));
        Stream.of(DataKind.INVALID, DataKind.TOLERATED).flatMap(kind -> Folder.files(problem.data(kind)).stream())
                .forEach(file -> rules.remove(Folder.rule(file)));
        assertTrue(rules.isEmpty(), () -> "no input breaks " + rules + ": write one for each, such as "
                + problem.data(DataKind.INVALID).resolve(rules.iterator().next() + ".in"));
    }

    /**
     * Each case has an input and its answer, or the digests of both, and nothing else; what nothing generates is short enough to
     * be written by hand, and has no name that only a generated case has.
     */
    static void checkFiles(Problem problem, DataKind kind, Set<String> generated) {
        Map<String, Set<String>> endings = Folder.files(problem.data(kind)).stream().collect(Collectors.groupingBy(
                Folder::stem, Collectors.mapping(file -> file.getFileName().toString().replaceFirst(".*\\.", ""),
                        Collectors.toCollection(TreeSet::new))));
        generated.forEach(name -> assertTrue(endings.containsKey(name),
                () -> problem.data(kind) + " lacks " + name + ": scripts/data " + problem + " writes it"));
        endings.forEach((name, files) -> {
            boolean byHand = !generated.contains(name);
            assertTrue(files.equals(kind == DataKind.INVALID ? Set.of("in") : Set.of("in", "out"))
                    || !byHand && files.equals(Set.of("sha256")),
                    () -> problem.data(kind) + " has " + files + " of " + name + ": scripts/data " + problem
                            + " writes and deletes what can be made");
            assertTrue(
                    !byHand || !name.startsWith(TypeCases.PREFIX) && problem.data(kind).resolve(name + ".in").toFile()
                            .length() <= LARGEST_BY_HAND,
                    () -> problem.data(kind).resolve(name)
                            + " should be generated by Cases, or be shorter, or be deleted");
        });
    }
}
