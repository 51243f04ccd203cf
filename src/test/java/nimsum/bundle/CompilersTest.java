package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "5 | static Object all = new java.util.ArrayList<>(); | <>",
            "5 | static Runnable run = () -> { }; | Lambda",
            "5 | static Runnable run = new Runnable() { @Override public void run() { } }; | override",
            "5 | static int n = 1_000; | Underscores", "8 | static int n() { var n = 1; return n; } | var",
            "8 | static Object all = java.util.List.of(); | of"})
    void whatTheLevelDoesNotHave(int level, String member, String reason) {
        String message = assertThrows(Throwable.class, () -> compile(level, member)).getMessage();
        assertTrue(message.contains(reason), message);
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
}
