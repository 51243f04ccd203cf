package nimsum.bundle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The compiler of this JDK, from sources in memory to class files in memory. */
public final class MemoryCompiler {

    /**
     * Compiles sources, and what these use.
     *
     * @param roots where to look for other sources
     * @return the class files by the names of their classes
     * @throws IllegalArgumentException if they do not compile; the message is a line for each error, with its file and
     * line
     */
    public static Map<String, byte[]> compile(List<SourceText> sources, List<Path> roots, String... options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        List<String> all = new ArrayList<>(List.of("-proc:none", "-Xlint:-options"));
        all.addAll(List.of(options));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
                ClassFiles classes = new ClassFiles(files)) {
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
            if (!compiler.getTask(null, classes, messages, all, null, sources).call()) {
                throw new IllegalArgumentException(messages.getDiagnostics().stream()
                        .filter(message -> message.getKind() == Diagnostic.Kind.ERROR).map(MemoryCompiler::line)
                        .collect(Collectors.joining("\n")));
            }
            Map<String, byte[]> made = new TreeMap<>();
            classes.made.forEach((name, bytes) -> made.put(name, bytes.toByteArray()));
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(Diagnostic<? extends JavaFileObject> error) {
        String place = error.getSource() == null
                ? ""
                : error.getSource().getName() + ":" + error.getLineNumber() + ": ";
        return place + error.getMessage(Locale.ENGLISH);
    }

    private static final class ClassFiles extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> made = new TreeMap<>();

        private ClassFiles(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String className, JavaFileObject.Kind kind,
                FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className + kind.extension), kind) {

                @Override
                public OutputStream openOutputStream() {
                    return made.computeIfAbsent(className, name -> new ByteArrayOutputStream());
                }
            };
        }
    }
}
