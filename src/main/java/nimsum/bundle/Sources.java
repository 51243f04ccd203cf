package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * A source file and all that it uses, parsed and attributed by the JDK's own compiler: which declaration each name means,
 * and where each declaration stands in its file.
 */
final class Sources {

    private final JavacTask task;
    private final DocTrees trees;
    private final CompilationUnitTree entry;
    private final Map<Element, TreePath> declarations = new HashMap<>();
    private final Set<CompilationUnitTree> indexed = new HashSet<>();

    private Sources(JavacTask task, CompilationUnitTree entry) {
        this.task = task;
        this.trees = DocTrees.instance(task);
        this.entry = entry;
    }

    /**
     * @param name
     *            of the source file, for messages
     * @param text
     *            of the source file
     * @param roots
     *            the folders that the packages of other sources are in
     * @param beforeAnalysis
     *            sees the parsed file before the first name in it is looked up
     * @throws BundleException
     *             if it does not compile
     */
    static Sources read(String name, String text, List<Path> roots, Consumer<CompilationUnitTree> beforeAnalysis) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new BundleException("A bundle needs the compiler of a JDK; this is a plain Java runtime.");
        }
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8);
        try {
            files.setLocationFromPaths(StandardLocation.SOURCE_PATH, roots);
            files.setLocationFromPaths(StandardLocation.CLASS_PATH, List.of());
            List<String> options = List.of("-proc:none", "-Xlint:none", "-implicit:none");
            JavacTask task = (JavacTask) compiler.getTask(null, files, messages, options, null,
                    List.of(new Text(name, text)));
            CompilationUnitTree unit = task.parse().iterator().next();
            refuseErrors(messages);
            beforeAnalysis.accept(unit);
            task.analyze();
            refuseErrors(messages);
            return new Sources(task, unit);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void refuseErrors(DiagnosticCollector<JavaFileObject> messages) {
        for (Diagnostic<? extends JavaFileObject> message : messages.getDiagnostics()) {
            if (message.getKind() == Diagnostic.Kind.ERROR) {
                String place = message.getSource() == null
                        ? ""
                        : fileName(message.getSource()) + ":" + message.getLineNumber() + ": ";
                throw new BundleException(place + "does not compile: " + message.getMessage(null));
            }
        }
    }

    static String fileName(JavaFileObject file) {
        String name = file.getName();
        return name.substring(name.lastIndexOf('/') + 1);
    }

    CompilationUnitTree entry() {
        return entry;
    }

    /** The top-level classes of the file. */
    List<TypeElement> topLevelOfEntry() {
        return entry.getTypeDecls().stream()
                .map(tree -> trees.getElement(TreePath.getPath(entry, tree))).filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast).toList();
    }

    DocTrees trees() {
        return trees;
    }

    Elements elements() {
        return task.getElements();
    }

    Types types() {
        return task.getTypes();
    }

    /** Whether the declaration is in one of the sources, not in the class library. */
    boolean contains(Element element) {
        TypeElement outermost = outermost(element);
        return outermost != null && trees.getPath(outermost) != null;
    }

    /** Where an element of the sources is declared; null for what the language adds by itself, such as an enum's values(). */
    TreePath declaration(Element element) {
        CompilationUnitTree unit = trees.getPath(outermost(element)).getCompilationUnit();
        if (indexed.add(unit)) {
            new Index().scan(unit, null);
        }
        return declarations.get(element);
    }

    /** The top-level class around an element; null for what belongs to none, such as the length of an array. */
    TypeElement outermost(Element element) {
        Element inner = element;
        while (inner != null && inner.getEnclosingElement() != null
                && inner.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
            inner = inner.getEnclosingElement();
        }
        return inner instanceof TypeElement type && type.getEnclosingElement() != null ? type : null;
    }

    int start(CompilationUnitTree unit, Tree tree) {
        return (int) trees.getSourcePositions().getStartPosition(unit, tree);
    }

    int end(CompilationUnitTree unit, Tree tree) {
        return (int) trees.getSourcePositions().getEndPosition(unit, tree);
    }

    /** What stands before the body of a class, but for its name. */
    static List<Tree> header(ClassTree type) {
        List<Tree> header = new ArrayList<>(List.of(type.getModifiers()));
        header.addAll(type.getTypeParameters());
        header.addAll(type.getImplementsClause());
        header.addAll(type.getPermitsClause());
        if (type.getExtendsClause() != null) {
            header.add(type.getExtendsClause());
        }
        return header;
    }

    static String text(CompilationUnitTree unit) {
        try {
            return unit.getSourceFile().getCharContent(true).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** File and line of a tree, for messages. */
    String place(TreePath path) {
        CompilationUnitTree unit = path.getCompilationUnit();
        return fileName(unit.getSourceFile()) + ":" + unit.getLineMap().getLineNumber(start(unit, path.getLeaf()));
    }

    /** Notes every class, method and field of a unit, those in method bodies too. */
    private final class Index extends TreePathScanner<Void, Void> {

        @Override
        public Void visitClass(ClassTree tree, Void nothing) {
            note();
            return super.visitClass(tree, nothing);
        }

        @Override
        public Void visitMethod(MethodTree tree, Void nothing) {
            note();
            return super.visitMethod(tree, nothing);
        }

        @Override
        public Void visitVariable(VariableTree tree, Void nothing) {
            note();
            return super.visitVariable(tree, nothing);
        }

        private void note() {
            declarations.put(trees.getElement(getCurrentPath()), getCurrentPath());
        }
    }

    /** A source in memory; any name of a public class is fine. */
    private static final class Text extends SimpleJavaFileObject {

        private final String text;

        private Text(String name, String text) {
            super(URI.create("memory:///" + name), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE;
        }
    }
}
