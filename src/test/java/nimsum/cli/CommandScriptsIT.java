package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import nimsum.bundle.Bundler;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Scripts whose commands other tests call inside their JVM, called as a user calls them. */
class CommandScriptsIT implements BuiltScripts {

    private static final int INTERRUPTED = 130;
    /** Some problem with a game. */
    private static final Problem PLAYED = Problems.here().all().stream().filter(Problem::isPlayable).findFirst()
            .orElseThrow();

    @Test
    void theScriptPlaysFromAPipe() {
        Script script = Script.shell("echo quit | scripts/play " + PLAYED + " --seed 1 2>&1");
        assertEquals(0, script.status());
        assertTrue(script.out().startsWith(PLAYED.file().title() + "\nSeed: 1.\n"), script.out());
        assertEquals("> quit", script.lastLine());
    }

    @Test
    void aReaderThatHasHeardEnough() {
        String sample = PLAYED.data(DataKind.SAMPLE).resolve("1.in").toString();
        Script script = Script.shell("scripts/play " + PLAYED + " " + sample + " --watch 2>&1 | head -n 1");
        assertEquals(1, script.out().lines().count(), script.toString());
        assertEquals("", script.err());
    }

    /** In UTF-8, whatever the locale. */
    @Test
    void theStatementIsShownToAPipe() {
        Problem foreign = Problems.here().all().stream()
                .filter(problem -> problem.file().originalTitle().isPresent()).findFirst().orElseThrow();
        assertEquals(foreign.file().title() + " (" + foreign.file().originalTitle().get() + ")\n",
                Script.shell("scripts/show " + foreign + " 2>&1 | head -n 1").out());
    }

    @Test
    void anInterruptEndsTheGame() throws Exception {
        Assumptions.assumeTrue(Script.shell("kill -INT $$").status() == INTERRUPTED, "interrupts are ignored here");
        Process process = start("exec scripts/play " + PLAYED + " 2>&1");
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

    @Test
    void theBundleAndNothingElseIsPrinted() {
        assertEquals(Bundler.bundle(ANY, ANY.file().judges().get(0)),
                Script.run("bundle", ANY.id()).out());
    }
}
