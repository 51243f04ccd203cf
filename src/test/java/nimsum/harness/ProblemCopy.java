package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Tests on a copy of poj2311 in a folder of its own, to be broken. Its classes are those of the original. */
public abstract class ProblemCopy {

    /** Stands for that of the checkout. */
    @TempDir
    protected Path home;
    protected Problem copy;

    @BeforeEach
    void copyProblem() throws IOException {
        Problem original = Problems.here().find("poj2311");
        for (Path folder : new Path[]{original.folder(), original.home().resolve("testdata/poj2311")}) {
            FileUtils.copyDirectory(folder.toFile(), home.resolve(original.home().relativize(folder)).toFile());
        }
        copy = new Problem(home, original.id());
    }

    /** Replaces what a regular expression first finds in a file, which has to be there. */
    public static void edit(Path file, String pattern, String replacement) {
        String text = DataFiles.readDocument(file);
        assertTrue(DataFiles.writeDocument(file, text.replaceFirst(pattern, replacement)),
                "nothing to edit: " + pattern);
    }

    /** Asserts that a check fails and says this. */
    public static void assertFails(String message, Executable check) {
        Throwable failure = assertThrows(Throwable.class, check);
        assertTrue(String.valueOf(failure.getMessage()).contains(message), failure::toString);
    }
}
