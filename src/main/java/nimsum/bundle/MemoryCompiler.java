package nimsum.bundle;

import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The compiler of this JDK, which checks a source in memory and makes no class files. */
public final class MemoryCompiler {

    /**
     * Compiles a source, and what it uses.
     *
     * @param roots where to look for other sources
     * @return the names of all classes, those inside others left out
     * @throws IllegalArgumentException if they do not compile; the message is a line for each error, with its file and
     * line
     */
    public static Set<String> compile(SourceText source, List<Path> roots, String release) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        List<String> options = new ArrayList<>(List.of("-proc:none", "-Xlint:-options"));
        options.addAll(release(release));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8)) {
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
            JavacTask task = (JavacTask) compiler.getTask(null, files, messages, options, null, List.of(source));
            Set<String> names = new TreeSet<>();
            ElementFilter.typesIn(task.analyze()).forEach(type -> names.add(type.toString()));
            String errors = messages.getDiagnostics().stream()
                    .filter(message -> message.getKind() == Diagnostic.Kind.ERROR).map(MemoryCompiler::line)
                    .collect(Collectors.joining("\n"));
            if (!errors.isEmpty()) {
                throw new IllegalArgumentException(errors);
            }
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns what tells a compiler its release. The compiler of this JDK takes its own release anyway, and needs a
     * quarter of the time if it is not told.
     */
    public static List<String> release(String release) {
        return release.equals(Integer.toString(Runtime.version().feature()))
                ? List.of()
                : List.of("--release", release);
    }

    private static String line(Diagnostic<? extends JavaFileObject> error) {
        String place = error.getSource() == null
                ? ""
                : error.getSource().getName() + ":" + error.getLineNumber() + ": ";
        return place + error.getMessage(Locale.ENGLISH);
    }
}
