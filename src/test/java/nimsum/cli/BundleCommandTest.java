package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.bundle.Bundler;
import nimsum.bundle.Checkout;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * <code>scripts/bundle</code> as a person meets it: exit status, standard output, standard error. Alone, because these belong
 * to the whole JVM.
 */
@Isolated
class BundleCommandTest {

    private static final String HOME = "nimsum.home";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Path home;
    private Checkout checkout;

    @BeforeEach
    void setUp(@TempDir Path folder) {
        home = folder;
        checkout = new Checkout(folder).judges("""
                - judge: POJ
                  address: http://example.org/1
                - judge: Luogu
                  address: http://example.org/2""").source("game/Main.java",
                "package game;\n\npublic class Main {\n    public static void main(String[] args) {\n    }\n}\n");
    }

    /** Runs the command inside this JVM; its exit status. */
    private int bundle(String... arguments) {
        PrintStream usualOut = System.out;
        PrintStream usualErr = System.err;
        String usualHome = System.getProperty(HOME);
        out.reset();
        err.reset();
        try {
            System.setProperty(HOME, home.toString());
            System.setOut(new PrintStream(out, true));
            System.setErr(new PrintStream(err, true));
            return Commands.execute(new BundleCommand(), arguments);
        } finally {
            System.setOut(usualOut);
            System.setErr(usualErr);
            if (usualHome == null) {
                System.clearProperty(HOME);
            } else {
                System.setProperty(HOME, usualHome);
            }
        }
    }

    private static String bundled(Problem problem, String judge) {
        return Bundler.bundle(problem, OnlineJudges.known().find(judge));
    }

    @Test
    void printsTheBundleAndNothingElse() {
        assertEquals(0, bundle("game"));
        assertEquals(bundled(checkout.problem(), "POJ"), out.toString());
        assertEquals("", err.toString());
        assertEquals(0, bundle("game", "--judge", "Luogu"));
        assertEquals(bundled(checkout.problem(), "Luogu"), out.toString());
    }

    @Test
    void theScript() {
        Problem problem = Problems.here().all().get(0);
        Script script = Script.run("bundle", problem.id());
        assertEquals(0, script.status(), script.err());
        assertEquals(bundled(problem, problem.file().judges().get(0).judge()), script.out());
    }

    @Test
    void writesAll() throws IOException {
        assertEquals(0, bundle("--all"));
        assertEquals("", out.toString());
        assertEquals("2 files in target/submit\n", err.toString());
        for (String judge : List.of("POJ", "Luogu")) {
            assertEquals(bundled(checkout.problem(), judge), submitted(judge));
        }
    }

    @Test
    void writesAllForOneJudge() throws IOException {
        assertEquals(0, bundle("--all", "--judge", "Luogu"));
        assertEquals("1 file in target/submit/Luogu\n", err.toString());
        assertEquals(bundled(checkout.problem(), "Luogu"), submitted("Luogu"));
        assertTrue(Files.notExists(home.resolve("target/submit/POJ")));
        assertUsage("No problem is at HDU.\nThe judges of the problems are: POJ, Luogu.\n", "--all", "--judge", "HDU");
        assertUsage("There is no judge \"Luogo\". Did you mean \"Luogu\"?", "--all", "--judge", "Luogo");
    }

    private String submitted(String judge) throws IOException {
        return Files.readString(home.resolve("target/submit").resolve(judge).resolve("game.java"));
    }

    @Test
    void wrongUsage() {
        assertUsage("There is no problem \"gane\". Did you mean \"game\"?", "gane");
        assertUsage("There is no judge \"Poj\". Did you mean \"POJ\"?\nThe judges of game are: POJ, Luogu.\n", "game",
                "--judge", "Poj");
        assertUsage("game is not at HDU.\nIts judges are: POJ, Luogu.", "game", "--judge", "HDU");
        assertUsage("", "game", "--all");
        assertUsage("");
    }

    private void assertUsage(String message, String... arguments) {
        assertEquals(2, bundle(arguments));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        assertTrue(err.toString(StandardCharsets.UTF_8).startsWith(message), err.toString());
    }

    @Test
    void refusals() {
        checkout.source("game/Main.java", "package game;\n\npublic class Main extends javax.swing.JFrame {\n}\n");
        String message = "game.Main uses javax.swing.JFrame; a solution may use only java.* and nimsum.util\n";
        assertEquals(1, bundle("game"));
        assertEquals("", out.toString());
        assertEquals(message, err.toString());
        assertEquals(1, bundle("--all"));
        assertTrue(err.toString().endsWith(message), err.toString());
    }
}
