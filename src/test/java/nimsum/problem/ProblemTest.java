package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemTest {

    private static final String ID = "fixture";

    @Test
    void whoeverPlaysNeedsRulesAndACoach(@TempDir Path home) throws IOException {
        Problem problem = new Problem(home, ID);
        Path rules = Files.createDirectories(problem.folder()).resolve("Rules.java");
        assertFalse(problem.isPlayable() || problem.hasGame(), "nothing");
        Files.createFile(rules);
        assertFalse(problem.isPlayable(), "only rules");
        assertTrue(problem.hasGame(), "a coach is left to write");
        Files.createFile(problem.folder().resolve("Coach.java"));
        assertTrue(problem.isPlayable());
        Files.delete(rules);
        assertFalse(problem.isPlayable(), "only a coach");
    }

    @Test
    void aConstructorThatFailsIsNotCalledPrivate(@TempDir Path home) {
        IllegalStateException failure = assertThrows(IllegalStateException.class,
                () -> new Problem(home, "nimsum.problem.failing").rules());
        assertEquals("the constructor of nimsum.problem.failing.Rules failed", failure.getMessage());
        assertEquals("no table", failure.getCause().getMessage());
    }
}
