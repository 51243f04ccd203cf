package nimsum.bundle;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Judges a finished bundle by two yardsticks of its own, coarser than the bundler's: a member is not needed if no chain of
 * names leads to it from the first method; and, dearer, if the bundle compiles without it and all names keep their meaning.
 * Methods that override another one, initialisers, and the constants of an enum belong to their class.
 */
final class Minimality {

    private final Sources sources;
    private final CompilationUnitTree unit;
    private final String text;
    private final Map<Element, TreePath> members = new LinkedHashMap<>();
    private final ExecutableElement first;

    private Minimality(String bundle) {
        this.text = bundle;
        this.sources = Sources.read("bundle", bundle, List.of(), parsed -> {
        });
        this.unit = sources.entry();
        new TreePathScanner<Void, Void>() {

            @Override
            public Void visitClass(ClassTree tree, Void nothing) {
                TreePath path = getCurrentPath();
                note(path);
                tree.getMembers().forEach(member -> note(new TreePath(path, member)));
                return super.visitClass(tree, nothing);
            }
        }.scan(unit, null);
        List<ExecutableElement> methods = ElementFilter
                .methodsIn(members.keySet().iterator().next().getEnclosedElements());
        this.first = methods.stream().filter(method -> method.getSimpleName().contentEquals("main")).findFirst()
                .orElse(methods.get(0));
    }

    private void note(TreePath path) {
        Element element = sources.trees().getElement(path);
        if (element != null && sources.elements().getOrigin(element) == Elements.Origin.EXPLICIT) {
            members.put(element, path);
        }
    }

    /** The members that the bundle could do without. */
    static List<String> unneeded(String bundle) {
        Minimality minimality = new Minimality(bundle);
        Set<Element> named = minimality.named();
        return minimality.members.keySet().stream().filter(member -> !named.contains(member))
                .filter(member -> member.getKind() != ElementKind.CONSTRUCTOR || compiles(minimality.without(member)))
                .map(Object::toString).toList();
    }

    /** The members whose removal, one at a time, the compiler does not notice though nothing else excuses them. */
    static List<String> removable(String bundle) {
        Minimality minimality = new Minimality(bundle);
        return minimality.members.keySet().stream().filter(minimality::isRemovable).map(Object::toString).toList();
    }

