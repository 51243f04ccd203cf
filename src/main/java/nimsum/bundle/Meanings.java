package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * What each name of some classes means, in the order of their sources: the class, the member with its parameters, or
 * the constructor; also what each method overrides, and the value of each literal. Two sources in which this is the
 * same do the same.
 */
final class Meanings extends TreePathScanner<Void, Void> {

    /** A meaning, and the line of the name. */
    record Meaning(Line line, String text) {
    }

    private final Compilation compilation;
    private final UnaryOperator<String> renamed;
    private final List<Meaning> meanings = new ArrayList<>();
    private CompilationUnitTree unit;
    private List<Line> lines;

    /**
     * @param renamed is given the names of classes
     */
    Meanings(Compilation compilation, UnaryOperator<String> renamed) {
        this.compilation = compilation;
        this.renamed = renamed;
    }

    /** Returns those of all classes in some files. */
    List<Meaning> of(List<CompilationUnitTree> units) {
        for (CompilationUnitTree file : units) {
            unit = file;
            lines = compilation.lines(file.getSourceFile());
            file.getTypeDecls().forEach(type -> scan(new TreePath(new TreePath(file), type), null));
        }
        return meanings;
    }

    private Element element() {
        return compilation.trees.getElement(getCurrentPath());
    }

    private void add(Tree tree, String text) {
        long start = compilation.trees.getSourcePositions().getStartPosition(unit, tree);
        meanings.add(new Meaning(lines.get((int) unit.getLineMap().getLineNumber(Math.max(start, 0)) - 1), text));
    }

    private void addElement(Tree tree) {
        add(tree, renamed.apply(described(element())));
    }

    private static String described(Element element) {
        if (element == null || element instanceof PackageElement
                || element instanceof TypeElement type && !type.getQualifiedName().isEmpty()) {
            return String.valueOf(element);
        }
        String outer = described(element.getEnclosingElement());
        return element.getKind() == ElementKind.CONSTRUCTOR
                ? "new " + outer + element.toString().replaceFirst("[^(]*", "")
                : outer + "." + element;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        addElement(tree);
        return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
        addElement(tree);
        return scanQualifier(tree.getExpression());
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void none) {
        addElement(tree);
        scan(tree.getTypeArguments(), null);
        return scanQualifier(tree.getQualifierExpression());
    }

    /** Leaves out a class or a package in front of a dot, which is a part of what the member means. */
    private Void scanQualifier(ExpressionTree qualifier) {
        Element named = compilation.trees.getElement(new TreePath(getCurrentPath(), qualifier));
        return named instanceof TypeElement || named instanceof PackageElement ? null : scan(qualifier, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void none) {
        addElement(tree);
        return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void none) {
        add(tree, tree.getKind() + " " + tree.getValue());
        return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        ExecutableElement method = (ExecutableElement) element();
        TypeElement type = (TypeElement) method.getEnclosingElement();
        Set<String> overridden = new TreeSet<>();
        addOverridden(type.asType(), method, type, overridden);
        add(tree, renamed.apply(described(method)
                + (overridden.isEmpty() ? "" : ", which overrides " + String.join(" and ", overridden))));
        return super.visitMethod(tree, null);
    }

    private void addOverridden(TypeMirror above, ExecutableElement method, TypeElement type, Set<String> overridden) {
        for (TypeMirror supertype : compilation.types.directSupertypes(above)) {
            Element superclass = ((DeclaredType) supertype).asElement();
            ElementFilter.methodsIn(superclass.getEnclosedElements()).stream()
                    .filter(other -> compilation.elements.overrides(method, other, type))
                    .forEach(other -> overridden.add(described(other)));
            addOverridden(supertype, method, type, overridden);
        }
    }
}
