package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Proves that a bundle means what its sources mean. The classes are whole, so both have the same trees in the same order, with
 * what the compiler adds, such as calls of constructors. What a tree of the one means, and what a method overrides, has to be
 * declared by the tree at the same place of the other, or has to be the same of the library. Types and constants follow.
 */
final class SameMeaning extends TreePathScanner<Void, Void> {

    private final Sources sources;
    private final List<TreePath> paths = new ArrayList<>();
    /** The place of each declaration among the trees: names don't tell a local class from one of a package. */
    private final Map<Element, Integer> declared = new HashMap<>();

    private SameMeaning(Sources sources, List<TreePath> classes) {
        this.sources = sources;
        for (TreePath type : classes) {
            add(type);
            scan(type, null);
        }
    }

    /** Refuses the first difference of the classes, in the order of the bundle. */
    static void check(Sources sources, List<TreePath> classes, Sources bundle) {
        SameMeaning before = new SameMeaning(sources, classes);
        SameMeaning after = new SameMeaning(bundle, bundle.classes());
        Function<Element, String> words = element -> name(element, Element::toString);
        for (int i = 0; i < before.paths.size(); i++) {
            TreePath path = before.paths.get(i);
            TreePath other = after.paths.get(i);
            if (!before.meaning(path, before::identity).equals(after.meaning(other, after::identity))) {
                throw sources.refused(path, "would change its meaning in the bundle from \""
                        + before.meaning(path, words) + "\" to \"" + after.meaning(other, words) + "\"");
            }
        }
    }

    @Override
    public Void scan(Tree tree, Void nothing) {
        if (tree != null) {
            add(new TreePath(getCurrentPath(), tree));
        }
        return super.scan(tree, nothing);
    }

    private void add(TreePath path) {
        Tree tree = path.getLeaf();
        if (tree instanceof ClassTree || tree instanceof MethodTree || tree instanceof VariableTree
                || tree instanceof TypeParameterTree) {
            declared.put(sources.trees.getElement(path), paths.size());
        }
        paths.add(path);
    }

    /** The class or package before a static name may be written another way; what counts is what the whole means. */
    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
        Element qualifier = sources.trees.getElement(new TreePath(getCurrentPath(), tree.getExpression()));
        return isName(tree.getExpression()) && (qualifier instanceof TypeElement || qualifier instanceof PackageElement)
                ? null
                : super.visitMemberSelect(tree, nothing);
    }

    private static boolean isName(Tree tree) {
        return tree instanceof IdentifierTree || tree instanceof MemberSelectTree;
    }

    private String meaning(TreePath path, Function<Element, String> described) {
        Tree tree = path.getLeaf();
        StringBuilder meaning = new StringBuilder(isName(tree) ? "name" : tree.getKind().name());
        Element element = sources.trees.getElement(path);
        if (element != null) {
            meaning.append(' ').append(element.getKind()).append(' ').append(described.apply(element));
        }
        if (tree instanceof LiteralTree literal) {
            meaning.append(' ').append(literal.getValue());
        } else if (tree instanceof MethodTree) {
            overridden((ExecutableElement) element, element.getEnclosingElement().asType())
                    .forEach(other -> meaning.append(", overriding ").append(described.apply(other)));
        }
        return meaning.toString();
    }

    private Stream<Element> overridden(ExecutableElement method, TypeMirror type) {
        TypeElement owner = (TypeElement) method.getEnclosingElement();
        return sources.types.directSupertypes(type).stream().map(DeclaredType.class::cast)
                .flatMap(supertype -> Stream.concat(
                        ElementFilter.methodsIn(supertype.asElement().getEnclosedElements()).stream()
                                .filter(other -> sources.elements.overrides(method, other, owner)),
                        overridden(method, supertype)));
    }

    /** The place of the declaration, or the name of what has none: it is of the library, or made by the compiler. */
    private String identity(Element element) {
        Integer place = declared.get(element);
        return place != null ? place.toString() : name(element, this::identity);
    }

    private static String name(Element element, Function<Element, String> owner) {
        return element.getEnclosingElement() instanceof TypeElement type && !(element instanceof TypeElement)
                ? owner.apply(type) + "." + element
                : element.toString();
    }
}
