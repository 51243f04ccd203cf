package nimsum.compile;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileObject;

/** Notes what each name in the compiled classes stands for, in the order of the sources. */
public final class Uses extends TreePathScanner<Void, Void> implements TaskListener {

    /**
     * A name in a source.
     *
     * @param inClass the top-level class around it
     * @param source where it stands
     * @param start how many characters stand before it
     * @param name as it is written
     * @param meaning what it stands for, with its type
     */
    public record Use(String inClass, JavaFileObject source, long start, String name, String meaning) {

        /** The line in the source, from 1. */
        public long line() {
            try {
                return 1 + source.getCharContent(true).chars().limit(start).filter(c -> c == '\n').count();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final List<Use> found = new ArrayList<>();
    private Trees trees;
    private CompilationUnitTree unit;
    private String inClass;

    /** Those of all that was compiled. The first one of a class is its declaration. */
    public List<Use> found() {
        return found;
    }

    void listenTo(JavacTask task) {
        trees = Trees.instance(task);
        task.addTaskListener(this);
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ANALYZE) {
            unit = event.getCompilationUnit();
            inClass = event.getTypeElement().getQualifiedName().toString();
            Name simple = event.getTypeElement().getSimpleName();
            unit.getTypeDecls().stream().filter(type -> type instanceof ClassTree)
                    .filter(type -> ((ClassTree) type).getSimpleName().equals(simple))
                    .forEach(type -> scan(TreePath.getPath(unit, type), null));
        }
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
        note(tree, tree.getSimpleName().toString());
        return super.visitClass(tree, none);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void none) {
        note(tree, "new " + tree.getIdentifier());
        return super.visitNewClass(tree, none);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        note(tree, tree.toString());
        return super.visitIdentifier(tree, none);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
        note(tree, tree.toString());
        return super.visitMemberSelect(tree, none);
    }

    private void note(Tree tree, String name) {
        Element element = trees.getElement(getCurrentPath());
        if (element != null && element.getKind() != ElementKind.PACKAGE) {
            String meaning = element instanceof TypeElement
                    ? element.toString()
                    : element.getEnclosingElement() + "." + element + " " + trees.getTypeMirror(getCurrentPath());
            found.add(new Use(inClass, unit.getSourceFile(),
                    trees.getSourcePositions().getStartPosition(unit, tree), name, meaning));
        }
    }
}
