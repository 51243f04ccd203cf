package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import nimsum.compile.SourceText;
import nimsum.problem.DataFiles;

/** A source file and all that it uses, attributed by the JDK's own compiler, which knows what each name means. */
final class Sources {

    final CompilationUnitTree entry;
    final Trees trees;
    final Elements elements;
    final Types types;
    private final Path home;
    private final Map<CompilationUnitTree, SourceFile> files = new HashMap<>();

    /** Other sources are found in the roots. A line that does not compile comes from elsewhere if that is not null. */
    private Sources(Path home, SourceText file, List<Path> roots, LongFunction<String> placeOfLine) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BundleException("A bundle needs the compiler of a JDK; this is a plain Java runtime.");
        }
        this.home = home;
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        StandardJavaFileManager manager = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
        try {
            manager.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
            JavacTask task = (JavacTask) compiler.getTask(null, manager, messages,
                    List.of("-proc:none", "-Xlint:none", "-implicit:none"), null, List.of(file));
            this.trees = Trees.instance(task);
            this.elements = task.getElements();
            this.types = task.getTypes();
            this.entry = task.parse().iterator().next();
            task.analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (Diagnostic<? extends JavaFileObject> error : messages.getDiagnostics()) {
            if (error.getKind() == Diagnostic.Kind.ERROR) {
                throw new BundleException((placeOfLine != null
                        ? placeOfLine.apply(error.getLineNumber()) + "does not compile in the bundle: "
                        : place(error.getSource(), error.getLineNumber()) + "does not compile: ")
                        + error.getMessage(Locale.ENGLISH));
            }
        }
    }

    /** A file that finds the other sources in the checkout. */
    static Sources ofProject(Path home, Path file) {
        return new Sources(home, new SourceText(file.toString(), DataFiles.readDocument(file)),
                List.of(home.resolve("problems"), home.resolve("src/main/java")), null);
    }

    /** A text that stands alone, and where each line of it comes from. */
    static Sources ofBundle(String text, LongFunction<String> placeOfLine) {
        return new Sources(Path.of(""), new SourceText("bundle", text), List.of(), placeOfLine);
    }

    /** The package of the entry file; empty for none. */
    String entryPackage() {
        return entry.getPackageName() == null ? "" : entry.getPackageName().toString();
    }

    /** The top-level classes of the entry file, in their order. */
    List<TreePath> classes() {
        return entry.getTypeDecls().stream().filter(ClassTree.class::isInstance)
                .map(type -> TreePath.getPath(entry, type)).toList();
    }

    int start(TreePath path) {
        return (int) trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), path.getLeaf());
    }

    int end(TreePath path) {
        return (int) trees.getSourcePositions().getEndPosition(path.getCompilationUnit(), path.getLeaf());
    }

    /** The top-level class around an element; null for what belongs to none, such as the length of an array. */
    static TypeElement outermost(Element element) {
        Element outermost = element;
        while (outermost != null && !(outermost.getEnclosingElement() instanceof PackageElement)) {
            outermost = outermost.getEnclosingElement();
        }
        return outermost instanceof TypeElement type ? type : null;
    }

    /** The package of a top-level class. */
    static String packageOf(TypeElement type) {
        return ((PackageElement) type.getEnclosingElement()).getQualifiedName().toString();
    }

    /** Whether an element is of a class of the sources: the other classes are of the library. */
    static boolean isOwn(Element element) {
        return !packageOf(outermost(element)).startsWith("java.");
    }

    SourceFile file(TreePath path) {
        return files.computeIfAbsent(path.getCompilationUnit(), unit -> {
            try {
                return new SourceFile(unit.getSourceFile().getCharContent(true).toString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** File and line, for messages. */
    String place(JavaFileObject file, long line) {
        Path path = Path.of(file.getName());
        return (path.startsWith(home) ? home.relativize(path) : path) + ":" + line + ": ";
    }

    /** A refusal that names the file and the line of a position. */
    BundleException refused(CompilationUnitTree unit, int position, String reason) {
        return new BundleException(
                place(unit.getSourceFile(), unit.getLineMap().getLineNumber(position)) + reason);
    }

    BundleException refused(TreePath path, String reason) {
        return refused(path.getCompilationUnit(), start(path), reason);
    }
}
