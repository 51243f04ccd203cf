package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.bundle.Bundler;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * All that the problems and the commands say, in files that a person reads. A file that says something else than the
 * program fails, and {@code mvn test -Dtest='Words*' -Dwords=write} writes it anew. Alone, because the streams belong
 * to the whole JVM.
 */
@Isolated
class WordsTest {

    private static final Path WORDS = Path.of("src/test/resources/words");
    private static final boolean WRITES = "write".equals(System.getProperty("words"));
    private static final Set<String> JUDGING = Set.of("judge.txt", "stress.txt");
    private static final String ANEW = "mvn test -Dtest='Words*' -Dwords=write";
    private static final String COMMENTS = "## The comments of the bundles.\n\n";
    /** The statements at the head of a file. */
    private static final String SHOWN = "(?s)\\A(\\$ scripts/show.*?\\n(?=\\$ |## ))*";
    /** A game of a problem that has no file yet. */
    private static final String PLAYED = "$ scripts/play ID --seed 1\n> rules\n> hint\n"
            + "> why\n> follow\n".repeat(6) + "> quit\n";

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicNode> problems() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("words", () -> check(problem))));
    }

    private void check(Problem problem) {
        Path file = WORDS.resolve("problems").resolve(problem + ".txt");
        String shown = Language.of(problem).stream()
                .map(language -> "$ scripts/show " + problem + language.say("", " --lang zh") + "\n")
                .collect(Collectors.joining());
        String games = Files.exists(file)
                ? DataFiles.readDocument(file).replaceFirst(SHOWN, "").replaceFirst(COMMENTS + "(?s:.*)", "")
                : problem.isPlayable() ? PLAYED.replace("ID", problem.id()) : "";
        compare(file, " -Dproblem=" + problem, new Transcript(folder, problem.home()).again(shown + games)
                + COMMENTS + problem.file().judges().stream().map(listing -> Bundler.header(problem, listing).strip())
                        .collect(Collectors.joining("\n\n", "", "\n")));
    }

    @TestFactory
    Stream<DynamicTest> commands() {
        return commands(folder, false);
    }

    /**
     * Returns a test for each file of a command. There is none where one problem is tested, without the problem of the
     * commands.
     *
     * @param judging whether the command starts a process for each run of a judged program
     */
    static Stream<DynamicTest> commands(Path folder, boolean judging) {
        Path files = WORDS.resolve("commands");
        return DataFiles.names(files).stream().filter(name -> JUDGING.contains(name) == judging)
                .filter(name -> System.getProperty("problem", "").isEmpty())
                .map(name -> dynamicTest(name, () -> check(folder, files.resolve(name))));
    }

    /** Each file begins with a new copy of the problem. */
    private static void check(Path folder, Path file) throws IOException {
        Path copy = folder.resolve(file.getFileName());
        FileUtils.copyDirectory(ProblemCopy.FIXTURE.toFile(), copy.toFile());
        compare(file, "", new Transcript(copy, copy).again(DataFiles.readDocument(file)));
    }

    private static void compare(Path file, String only, String now) {
        if (WRITES) {
            DataFiles.writeDocument(file, now);
        }
        String before = Files.exists(file) ? DataFiles.readDocument(file) : "";
        List<String> expected = List.of(before.split("\n"));
        List<String> found = List.of(now.split("\n"));
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            assertEquals(expected.get(i), found.get(i),
                    file + ", line " + (i + 1) + ". If the new words are better: " + ANEW + only);
        }
        assertEquals(before, now, file + " ends differently");
    }
}
