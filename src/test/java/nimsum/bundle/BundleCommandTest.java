package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nimsum.onlinejudge.OnlineJudges;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** <code>scripts/bundle</code> as a person meets it: exit status, standard output, standard error. */
class BundleCommandTest {

    @TempDir
    Path home;

    @TempDir
    Path streams;

    private Fixture fixture;

    @BeforeEach
    void setUp() {
        fixture = new Fixture(home).judges("""
                - judge: POJ
                  address: http://example.org/1
                - judge: Luogu
                  address: http://example.org/2""");
        fixture.problemSource("Main", "public class Main {\n    public static void main(String[] args) {\n    }\n}\n");
    }

    /** Runs the command; its exit status. */
    private int bundle(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC", "-Dnimsum.home=" + home, "-cp",
                        String.join(System.getProperty("path.separator"), "target/classes", "target/lib/*"),
                        "nimsum.cli.BundleCommand"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectOutput(streams.resolve("out").toFile())
                .redirectError(streams.resolve("err").toFile()).start();
        assertTrue(process.waitFor(100, TimeUnit.SECONDS));
        return process.exitValue();
    }

    private String stream(String name) throws IOException {
        return Files.readString(streams.resolve(name));
    }

    @Test
    void printsTheBundleAndNothingElse() throws Exception {
        assertEquals(0, bundle("game"));
        assertEquals(Bundler.bundle(fixture.problem(), OnlineJudges.known().find("POJ")), stream("out"));
        assertEquals("", stream("err"));
        assertEquals(0, bundle("game", "--judge", "Luogu"));
        assertEquals(Bundler.bundle(fixture.problem(), OnlineJudges.known().find("Luogu")), stream("out"));
    }

    @Test
    void writesAll() throws Exception {
        assertEquals(0, bundle("--all"));
        assertEquals("", stream("out"));
        assertEquals("2 files in target/submit\n", stream("err"));
        for (String judge : List.of("POJ", "Luogu")) {
            assertEquals(Bundler.bundle(fixture.problem(), OnlineJudges.known().find(judge)),
                    Files.readString(home.resolve("target/submit").resolve(judge).resolve("game.java")));
        }
    }

    @Test
    void writesAllOfOneJudge() throws Exception {
        assertEquals(0, bundle("--all", "--judge", "Luogu"));
        assertEquals("1 file in target/submit/Luogu\n", stream("err"));
        assertTrue(Files.exists(home.resolve("target/submit/Luogu/game.java")));
        assertFalse(Files.exists(home.resolve("target/submit/POJ")));
        assertUsage("No problem is at HDU.\nThe judges of the problems are: POJ, Luogu.\n", "--all", "--judge", "HDU");
        assertUsage("There is no judge \"Luogo\". Did you mean \"Luogu\"?", "--all", "--judge", "Luogo");
    }

    @Test
    void wrongUsage() throws Exception {
        assertUsage("There is no problem \"gane\". Did you mean \"game\"?", "gane");
        assertUsage("There is no judge \"Poj\". Did you mean \"POJ\"?\nThe judges of game are: POJ, Luogu.\n", "game",
                "--judge", "Poj");
        assertUsage("game is not at HDU.\nIts judges are: POJ, Luogu.", "game", "--judge", "HDU");
        assertUsage("", "game", "--all");
        assertUsage("");
    }

    private void assertUsage(String message, String... arguments) throws Exception {
        assertEquals(2, bundle(arguments));
        assertEquals("", stream("out"));
        assertTrue(stream("err").startsWith(message), stream("err"));
    }

    @Test
    void refusals() throws Exception {
        fixture.problemSource("Main", "import javax.swing.*;\n\npublic class Main {\n}\n");
        assertEquals(1, bundle("game"));
        assertEquals("", stream("out"));
        assertEquals("Main.java: imports javax.swing.*; a solution may import only java.* and nimsum.util\n",
                stream("err"));
        assertEquals(1, bundle("--all"));
        assertTrue(stream("err").startsWith("game for POJ: Main.java: imports"), stream("err"));
    }
}
