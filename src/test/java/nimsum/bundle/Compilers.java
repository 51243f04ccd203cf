package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;
import nimsum.harness.run.Printed;
import nimsum.judge.OldLibrary;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * Compiles a submitted file at the level of a judge: from 8 on with the compiler of this JDK, below with the Eclipse
 * compiler and the signatures of Java 5's class library.
 */
public final class Compilers {

    /** The lowest level that every JDK from 17 on compiles for. */
    static final int LOWEST_RELEASE = 8;

    /** Returns the level at which this JDK checks a judge's level: its own one, if the judge is newer. */
    static int checked(int level) {
        return Math.min(level, Runtime.version().feature());
    }

    /**
     * Compiles one file.
     *
     * @param folder empty; gets the source and the class files
     * @throws AssertionError with the compiler's messages
     */
    static void compile(String className, String text, int level, Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve(className + ".java"), text, StandardCharsets.US_ASCII);
        if (level < LOWEST_RELEASE) {
            compileOld(level, List.of(source), folder);
            return;
        }
        StringWriter messages = new StringWriter();
        PrintWriter said = new PrintWriter(messages);
        List<String> words = new ArrayList<>(List.of("-proc:none", "-nowarn", "-Xlint:-options", "-cp",
                folder.toString(), source.toString()));
        words.addAll(Compilation.release(Integer.toString(level)));
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(said, said, words.toArray(String[]::new)),
                messages::toString);
    }

    /**
     * Compiles files at a level below 8, of which {@link #checkApi} checks the class library.
     *
     * @param folder gets the class files
     * @throws AssertionError with the compiler's messages
     */
    public static void compileOld(int level, List<Path> sources, Path folder) throws IOException {
        String version = "1." + level;
        List<String> arguments = new ArrayList<>(
                List.of("-source", version, "-target", version, "-encoding", "US-ASCII",
                        "-nowarn", "-proc:none", "-d", folder.toString()));
        sources.forEach(source -> arguments.add(source.toString()));
        Printed messages = new Printed();
        assertTrue(BatchCompiler.compile(arguments.toArray(String[]::new), new PrintWriter(messages),
                new PrintWriter(messages), null), messages::toString);
    }

    /** Refuses a use of anything that Java 5's class library does not have, in any class file below a folder. */
    public static void checkApi(Path folder) {
        assertEquals(Optional.empty(), OldLibrary.refusal(folder, 5));
    }
}
