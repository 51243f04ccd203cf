package nimsum.bundle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** A source, and the sources that it uses, as the compiler of this JDK understands them. It makes no class files. */
public final class Compilation implements AutoCloseable {

    private final StandardJavaFileManager files;
    private final Map<String, CompilationUnitTree> classes = new LinkedHashMap<>();
    final Trees trees;
    final Elements elements;
    final Types types;
    /** Says for each error its file, its line and what stands there; is empty if there is none. */
    public final String errors;

    public Compilation(SourceText source, List<Path> roots, String release) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        // An error does not keep the compiler from saying what other names mean.
        List<String> options = new ArrayList<>(
                List.of("-proc:none", "-Xlint:-options", "-XDshould-stop.ifError=FLOW"));
        options.addAll(release(release));
        files = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
        try {
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
            JavacTask task = (JavacTask) compiler.getTask(null, files, messages, options, null, List.of(source));
            trees = Trees.instance(task);
            elements = task.getElements();
            types = task.getTypes();
            task.addTaskListener(new TaskListener() {
                @Override
                public void finished(TaskEvent event) {
                    // The package line of a file is analyzed, too, and has no name.
                    if (event.getKind() == TaskEvent.Kind.ANALYZE
                            && !event.getTypeElement().getQualifiedName().isEmpty()) {
                        classes.put(event.getTypeElement().getQualifiedName().toString(), event.getCompilationUnit());
                    }
                }
            });
            task.analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        errors = messages.getDiagnostics().stream()
                .filter(message -> message.getKind() == Diagnostic.Kind.ERROR).map(Compilation::shown)
                .collect(Collectors.joining("\n"));
    }

    /** Returns the names of all classes, those inside others left out, with the files in which they stand. */
    public Map<String, CompilationUnitTree> classes() {
        return classes;
    }

    /** Returns the comment of the first class of a file, or nothing. */
    String comment(CompilationUnitTree file) {
        String comment = trees.getDocComment(new TreePath(new TreePath(file), file.getTypeDecls().get(0)));
        return comment == null ? "" : comment;
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

    private static String shown(Diagnostic<? extends JavaFileObject> error) {
        String said = error.getMessage(Locale.ENGLISH);
        return error.getSource() == null || error.getLineNumber() == Diagnostic.NOPOS
                ? said
                : about(error.getSource(), error.getLineNumber(), said);
    }

    /** Returns a message about a line, and shows it behind the first line of what is said. */
    static String about(JavaFileObject file, long line, String said) {
        String first = said.lines().findFirst().orElse("");
        return file.getName() + ":" + line + ": " + first + ": "
                + text(file).lines().skip(line - 1).findFirst().orElse("").strip() + said.substring(first.length());
    }

    static String text(JavaFileObject source) {
        try {
            return source.getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