    /** All that a chain of names leads to from the method that the judge calls. */
    private Set<Element> named() {
        Set<Element> named = new HashSet<>();
        Deque<Element> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Element element = open.remove();
            TreePath path = members.get(element);
            if (path != null && named.add(element)) {
                open.add(element.getEnclosingElement());
                if (element instanceof TypeElement type) {
                    addClass(type, path, open);
                } else {
                    addNames(path, open);
                }
            }
        }
        return named;
    }

    private void addClass(TypeElement type, TreePath path, Deque<Element> open) {
        ClassTree tree = (ClassTree) path.getLeaf();
        List<Tree> parts = Sources.header(tree);
        tree.getMembers().stream().filter(BlockTree.class::isInstance).forEach(parts::add);
        parts.forEach(part -> addNames(new TreePath(path, part), open));
        boolean whole = type.getKind() == ElementKind.RECORD || type.getKind() == ElementKind.ANNOTATION_TYPE;
        for (Element member : type.getEnclosedElements()) {
            if (whole || member.getKind() == ElementKind.ENUM_CONSTANT || hasEffect(member)) {
                open.add(member);
            }
        }
        for (ExecutableElement method : ElementFilter.methodsIn(sources.elements().getAllMembers(type))) {
            if (overrides(type, method)) {
                open.add(method);
            }
        }
    }

    /** A field whose initial value is not a plain one may be there for what its making does. */
    private boolean hasEffect(Element member) {
        return member.getKind() == ElementKind.FIELD && members.containsKey(member)
                && Effects.of(sources, members.get(member));
    }

    /** Whether a method that the class has, its own or inherited, stands for one of a supertype. */
    private boolean overrides(TypeElement type, ExecutableElement method) {
        for (TypeMirror supertype : sources.types().directSupertypes(type.asType())) {
            TypeElement superElement = (TypeElement) ((DeclaredType) supertype).asElement();
            for (ExecutableElement other : ElementFilter.methodsIn(sources.elements().getAllMembers(superElement))) {
                if (other != method && sources.elements().overrides(method, other, type)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether some class of the bundle needs the method in the place of another one. */
    private boolean overridesAnywhere(Element method) {
        return method instanceof ExecutableElement executable && members.keySet().stream()
                .filter(TypeElement.class::isInstance).anyMatch(type -> overrides((TypeElement) type, executable));
    }

    private void addNames(TreePath path, Deque<Element> open) {
        new TreePathScanner<Void, Void>() {

            @Override
            public Void visitIdentifier(IdentifierTree tree, Void nothing) {
                return add();
            }

            @Override
            public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
                add();
                return super.visitMemberSelect(tree, nothing);
            }

            @Override
            public Void visitNewClass(NewClassTree tree, Void nothing) {
                add();
                return super.visitNewClass(tree, nothing);
            }

            @Override
            public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
                addFunction();
                return super.visitLambdaExpression(tree, nothing);
            }

            @Override
            public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
                add();
                addFunction();
                return super.visitMemberReference(tree, nothing);
            }

            @Override
            public Void visitClass(ClassTree tree, Void nothing) {
                add();
                return super.visitClass(tree, nothing);
            }

            private void addFunction() {
                DeclaredType type = (DeclaredType) sources.trees().getTypeMirror(getCurrentPath());
                open.addAll(type.asElement().getEnclosedElements());
            }

            private Void add() {
                Element element = sources.trees().getElement(getCurrentPath());
                if (element != null) {
                    open.add(element);
                }
                return null;
            }
        }.scan(path, null);
    }

    /** Whether the bundle compiles without a member, though no other declaration of its name could have taken its place. */
    private boolean isRemovable(Element member) {
        if (member == first || member == first.getEnclosingElement()) {
            return false;
        }
        boolean ofClass = overridesAnywhere(member) || member.getEnclosingElement().getKind() == ElementKind.RECORD;
        boolean hasTwin = member.getEnclosingElement().getEnclosedElements().stream()
                .anyMatch(other -> other != member && other.getSimpleName().equals(member.getSimpleName()));
        boolean takesNothing = member.getKind() == ElementKind.CONSTRUCTOR
                && ((ExecutableElement) member).getParameters().isEmpty();
        return !ofClass && !hasTwin && !takesNothing && member.getKind() != ElementKind.ENUM_CONSTANT
                && !hasEffect(member)
                && compiles(without(member));
    }

    private static boolean compiles(String text) {
        try {
            Sources.read("bundle", text, List.of(), parsed -> {
            });
            return true;
        } catch (BundleException e) {
            return false;
        }
    }

    /** The text with blanks in the place of one member. */
    private String without(Element member) {
        TreePath path = members.get(member);
        int start = sources.start(unit, path.getLeaf());
        int end = sources.end(unit, path.getLeaf());
        List<TreePath> shared = members.values().stream().filter(
                other -> other.getLeaf().getKind() == Tree.Kind.VARIABLE
                        && sources.start(unit, other.getLeaf()) == start)
                .toList();
        int index = shared.indexOf(path);
        if (shared.size() > 1 && index == 0) {
            // int a = 1, b = 2; -> int b = 2;
            int name = text.indexOf(" " + member.getSimpleName(), start);
            return text.substring(0, name) + " ".repeat(end - name) + text.substring(end);
        }
        if (shared.size() > 1) {
            // int a = 1, b = 2; -> int a = 1;
            int comma = sources.end(unit, shared.get(index - 1).getLeaf()) - 1;
            return text.substring(0, comma) + " ".repeat(end - 1 - comma) + text.substring(end - 1);
        }
        return text.substring(0, start) + " ".repeat(end - start) + text.substring(end);
    }
}
