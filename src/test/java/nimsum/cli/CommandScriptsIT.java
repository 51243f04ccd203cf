package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What only a script called as a user calls it shows: no output is lost silently or with a stack trace, and what else
 * ends a command.
 */
class CommandScriptsIT implements BuiltScripts {

    private static final int INTERRUPTED = 130;

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
        assertEquals(new Script(0, "", "status 1\n"), Script.shell("""
                folder=$(mktemp -d)
                mkfifo $folder/pipe
                true <$folder/pipe &
                exec 3>$folder/pipe
                wait
                scripts/run ANY <testdata/ANY/sample/1.in >&3
                echo status $? >&2
                rm -r $folder
                """.replace("ANY", ANY.id())));
    }

    @Test
    void closedInputIsAnEmptyOne() {
        Script script = Script.shell("scripts/run " + ANY + " <&-");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.err().endsWith("found the end of input\n"), script.toString());
    }

    @Test
    void anInterruptEndsTheGame() throws Exception {
        Assumptions.assumeTrue(Script.shell("kill -INT $$").status() == INTERRUPTED, "interrupts are ignored here");
        Problem played = Problems.here().all().stream().filter(Problem::isPlayable).findFirst().orElseThrow();
        Process process = start("exec scripts/play " + played + " 2>&1");
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        while (!out.readLine().contains(". For example: ")) {
            continue;
        }
        // The prompt: only now is it sure to wait for a move.
        assertEquals("> ", "" + (char) out.read() + (char) out.read());
        start("kill -INT " + process.pid()).waitFor();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(INTERRUPTED, process.exitValue());
        assertEquals(null, out.readLine());
    }

    private static Process start(String command) throws IOException {
        return new ProcessBuilder("sh", "-c", command).start();
    }

    @Test
    void theBookNeedsMaven() {
        assertEquals(new Script(2, "", "Maven (mvn), which builds the book, is not on the PATH.\n"), Script.shell("""
                tools=$(mktemp -d) && ln -s "$(command -v readlink)" "$tools" || exit
                PATH=$tools scripts/site
                status=$?
                rm -r "$tools"
                exit $status"""));
    }
}
