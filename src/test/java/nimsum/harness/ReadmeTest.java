package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The README of the project says what is true of the project. */
class ReadmeTest {

    private static final Path HOME = Problems.here().home();
    private static final String README = DataFiles.readDocument(HOME.resolve("README.md"));

    @Test
    void indexIsMadeFromTheRooms() {
        String index = Problems.here().all().stream().map(ReadmeTest::row)
                .collect(Collectors.joining("", "| problem | title | judges |\n|---|---|---|\n", ""));
        assertTrue(README.contains("\n" + index + "\n"), "the index in the README should be\n" + index);
    }

    @Test
    void theOrderOfStudyNamesEveryRoom() {
        String order = DataFiles.readDocument(HOME.resolve("problems/README.md"));
        Set<String> named = Pattern.compile("(?m)^- \\[(\\w+)\\]\\(\\1/README\\.md\\)").matcher(order).results()
                .map(problem -> problem.group(1)).collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Problems.here().all().stream().map(Problem::id).collect(Collectors.toCollection(TreeSet::new)),
                named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "problems/README.md", "bench/README.md", "src/test/README.md"})
    void relativeLinksLeadSomewhere(String document) {
        Links.check(HOME.resolve(document));
    }

    @Test
    void ciCallsTheTestCommand() {
        Matcher command = Pattern.compile("(?m)^(mvn .*)$").matcher(README);
        assertTrue(command.find(), "the README prints no test command");
        assertTrue(DataFiles.readDocument(HOME.resolve(".ci/run")).lines().anyMatch(command.group(1)::equals),
                command.group(1));
    }

    @Test
    void theFirstCommandRunsAProblemOnItsSample() {
        Matcher command = Pattern.compile("(?m)^scripts/run (\\w+) < (\\S+)$").matcher(README);
        assertTrue(command.find(), "the README runs no problem");
        String input = DataFiles.read(HOME.resolve(command.group(2)));
        String answer = DataFiles.read(HOME.resolve(command.group(2).replaceFirst("\\.in$", ".out")));
        assertEquals(answer, Problems.here().find(command.group(1)).main().run(input));
    }

    private static String row(Problem problem) {
        ProblemFile file = problem.file();
        String judges = file.judges().stream().map(judge -> "[" + judge.judge() + "](" + judge.address() + ")")
                .collect(Collectors.joining(", "));
        return "| [" + problem + "](problems/" + problem + "/README.md) | "
                + file.title() + file.originalTitle().map(title -> "<br>" + title).orElse("") + " | " + judges + " |\n";
    }
}
