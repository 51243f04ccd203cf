package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No command loses its output silently, or with a stack trace. */
class StandardOutputTest implements BuiltScripts {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"run poj2311 <testdata/poj2311/sample/1.in", "run --help", "pictures poj2311",
            "judge --help"})
    void fullDisk(String command) throws Exception {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full");
        assertEquals(new Script(1, "", "Standard output can't be written: No space left on device\n"),
                shell("scripts/" + command + " >/dev/full"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"run poj2311 <testdata/poj2311/sample/1.in", "judge --help"})
    void closedOutput(String command) throws Exception {
        assertEquals(new Script(1, "", "Standard output can't be written: Bad file descriptor\n"),
                shell("scripts/" + command + " >&-"));
    }

    @Test
    void readerThatHasHeardEnough() throws Exception {
        assertEquals(new Script(0, "", "status 1\n"),
                shell("{ sleep 1; scripts/run poj2311 <testdata/poj2311/sample/1.in; echo status $? >&2; } | true"));
    }

    @Test
    void closedInputIsAnEmptyOne() throws Exception {
        Script script = shell("scripts/run poj2311 <&-");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.err().endsWith("found the end of input\n"), script.toString());
    }

    private Script shell(String command) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("LC_ALL", "C");
        Process process = builder.start();
        assertTrue(process.waitFor(100, TimeUnit.SECONDS), command);
        return new Script(process.exitValue(), DataFiles.read(out), DataFiles.read(err));
    }
}
