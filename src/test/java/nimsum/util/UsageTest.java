package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.book.Sections;
import nimsum.bundle.Compilers;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The package and the examples of how to use it are Java 5, in ASCII. */
class UsageTest {

    private static final Path UTIL = Problems.here().home().resolve("src/main/java/nimsum/util");

    /** What the examples in the Javadoc take as given. */
    private static final String CONTEXT = """
            import nimsum.util.*;

            class Usage {
                static FastReader in;
                static boolean[] seen;
                static int[] grundy;
                static int n, width, stones, positions, from, to, start, king, rook;
            """;

    @TempDir
    Path folder;

    /**
     * Those in the Javadoc, and those on the page. Each section of the page has one piece of code. The first one is the
     * program that the others stand in.
     */
    @Test
    void examples() throws IOException {
        StringBuilder source = new StringBuilder(CONTEXT);
        for (Path file : classes()) {
            source.append("static void ").append(file.getFileName().toString().replace(".java", "")).append("() {\n")
                    .append(example(file)).append("}\n");
        }
        write("Usage", source.append("}\n").toString());
        String page = DataFiles.readDocument(UTIL.resolve("README.md"));
        List<String> codes = Pattern.compile("(?s)```java\\n(.*?)```").matcher(page).results()
                .map(code -> code.group(1)).toList();
        assertEquals(Sections.of("README.md", page).ofLevel(2).size(), codes.size());
        String[] program = codes.get(0).split(".*// Here stands the code of a situation\\.\\n");
        for (int i = 1; i < codes.size(); i++) {
            write("Main" + i, program[0].replace("Main", "Main" + i) + codes.get(i) + program[1]);
        }
        compile();
    }

    private void write(String className, String source) {
        DataFiles.writeDocument(folder.resolve(className + ".java"), source);
    }

    private static List<Path> classes() throws IOException {
        try (Stream<Path> files = Files.list(UTIL)) {
            return files.filter(file -> file.toString().endsWith(".java")
                    && !file.endsWith("package-info.java")).toList();
        }
    }

    private void compile() throws IOException {
        try (Stream<Path> written = Files.list(folder)) {
            Compilers.compileOld(5, Stream.concat(written, classes().stream()).toList(), folder);
        }
        Compilers.checkApi(folder);
        for (Path file : classes()) {
            assertTrue(StandardCharsets.US_ASCII.newEncoder().canEncode(DataFiles.readDocument(file)), file::toString);
        }
    }

    private static String example(Path file) {
        String source = DataFiles.readDocument(file);
        Matcher example = Pattern.compile("(?s)<pre>\\R(.*?) \\* </pre>.*?\\npublic final class").matcher(source);
        assertTrue(example.find(), "no example in the Javadoc of " + file);
        return example.group(1).replaceAll("(?m)^ \\*", "").replace("&lt;", "<").replace("&gt;", ">")
                .replace("&amp;", "&");
    }
}
