package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimsum.problem.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compilers that stand for a judge refuse what that judge would. */
class CompilersTest {

    @TempDir
    Path folder;

    private void compile(int level, String member) throws IOException {
        Path classes = Files.createTempDirectory(folder, "classes");
        Compilers.compile("Main", "public final class Main {\n" + member + "\n}\n", level, classes);
        if (level < 8) {
            Compilers.checkApi(classes);
        }
    }

    private void assertRefused(int level, String member, String reason) {
        String message = assertThrows(Throwable.class, () -> compile(level, member)).getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void levelFive() throws IOException {
        compile(5, "static int size(java.util.List<String> all) { int n = 0; for (String s : all) n++; return n; }");
        assertRefused(5, "static Object all = new java.util.ArrayList<>();", "<>");
        assertRefused(5, "static Runnable run = () -> { };", "Lambda");
        assertRefused(5, "static Runnable run = new Runnable() { @Override public void run() { } };", "override");
        assertRefused(5, "static int n = 1_000;", "Underscores");
    }

    @Test
    void classLibraryOfFive() {
        String message = assertThrows(AssertionError.class, () -> compile(5, """
                static boolean empty = "".isEmpty();
                static Object queue = new java.util.ArrayDeque<String>();
                static int c = Integer.compare(1, 2);""")).getMessage();
        for (String missing : List.of("boolean String.isEmpty()", "java.util.ArrayDeque",
                "int Integer.compare(int, int)")) {
            assertTrue(message.contains("\n    " + missing + ", used in line "), message);
        }
    }

    @Test
    void levelEight() throws IOException {
        compile(8, "static Runnable run = () -> { };");
        assertRefused(8, "static int n() { var n = 1; return n; }", "var");
        assertRefused(8, "static Object all = java.util.List.of();", "of");
    }

    /**
     * Also what no bundle takes today is Java 5: all of nimsum.util, and each Main that goes to a judge older than Java
     * 8.
     */
    @Test
    void utilAndSolutionsForOldJudgesAreLevelFive() throws IOException {
        Path home = Problems.here().home();
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> util = Files.list(home.resolve("src/main/java/nimsum/util"))) {
            util.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
        }
        Problems.here().all().stream().filter(CompilersTest::hasOldJudge).forEach(problem -> problem.submitted()
                .forEach(name -> sources.add(problem.folder().resolve(name + ".java"))));
        Compilers.compileOld(5, sources, folder);
        Compilers.checkApi(folder);
        for (Path source : sources) {
            assertTrue(StandardCharsets.US_ASCII.newEncoder().canEncode(Files.readString(source)), source.toString());
        }
    }

    private static boolean hasOldJudge(Problem problem) {
        return problem.file().judges().stream()
                .anyMatch(
                        listing -> OnlineJudges.known().find(listing.judge()).java().get(0) < Compilers.LOWEST_RELEASE);
    }

    @Test
    void charactersOutsideAscii() {
        assertThrows(IOException.class, () -> compile(5, "static String s = \"\u00e9\";"));
    }
}
