package nimsum.cli;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Runs the commands that start processes for the programs that they judge. */
@Isolated
class WordsIT {

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> commands() {
        return WordsTest.commands(folder, true);
    }
}
