package nimsum.bundle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Proves that a bundle means what its sources mean. The classes are whole, so both have the same trees in the same order, with
 * what the compiler adds, such as calls of constructors. Of each tree this says in words which declaration it means, its type
 * and its constant value, and of a method what it overrides. The words have to be the same.
 */
final class SameMeaning extends TreePathScanner<Void, Void> {

    private record Meaning(TreePath path, String words) {
    }

    private final Sources sources;
    private final UnaryOperator<String> bundled;
    private final List<Meaning> meanings = new ArrayList<>();

    private SameMeaning(Sources sources, List<TreePath> classes, UnaryOperator<String> bundled) {
        this.sources = sources;
        this.bundled = bundled;
        classes.forEach(type -> scan(type, null));
    }

    /** Refuses the first difference of the classes, in the order of the bundle, which has some names in other words. */
    static void check(Sources sources, List<TreePath> classes, UnaryOperator<String> bundled, Sources bundle) {
        List<Meaning> before = new SameMeaning(sources, classes, bundled).meanings;
        List<Meaning> after = new SameMeaning(bundle, bundle.classes(), bundled).meanings;
        for (int i = 0; i < before.size(); i++) {
            String words = before.get(i).words;
            String other = i < after.size() ? after.get(i).words : "nothing";
            if (!words.equals(other)) {
                throw sources.refused(before.get(i).path, "would change its meaning in the bundle from \"" + words
                        + "\" to \"" + other + "\"");
            }
        }
    }

    @Override
    public Void scan(Tree tree, Void nothing) {
        if (tree != null) {
            TreePath path = new TreePath(getCurrentPath(), tree);
            meanings.add(new Meaning(path, bundled.apply(meaning(path))));
        }
        return super.scan(tree, nothing);
    }

    /** The class or package before a static name may be written another way; what counts is what the whole means. */
    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
        Element qualifier = sources.trees.getElement(new TreePath(getCurrentPath(), tree.getExpression()));
        return qualifier instanceof TypeElement || qualifier instanceof PackageElement
                ? null
                : super.visitMemberSelect(tree, nothing);
    }

    private String meaning(TreePath path) {
        Tree tree = path.getLeaf();
        boolean isName = tree instanceof IdentifierTree || tree instanceof MemberSelectTree;
        StringBuilder words = new StringBuilder(isName ? "name" : tree.getKind().name());
        Element element = sources.trees.getElement(path);
        if (element != null) {
            words.append(' ').append(element.getKind()).append(' ').append(words(element));
        }
        TypeMirror type = tree instanceof ExpressionTree ? sources.trees.getTypeMirror(path) : null;
        if (type != null && type.getKind() != TypeKind.PACKAGE) {
            words.append(" of type ").append(sources.types.erasure(type));
        }
        if (tree instanceof LiteralTree literal) {
            words.append(" = ").append(literal.getValue());
        } else if (element instanceof VariableElement variable && variable.getConstantValue() != null) {
            words.append(" = ").append(variable.getConstantValue());
        } else if (tree instanceof MethodTree) {
            addOverridden((ExecutableElement) element, element.getEnclosingElement().asType(), words);
        }
        return words.toString();
    }

    private void addOverridden(ExecutableElement method, TypeMirror type, StringBuilder words) {
        TypeElement owner = (TypeElement) method.getEnclosingElement();
        for (TypeMirror supertype : sources.types.directSupertypes(type)) {
            for (Element other : ElementFilter
                    .methodsIn(((DeclaredType) supertype).asElement().getEnclosedElements())) {
                if (sources.elements.overrides(method, (ExecutableElement) other, owner)) {
                    words.append(", overriding ").append(words(other));
                }
            }
            addOverridden(method, supertype, words);
        }
    }

    private static String words(Element element) {
        return element.getEnclosingElement() instanceof TypeElement owner && !(element instanceof TypeElement)
                ? owner + "." + element
                : element.toString();
    }
}
