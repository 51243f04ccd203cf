package nimsum.bundle;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaFileObject;

/**
 * Finds what each name of some classes means, in the order of their sources: the class, the member with its parameters,
 * or the constructor; also what each method overrides, and the value of each literal. Two sources in which this is the
 * same do the same.
 */
final class Meanings extends TreePathScanner<Void, Void> {

    /** A meaning, and where the name stands. */
    record Meaning(JavaFileObject file, long line, String text) {
    }

    private final Compilation compilation;
    private final List<Meaning> meanings = new ArrayList<>();
    private CompilationUnitTree unit;

    private Meanings(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Returns those of all classes in some files. */
    static List<Meaning> of(Compilation compilation, List<CompilationUnitTree> units) {
        Meanings scanner = new Meanings(compilation);
        for (CompilationUnitTree file : units) {
            scanner.unit = file;
            file.getTypeDecls().forEach(type -> scanner.scan(new TreePath(new TreePath(file), type), null));
        }
        return scanner.meanings;
    }

    private Element element() {
        return compilation.trees.getElement(getCurrentPath());
    }

    private Void add(Tree tree, String text) {
        long start = compilation.trees.getSourcePositions().getStartPosition(unit, tree);
        meanings.add(new Meaning(unit.getSourceFile(), unit.getLineMap().getLineNumber(Math.max(start, 0)),
                text));
        return null;
    }

    private static String described(Element element) {
        if (element == null || element.asType().getKind() == TypeKind.ERROR) {
            return "nothing";
        }
        if (element instanceof PackageElement
                || element instanceof TypeElement type && !type.getQualifiedName().isEmpty()) {
            return element.toString();
        }
        String outer = described(element.getEnclosingElement());
        return element.getKind() == ElementKind.CONSTRUCTOR
                ? "new " + outer + element.toString().replaceFirst("[^(]*", "")
                : outer + "." + element;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        return add(tree, described(element()));
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
        add(tree, described(element()));
        return scanQualifier(tree.getExpression());
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void none) {
        add(tree, described(element()));
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
        add(tree, described(element()));
        return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void none) {
        return add(tree, tree.getKind() + " " + tree.getValue());
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        ExecutableElement method = (ExecutableElement) element();
        TypeElement type = (TypeElement) method.getEnclosingElement();
        String overridden = above(type.asType()).flatMap(other -> other.getEnclosedElements().stream())
                .filter(other -> other instanceof ExecutableElement above
                        && compilation.elements.overrides(method, above, type))
                .map(Meanings::described).distinct().sorted().collect(Collectors.joining(" and "));
        add(tree, described(method) + (overridden.isEmpty() ? "" : ", which overrides " + overridden));
        return super.visitMethod(tree, null);
    }

    private Stream<Element> above(TypeMirror type) {
        return compilation.types.directSupertypes(type).stream().flatMap(
                supertype -> Stream.concat(Stream.of(compilation.types.asElement(supertype)), above(supertype)));
    }
}
