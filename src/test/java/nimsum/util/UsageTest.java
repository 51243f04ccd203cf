package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UsageTest {

    /** What the examples take as given. */
    private static final String CONTEXT = """
            import nimsum.util.*;

            class Usage {
                static FastReader in;
                static Retrograde.Game game;
                static boolean[] seen;
                static int[] grundy;
                static int n, stones, start, king, rook;
            """;

    @Test
    @DisplayName("the Javadoc of each class shows how it is used, and that compiles")
    void examplesCompile(@TempDir Path folder) throws IOException {
        StringBuilder source = new StringBuilder(CONTEXT);
        Path util = Problems.here().home().resolve("src/main/java/nimsum/util");
        try (Stream<Path> files = Files.list(util)) {
            for (Path file : files.filter(file -> !file.endsWith("package-info.java")).sorted().toList()) {
                String name = file.getFileName().toString().replace(".java", "");
                source.append("static void ").append(name).append("() {\n").append(example(file)).append("}\n");
            }
        }
        Path usage = Files.writeString(folder.resolve("Usage.java"), source.append("}\n"));
        StringWriter messages = new StringWriter();
        boolean compiles = ToolProvider.getSystemJavaCompiler().getTask(messages, null, null,
                List.of("-proc:none", "-d", folder.toString(), "-cp",
                        Problems.here().home().resolve("target/classes").toString()),
                null, ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)
                        .getJavaFileObjects(usage))
                .call();
        assertEquals("", messages.toString());
        assertTrue(compiles);
    }

    private static String example(Path file) throws IOException {
        String source = Files.readString(file);
        Matcher example = Pattern.compile("(?s)<pre>\\R(.*?) \\* </pre>.*?\\npublic final class").matcher(source);
        assertTrue(example.find(), "no example in the Javadoc of " + file);
        return example.group(1).replaceAll("(?m)^ \\*", "").replace("&lt;", "<").replace("&gt;", ">")
                .replace("&amp;", "&");
    }
}
