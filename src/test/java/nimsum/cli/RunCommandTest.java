package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** What {@code scripts/run} says of a solution that fails, and of what is no problem. */
@Isolated
class RunCommandTest {

    @TempDir
    private Path home;

    /** The problem is the package of a solution that always fails. */
    @Test
    void anExceptionOfTheSolutionIsShownWithItsPlace() {
        Path problem = home.resolve("problems/nimsum.cli.failing");
        DataFiles.writeDocument(problem.resolve("problem.yaml"), "");
        Script script = run("nimsum.cli.failing");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.err().startsWith("java.lang.IllegalStateException: boom\n\tat nimsum.cli.failing.Main.main("),
                script.err());
        assertEquals("", script.out());
    }

    private Script run(String id) {
        return Script.callInCheckout(home, "", () -> RunCommand.run(id));
    }
}
