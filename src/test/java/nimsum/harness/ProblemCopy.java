package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.function.Executable;

/** Copies of a problem in a folder of their own, to be broken. Their classes are those of the original. */
final class ProblemCopy {

    private ProblemCopy() {
    }

    /**
     * @param home
     *            the folder that stands for that of the checkout
     */
    static Problem of(String id, Path home) throws IOException {
        Path original = Problems.here().home();
        for (Path folder : new Path[]{Path.of("problems", id), Path.of("testdata", id)}) {
            FileUtils.copyDirectory(original.resolve(folder).toFile(), home.resolve(folder).toFile());
        }
        return new Problems(home).find(id);
    }

    /** Replaces what a regular expression first finds in a file, which has to be there. */
    static void edit(Path file, String pattern, String replacement) {
        String text = DataFiles.readDocument(file);
        assertTrue(DataFiles.writeDocument(file, text.replaceFirst(pattern, replacement)),
                "nothing to edit: " + pattern);
    }

    /** Asserts that a check fails and says this. */
    static void assertFails(String message, Executable check) {
        Throwable failure = assertThrows(Throwable.class, check);
        assertTrue(String.valueOf(failure.getMessage()).contains(message), failure::toString);
    }
}
