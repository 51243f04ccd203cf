package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemIndex;
import nimsum.problem.Problems;
import nimsum.theory.Chapter;
import nimsum.theory.StudyMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The README of the project says what is true of the project. */
class ReadmeTest {

    private static final Path HOME = Problems.here().home();
    private static final String README = DataFiles.readDocument(HOME.resolve("README.md"));

    @Test
    void indexIsMadeFromTheProblems() {
        assertTrue(ProblemIndex.isWritten(Problems.here()),
                "the index in README.md is not what the problem.yaml say: scripts/data ID, for any problem, writes it again");
    }

    @Test
    void theOrderOfStudyNamesEveryProblem() {
        Path order = HOME.resolve("problems/README.md");
        Set<String> missing = Problems.here().all().stream().map(Problem::id)
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> unknown = new TreeSet<>();
        Matcher line = Pattern.compile("(?m)^- \\[(\\w+)\\]\\(\\1/README\\.md\\)")
                .matcher(DataFiles.readDocument(order));
        while (line.find()) {
            if (!missing.remove(line.group(1))) {
                unknown.add(line.group(1));
            }
        }
        assertTrue(missing.isEmpty(), () -> order + " does not name " + missing
                + ": where they belong in the order of study, add lines such as\n" + missing.stream()
                        .map(id -> "- [" + id + "](" + id + "/README.md) " + Problems.here().find(id).file().title()
                                + ": what it adds. After: [what to read first](its README.md).")
                        .collect(Collectors.joining("\n")));
        assertTrue(unknown.isEmpty(), () -> order + " names twice, or without there being such a problem: " + unknown);
    }

    @Test
    void theOrderOfStudySaysWhatEachProblemComesAfter() {
        String order = DataFiles.readDocument(StudyMap.document(HOME));
        assertEquals(List.of(),
                Pattern.compile("(?ms)^- \\[(\\w+)\\]\\(\\1/README\\.md\\).*?(?=^- |^$|\\z)").matcher(order)
                        .results().filter(line -> !line.group().matches("(?s).*\\sAfter: \\[.*"))
                        .map(line -> line.group(1)).toList(),
                "without \"After: [what to read first](its README.md).\" in problems/README.md");
    }

    @Test
    void theMapIsDrawnFromTheOrderOfStudy() {
        String text = DataFiles.readDocument(StudyMap.document(HOME));
        assertTrue(text.contains("](" + StudyMap.FILE + ")"), "problems/README.md does not show the map");
        Path map = StudyMap.folder(HOME).resolve(StudyMap.FILE);
        assertTrue(DataFiles.readDocument(map).equals(StudyMap.draw(HOME)),
                map + " is not what problems/README.md says: scripts/pictures theory draws it again");
        List<String> missing = Stream
                .concat(Problems.here().all().stream().map(problem -> problem.id() + "/README.md"),
                        Chapter.all(HOME).stream().map(chapter -> "../theory/" + chapter.name() + ".md"))
                .filter(document -> !StudyMap.documents(HOME).contains(document)).toList();
        assertEquals(List.of(), missing,
                "not on the map, since the order of study in problems/README.md has no line for them");
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
}
