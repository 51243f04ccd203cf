package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import nimsum.bundle.Bundler;
import nimsum.problem.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Scripts whose commands other tests call inside their JVM, called as a user calls them. */
class CommandScriptsIT implements BuiltScripts {

    private static final int INTERRUPTED = 130;

    @Test
    void theScriptPlaysFromAPipe() {
        Script script = Script.shell("echo quit | scripts/play hdu2516 --seed 1 2>&1");
        assertEquals(0, script.status());
        assertTrue(script.out().startsWith("Fibonacci Nim\nSeed: 1.\nStones lie in one heap"), script.out());
        assertEquals("> quit", script.lastLine());
    }

    @Test
    void aReaderThatHasHeardEnough() {
        assertEquals(new Script(0, "3 stones, of which 2 may be taken\n", ""),
                Script.shell("echo 3 | scripts/play hdu2516 - --watch 2>&1 | head -n 1"));
    }

    /** In UTF-8, whatever the locale. */
    @Test
    void theStatementIsShownToAPipe() {
        assertEquals(new Script(0, "The Chocolate Bar (\u5de7\u514b\u529b)\n", ""),
                Script.shell("scripts/show chocolate 2>&1 | head -n 1"));
    }

    @Test
    void anInterruptEndsTheGame() throws Exception {
        Assumptions.assumeTrue(start("kill -INT $$").waitFor() == INTERRUPTED, "interrupts are ignored here");
        Process process = start("exec scripts/play hdu2516 2>&1");
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        while (!out.readLine().startsWith("Type how many stones")) {
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

    @Test
    void theBundleAndNothingElseIsPrinted() {
        Problem problem = Problems.here().all().get(0);
        assertEquals(Bundler.bundle(problem, OnlineJudges.known().find(problem.file().judges().get(0).judge())),
                Script.run("bundle", problem.id()).out());
    }
}
