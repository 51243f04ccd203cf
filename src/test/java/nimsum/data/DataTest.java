package nimsum.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.stream.IntStream;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Committed data that is not what is made is seen, on a copy of a problem whose largest case is not committed. */
class DataTest extends ProblemCopy {

    private static final String LARGE = "90-many-heaps";

    /**
     * What an earlier run has left under target/ is used, however old it is, while its record names the same digests
     * and Cases. A row about the record has another input, too.
     */
    @ParameterizedTest
    @CsvSource({".in, 1, true", ".in,, false", ".out,, false", ".sha256,, false", ".sha256, input 0, false",
            ".sha256, DIGESTS, false"})
    void leftover(String ending, String text, boolean used) throws IOException {
        Path in = copy.made("testdata").resolve(LARGE + ".in");
        String input = copy.cases().named().get(LARGE).get();
        String answer = copy.reference().run(input);
        String digests = DataFiles.read(secret(LARGE + ".sha256"));
        DataFiles.write(in, ending.equals(".sha256") ? "1\n" : input);
        DataFiles.write(copy.made("testdata").resolve(LARGE + ".out"), answer);
        DataFiles.write(copy.made("testdata").resolve(LARGE + ".sha256"),
                new LargeCase(copy, LARGE, digests).record());
        Path other = copy.made("testdata").resolve(LARGE + ending);
        if (text == null) {
            Files.delete(other);
        } else {
            DataFiles.write(other, text.replace("DIGESTS", digests));
        }
        FileTime longAgo = FileTime.fromMillis(0);
        for (String name : DataFiles.names(copy.made("testdata"))) {
            Files.setLastModifiedTime(copy.made("testdata").resolve(name), longAgo);
        }
        TestCase left = LargeCase.find(copy, LARGE);
        assertEquals(used ? text : input, left.readInput());
        assertEquals(answer, left.readOutput());
        // Another command may read it meanwhile: it is written over, and only where it differs.
        assertEquals(used || ending.equals(".out"), Files.getLastModifiedTime(in).equals(longAgo));
    }

    @Test
    void aLongAnswerIsNotCommittedAndNoFileOfAPersonDeleted() {
        String input = "1\n".repeat(70_000);
        TestDataFolder.write(copy, DataKind.SECRET, "03-small-heaps", input);
        assertTrue(Files.exists(secret("03-small-heaps.sha256")) && !Files.exists(secret("03-small-heaps.out")));
        assertThrows(CheckoutException.class,
                () -> TestDataFolder.write(copy, DataKind.SECRET, "01-smallest-heap", input));
        assertTrue(Files.exists(secret("01-smallest-heap.in")));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileIsNeverHalfWritten() {
        Path file = home.resolve("file");
        String one = "1".repeat(1_000_000);
        String two = "2".repeat(2_000_000);
        DataFiles.write(file, one);
        IntStream.range(0, 40).parallel().forEach(i -> {
            DataFiles.write(file, i % 2 == 0 ? one : two);
            String read = DataFiles.read(file);
            assertTrue(read.equals(one) || read.equals(two), () -> read.length() + " characters");
        });
    }

    @Test
    void whatIsMadeStandsUnderTargetIfThatCanBeWritten() {
        assertEquals(home.resolve(Path.of("target", "testdata", "fixture")), copy.made("testdata"));
        Path nowhere = home.resolve("nowhere");
        assertFalse(new Problem(nowhere, "x").made("testdata").startsWith(nowhere));
    }

    private Path secret(String name) {
        return DataKind.SECRET.in(copy).resolve(name);
    }
}
