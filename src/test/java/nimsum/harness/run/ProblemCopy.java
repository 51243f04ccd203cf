package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.MultipleFailuresError;

/**
 * Tests on a copy of the problem in {@code src/test/resources/fixture}, which is there to be broken. Its classes are
 * those of the original.
 */
public abstract class ProblemCopy {

    /** The checkout of the original. */
    public static final Path FIXTURE = Path.of("src/test/resources/fixture");

    /** Stands for that of the checkout. */
    @TempDir
    protected Path home;
    protected Problem copy;

    @BeforeEach
    void copyProblem() throws IOException {
        FileUtils.copyDirectory(FIXTURE.toFile(), home.toFile());
        copy = new Problem(home, "fixture");
    }

    /** Replaces what a regular expression first finds in a file, which has to be there. */
    public static void edit(Path file, String pattern, String replacement) {
        String text = DataFiles.readDocument(file);
        assertTrue(DataFiles.writeDocument(file, text.replaceFirst(pattern, replacement)),
                "nothing to edit: " + pattern);
    }

    /**
     * Asserts that a check fails, or several of one {@code assertAll}, and what it says.
     *
     * @param lines the first line of the message, or as many as are of interest, without temporary folders and without
     * what {@code assertTrue} and {@code assertFalse} append
     */
    public static void assertFails(String lines, Executable check) {
        Throwable failure = assertThrows(Throwable.class, check);
        List<Throwable> failures = failure instanceof MultipleFailuresError several
                ? several.getFailures()
                : List.of(failure);
        String message = failures.stream().map(Throwable::getMessage).collect(Collectors.joining("\n"))
                .replaceAll(" ==> expected: <(true|false)> but was: <(true|false)>", "")
                .replace(File.separatorChar, '/').replaceAll("[^\\s\"]*/junit[^/]*/", "");
        assertEquals(lines, message.lines().limit(lines.lines().count()).collect(Collectors.joining("\n")));
    }
}
