package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/**
 * What makes a JVM start late, as a lambda or a regular expression, is kept out of the solutions and of what they
 * share.
 */
class StartUpTest {

    private static final Path CLASSES = Problems.here().home().resolve("target/classes");

    /**
     * What stands in a class file that is slow to load, and what to write instead. A + with a String is not among it:
     * it costs some 40 ms when it is first executed, and nothing in the message of an exception that is never thrown.
     */
    private static final Map<String, String> SLOW_TO_LOAD = Map.of(
            "java/lang/invoke/LambdaMetafactory", "a lambda or a method reference: write a loop or a class",
            "java/util/regex/", "a regular expression, also behind split and replaceAll: compare characters",
            "java/util/Scanner", "a Scanner: use nimsum.util.FastReader",
            "java/util/Formatter", "a Formatter: use nimsum.util.FastWriter",
            "java/util/stream/", "a stream: write a loop");

    @Test
    void solutionsAndUtilStartAtOnce() throws IOException {
        for (Path file : submitted()) {
            List<String> slow = slowToLoad(file);
            assertTrue(slow.isEmpty(), () -> CLASSES.relativize(file) + " makes the JVM start late. It has "
                    + String.join("; and ", slow));
        }
    }

    @Test
    void whatIsSlowToLoadIsSeen() {
        List<String> slow = slowToLoad(CLASSES.resolve("nimsum/problem/Problems.class"));
        assertTrue(slow.size() >= 2, slow::toString);
    }

    private static List<Path> submitted() throws IOException {
        try (Stream<Path> files = Files.walk(CLASSES)) {
            return files.filter(file -> CLASSES.relativize(file).toString().replace('\\', '/')
                    .matches("nimsum/util/.*\\.class|[a-z0-9]+/Main(\\$.*)?\\.class")).toList();
        }
    }

    private static List<String> slowToLoad(Path file) {
        String text = DataFiles.read(file);
        return SLOW_TO_LOAD.entrySet().stream().filter(entry -> text.contains(entry.getKey())).map(Map.Entry::getValue)
                .sorted().toList();
    }
}
