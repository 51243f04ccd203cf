package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.theory.ProblemIndex;
import nimsum.theory.StudyOrder;
import nimsum.theory.StudyPath;
import org.junit.jupiter.api.Test;

/**
 * The README of the project says what is true of it: its index, its commands, and the order of study have each problem.
 */
class ReadmeTest {

    private static final Path HOME = Problems.here().home();
    private static final String README = DataFiles.readDocument(HOME.resolve("README.md"));
    private static final String ORDER = DataFiles.readDocument(StudyOrder.document(HOME));

    @Test
    void indexIsMadeFromTheProblems() {
        assertTrue(ORDER.contains("\n\n" + ProblemIndex.table(Problems.here()) + "\n"),
                "the index in problems/README.md is not what the problem.yaml say: scripts/data ID, for any problem, writes it again");
        assertTrue(DataFiles.readDocument(HOME.resolve(Language.ZH.readme()))
                .contains("\n\n" + ProblemIndex.chineseTable(Problems.here()) + "\n"),
                "the index in README.zh.md is not what the problem.yaml say: scripts/data ID, for any problem, writes it again");
        assertTrue(README.contains(" " + ProblemIndex.mistakes(Problems.here()) + ","),
                "README.md counts the mistakes otherwise: scripts/data ID, for any problem, writes it again");
    }

    @Test
    void theIndexAndTheChaptersOfTheFrontPageHaveEachProblemOnce() {
        List<String> ids = Problems.here().all().stream().map(Problem::id).toList();
        assertEquals(ids, found("(?m)^\\| \\[(\\w+)\\]\\(\\1/", ORDER));
        assertEquals(ids, found("\\[(\\w+)\\]\\(problems/\\1/", README.substring(0, README.indexOf("\n## What else"))));
    }

    private static List<String> found(String link, String document) {
        return Pattern.compile(link).matcher(document).results().map(row -> row.group(1)).sorted().toList();
    }

    @Test
    void theOrderOfStudyHasALineForEachProblemThatSaysWhatItComesAfter() {
        List<MatchResult> lines = Pattern.compile("(?ms)^- \\[(\\w+)\\]\\(\\1/README\\.md\\).*?(?=^- |^$|\\z)")
                .matcher(ORDER).results().toList();
        String form = "problems/README.md needs one line for each problem where it belongs in the order of study: "
                + "- [ID](ID/README.md) Title: what it adds. After: [what to read first](its README.md).";
        assertEquals(Problems.here().all().stream().map(Problem::id).toList(),
                lines.stream().map(line -> line.group(1)).sorted().toList(), form);
        lines.forEach(line -> assertTrue(line.group().matches("(?s).*\\sAfter: \\[.*"), () -> line.group() + form));
    }

    @Test
    void theTextsSayWhatComesBeforeAndAfterThem() {
        StudyPath.of(HOME).documents().forEach((document, text) -> assertEquals(text, DataFiles.readDocument(document),
                document + " does not say what the order of study does: scripts/data ID, for any problem, writes it again"));
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
