package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.harness.run.ProblemCopy;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated
class JudgeCommandTest extends ProblemCopy {

    @Test
    void withoutDataNothingIsAccepted() throws Exception {
        FileUtils.deleteDirectory(home.resolve("testdata").toFile());
        Path program = Files.writeString(home.resolve("a.py"), "");
        assertEquals(new Script(2, "", "fixture has no data yet.\n"), Script.inCheckout(home,
                () -> Commands.execute(new JudgeCommand(), "fixture", program.toString())));
    }
}
