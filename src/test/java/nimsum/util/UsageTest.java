package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.compile.MemoryCompiler;
import nimsum.compile.SourceText;
import nimsum.problem.DataFiles;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;

class UsageTest {

    /** What the examples take as given. */
    private static final String CONTEXT = """
            import nimsum.util.*;

            class Usage {
                static FastReader in;
                static boolean[] seen;
                static int[] grundy;
                static int n, stones, positions, from, to, start, king, rook;
            """;

    /** The Javadoc of each class shows how it is used, and that compiles. */
    @Test
    void examplesCompile() {
        StringBuilder source = new StringBuilder(CONTEXT);
        Path sources = Problems.here().home().resolve("src/main/java");
        FileUtils.listFiles(sources.resolve("nimsum/util").toFile(), new String[]{"java"}, false).stream()
                .filter(file -> !file.getName().equals("package-info.java"))
                .forEach(file -> source.append("static void ").append(file.getName().replace(".java", ""))
                        .append("() {\n").append(example(file.toPath())).append("}\n"));
        MemoryCompiler.compile(List.of(new SourceText("Usage.java", source.append("}\n").toString())),
                List.of(sources));
    }

    private static String example(Path file) {
        String source = DataFiles.readDocument(file);
        Matcher example = Pattern.compile("(?s)<pre>\\R(.*?) \\* </pre>.*?\\npublic final class").matcher(source);
        assertTrue(example.find(), "no example in the Javadoc of " + file);
        return example.group(1).replaceAll("(?m)^ \\*", "").replace("&lt;", "<").replace("&gt;", ">")
                .replace("&amp;", "&");
    }
}
