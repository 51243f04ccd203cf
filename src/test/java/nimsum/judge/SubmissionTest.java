package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
