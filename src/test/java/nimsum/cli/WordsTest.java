package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.run.SelectedProblems;
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
    /** A game of a problem that has no file yet. */
    private static final String PLAYED = "$ scripts/play ID --seed 1\n> hint\n> why\n" + "> follow\n".repeat(6)
            + "> quit\n";

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicNode> problems() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("words", () -> check(problem))));
    }

    private void check(Problem problem) {
        Path file = WORDS.resolve("problems").resolve(problem + ".txt");
        if (!problem.isPlayable() || !WRITES && !Files.exists(file)) {
            return; // FilesTest says that it is left to write.
        }
        String game = Files.exists(file) ? DataFiles.readDocument(file) : PLAYED.replace("ID", problem.id());
        compare(file, new Transcript(folder, problem.home()).again(game));
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
        List<String> names = DataFiles.names(files).stream().filter(name -> JUDGING.contains(name) == judging).toList();
        assertFalse(names.isEmpty());
        return names.stream().filter(name -> System.getProperty("problem", "").isEmpty())
                .map(name -> dynamicTest(name, () -> check(folder, files.resolve(name))));
    }

    private static void check(Path folder, Path file) throws IOException {
        Path copy = folder.resolve(file.getFileName());
        FileUtils.copyDirectory(ProblemCopy.FIXTURE.toFile(), copy.toFile());
        compare(file, new Transcript(copy, copy).again(DataFiles.readDocument(file)));
    }

    private static void compare(Path file, String now) {
        if (WRITES) {
            DataFiles.writeDocument(file, now);
        }
        String before = Files.exists(file) ? DataFiles.readDocument(file) : "";
        List<String> expected = List.of(before.split("\n"));
        List<String> found = List.of(now.split("\n"));
        String which = file.getParent().endsWith("problems") ? file.getFileName().toString().split("\\.")[0] : "";
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            assertEquals(expected.get(i), found.get(i),
                    file + ", line " + (i + 1) + ". If the new words are better: " + ANEW
                            + (which.isEmpty() ? "" : " -Dproblem=" + which));
        }
        assertEquals(before, now, file + " ends differently");
    }
}
