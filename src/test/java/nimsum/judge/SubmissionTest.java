package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.problem.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmissionTest {

    @TempDir
    private Path folder;

    @Test
    void aFileIsHandedInAsItIs() throws IOException {
        Path file = Files.write(folder.resolve("my.c"), new byte[]{(byte) 0xff, 0, '\r', '\n'});
        Submission submission = Submission.ofFile(file);
        assertEquals("\u00ff\0\r\n", submission.source());
        assertEquals("C", submission.language().name());
        assertEquals(file.toString(), submission.fileName());
    }

    @Test
    void whatIsNoFileOrNoProgramIsRefused() throws IOException {
        assertEquals("\"" + folder + "\" is a folder and no file.", refusal(folder));
        Path none = folder.resolve("none.c");
        assertEquals("There is no file " + none + ".", refusal(none));
        Path file = Files.createFile(folder.resolve("my.txt"));
        assertEquals("my.txt: unknown kind of file. The name has to end in "
                + ".java, .cpp, .cc, .cxx, .c, .py, .kt.", refusal(file));
    }

    private static String refusal(Path file) {
        return assertThrows(UsageException.class, () -> Submission.ofFile(file)).getMessage();
    }
}
