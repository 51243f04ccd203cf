package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** What makes a JVM start late is kept out of the solutions and of what they share. */
class StartUpTest {

    /** As they stand in a class file. String concatenation and lambdas cost the first use of invokedynamic. */
    private static final List<String> DEAR = List.of("java/lang/invoke/StringConcatFactory",
            "java/lang/invoke/LambdaMetafactory", "java/util/regex/", "java/util/Scanner", "java/util/Formatter",
            "java/util/stream/");

    @Test
    void solutionsAndUtilStartAtOnce() throws IOException {
        Path classes = Problems.here().home().resolve("target/classes");
        for (Path file : submitted(classes)) {
            assertEquals(List.of(), dear(file), file.toString());
        }
        assertFalse(dear(classes.resolve("nimsum/problem/Problems.class")).isEmpty(), "the check sees what is dear");
    }

    private static List<Path> submitted(Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            return files.filter(file -> classes.relativize(file).toString().replace('\\', '/')
                    .matches("nimsum/util/.*\\.class|[a-z0-9]+/Main(\\$.*)?\\.class")).toList();
        }
    }

    private static List<String> dear(Path file) {
        String text = DataFiles.read(file);
        return DEAR.stream().filter(text::contains).toList();
    }
}
