package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import nimsum.files.DataFiles;
import nimsum.problem.Program;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * A new problem compiles. Alone, because the home is a property of the whole JVM.
 */
@Isolated
class NewProblemTest {

    @TempDir
    Path home;

    @Test
    void aNewProblemCompiles() throws Exception {
        Script script = Script.inCheckout(home, new NewProblemCommand(), "grundy");
        assertEquals(0, script.status(), script::toString);
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "--release", "17", "-cp",
                System.getProperty("java.class.path"), "-d", home.resolve("classes").toString()));
        FileUtils.listFiles(home.toFile(), new String[]{"java"}, true).forEach(file -> {
            assertTrue(DataFiles.readDocument(file.toPath()).lines().allMatch(line -> line.length() <= 120),
                    file::toString);
            arguments.add(file.toString());
        });
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err,
                arguments.toArray(String[]::new)));
        try (URLClassLoader loader = new URLClassLoader(new URL[]{home.resolve("classes").toUri().toURL()})) {
            for (String program : List.of("Main", "Reference")) {
                assertEquals("First\nFirst\nSecond\nFirst\n",
                        Program.of(loader.loadClass("grundy." + program)).run("1\n2\n3\n4\n"), program);
            }
        }
    }
}
