package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No command loses its output silently, or with a stack trace. */
class StandardOutputIT implements BuiltScripts {

    @ParameterizedTest
    @ValueSource(strings = {"run ANY <testdata/ANY/sample/1.in", "run --help", "pictures theory",
            "judge --help"})
    void fullDisk(String command) {
        Assumptions.assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full");
        assertEquals(new Script(1, "", "Standard output can't be written: No space left on device\n"),
                Script.shell("scripts/" + command.replace("ANY", ANY.id()) + " >/dev/full"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"run ANY <testdata/ANY/sample/1.in", "judge --help"})
    void closedOutput(String command) {
        assertEquals(new Script(1, "", "Standard output can't be written: Bad file descriptor\n"),
                Script.shell("scripts/" + command.replace("ANY", ANY.id()) + " >&-"));
    }

    @Test
    void readerThatHasHeardEnough() {
        assertEquals(new Script(0, "", "status 1\n"),
                Script.shell("{ sleep 1; scripts/run ANY <testdata/ANY/sample/1.in; echo status $? >&2; } | true"
                        .replace("ANY", ANY.id())));
    }

    @Test
    void closedInputIsAnEmptyOne() {
        Script script = Script.shell("scripts/run " + ANY + " <&-");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.err().endsWith("found the end of input\n"), script.toString());
    }
}
