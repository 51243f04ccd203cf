package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.cases.StrictText;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/** The data of our own: secret cases come out of Cases and Reference again, and Cases refuses each invalid input. */
class SecretDataTest {

    @TestFactory
    Stream<DynamicNode> dataIsWhatCasesNames() {
        return SelectedProblems.each(problem -> Stream.of(DataKind.SECRET, DataKind.TOLERATED, DataKind.INVALID)
                .flatMap(kind -> {
                    Map<String, Supplier<String>> inputs = CommittedData.inputs(problem, kind);
                    Set<String> names = new TreeSet<>(inputs.keySet());
                    if (kind == DataKind.INVALID) {
                        names.addAll(problem.cases().invalid());
                    }
                    return Stream.concat(
                            Stream.of(dynamicTest(kind + " names", () -> checkNames(problem, kind, names, "Cases"))),
                            inputs.entrySet().stream().map(input -> dynamicTest(kind + " " + input.getKey(),
                                    () -> CommittedData.check(problem, kind, input.getKey(), input.getValue().get()))));
                }));
    }

    @TestFactory
    Stream<DynamicNode> eachRuleOfItsOwnHasAnInput() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("rules", () -> checkRules(problem))));
    }

    @TestFactory
    Stream<DynamicNode> invalidInputsAreRefused() {
        return SelectedProblems.each(problem -> Folder.files(problem.data(DataKind.INVALID)).stream()
                .map(file -> dynamicTest(Folder.stem(file), () -> {
                    StrictText input = new StrictText(DataFiles.read(file));
                    InvalidInput refusal = assertThrows(InvalidInput.class, () -> problem.cases().check(input),
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
                + problem.data(DataKind.INVALID).resolve(rules.iterator().next() + ".in")
                + ", and name it in Cases.invalid()");
    }

    /** The files of one kind are those that should be there: of a case, its input and its answer, or the digests of both. */
    static void checkNames(Problem problem, DataKind kind, Set<String> names, String where) {
        Path folder = problem.data(kind);
        Set<String> found = Folder.files(folder).stream().map(file -> file.getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> missing = names.stream().flatMap(name -> kind == DataKind.INVALID
                ? Stream.of(name + ".in")
                : kind == DataKind.SECRET && found.contains(name + ".sha256")
                        ? Stream.of(name + ".sha256")
                        : Stream.of(name + ".in", name + ".out"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> superfluous = new TreeSet<>(found);
        superfluous.removeAll(missing);
        missing.removeAll(found);
        assertTrue(missing.isEmpty(), () -> folder + " lacks " + missing + ": scripts/data " + problem
                + " writes what can be made; what is written by hand has to be written again, or taken out of "
                + where);
        assertTrue(superfluous.isEmpty(), () -> folder + " has files that nothing in " + where + " stands for: "
                + superfluous + "; of a case that is named, scripts/data " + problem + " deletes what is too many");
    }
}
