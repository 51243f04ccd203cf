package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.bundle.Bundler;
import nimsum.bundle.Checkout;
import nimsum.problem.OnlineJudges;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * {@code scripts/bundle} as a person meets it: exit status, standard output, standard error. Alone, because these
 * belong to the whole JVM.
 */
@Isolated
class BundleCommandTest {

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

    private Script bundle(String... arguments) {
        return Script.inCheckout(home, new BundleCommand(), arguments);
    }

    private static String bundled(Problem problem, String judge) {
        return Bundler.bundle(problem, OnlineJudges.known().find(judge));
    }

    @Test
    void printsTheBundleAndNothingElse() {
        assertEquals(new Script(0, bundled(checkout.problem(), "POJ"), ""), bundle("game"));
        assertEquals(new Script(0, bundled(checkout.problem(), "Luogu"), ""), bundle("game", "--judge", "Luogu"));
    }

    @Test
    void writesAllOrAllForOneJudge() {
        assertEquals(new Script(0, "", "1 file in target/submit/Luogu\n"), bundle("--all", "--judge", "Luogu"));
        assertEquals(bundled(checkout.problem(), "Luogu"), submitted("Luogu"));
        assertTrue(Files.notExists(home.resolve("target/submit/POJ")));
        assertEquals(new Script(0, "", "2 files in target/submit\n"), bundle("--all"));
        assertEquals(bundled(checkout.problem(), "POJ"), submitted("POJ"));
        assertUsage("No problem is at HDU.\nThe judges of the problems are: POJ, Luogu.\n", "--all", "--judge", "HDU");
        assertUsage("There is no judge \"Luogo\". Did you mean \"Luogu\"?", "--all", "--judge", "Luogo");
    }

    /** A class that the judge wants to be called otherwise stands in a file of that name, or no compiler takes it. */
    @Test
    void aFileIsCalledAfterItsClassAndAClosedJudgeIsTold() {
        checkout.judges("  - judge: HackerRank\n    address: http://example.org/1\n"
                + "  - judge: BOJ\n    address: http://example.org/2");
        Script all = bundle("--all");
        assertEquals(0, all.status(), all.toString());
        assertTrue(
                all.err().matches("2 files in target/submit\nBOJ takes no programs since 2026-04-28 \\(http.*\\)\\.\n"),
                all.err());
        assertTrue(DataFiles.readDocument(home.resolve("target/submit/HackerRank/game/Solution.java"))
                .contains("class Solution"));
        Script one = bundle("game", "--judge", "boj");
        assertEquals(bundled(checkout.problem(), "BOJ"), one.out());
        assertTrue(one.err().startsWith("BOJ takes no programs since 2026-04-28 "), one.err());
    }

    private String submitted(String judge) {
        return DataFiles.readDocument(home.resolve("target/submit").resolve(judge).resolve("game/Main.java"));
    }

    @Test
    void wrongUsage() {
        assertUsage("There is no problem \"gane\". Did you mean \"game\"?", "gane");
        assertUsage("There is no judge \"Pok\". Did you mean \"POJ\"?\nThe judges of game are: POJ, Luogu.\n", "game",
                "--judge", "Pok");
        assertUsage("game is not at HDU.\nIts judges are: POJ, Luogu.", "game", "--judge", "HDU");
        assertUsage("", "game", "--all");
        assertUsage("");
    }

    private void assertUsage(String message, String... arguments) {
        Script script = bundle(arguments);
        assertEquals(2, script.status());
        assertEquals("", script.out());
        assertTrue(script.err().startsWith(message), script.err());
    }

    @Test
    void aClassOfOnesOwn(@TempDir Path folder) {
        Path file = folder.resolve("Answer.java");
        DataFiles.writeDocument(file, "public class Answer {\n}\n");
        assertEquals(new Script(0, "public class Answer {\n}\n", ""), bundle(file.toString()));
        assertUsage("There is no file Missing.java.", "Missing.java");
        assertUsage("--judge goes with a problem of this repository", file.toString(), "--judge", "POJ");
    }

    @Test
    void refusals() {
        checkout.source("game/Main.java", "package game;\n\npublic class Main extends Missing {\n}\n");
        String message = "does not compile: problems/game/Main.java:3: cannot find symbol\n  symbol: class Missing\n";
        assertEquals(new Script(1, "", message), bundle("game"));
        Script all = bundle("--all");
        assertEquals(1, all.status());
        assertTrue(all.err().endsWith(message), all.err());
    }
}
