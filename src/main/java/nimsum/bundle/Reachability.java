package nimsum.bundle;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Follows, from a first method, every class, method, constructor and field that can be used when the program runs.
 *
 * <p>
 * A declaration is needed if a needed one names it. Beyond names: a class that gets initialised needs its static
 * initialisers, and one that gets instantiated its instance initialisers, with the fields whose initial value has an effect;
 * {@link Overriders} adds what is called through a supertype, and what the compiler asks for.
 */
final class Reachability extends TreePathScanner<Void, Void> {

    private final Sources sources;
    private final Guard guard;
    private final Set<Element> needed = new LinkedHashSet<>();
    private final Set<Tree> initialisers = new HashSet<>();
    private final Set<TypeElement> initialised = new HashSet<>();
    private final Set<TypeElement> instantiated = new HashSet<>();
    private final List<TreePath> names = new ArrayList<>();
    private final Deque<TreePath> open = new ArrayDeque<>();

    private Reachability(Sources sources, Guard guard) {
        this.sources = sources;
        this.guard = guard;
    }

    /** All that the method needs. */
    static Reachability from(Sources sources, Guard guard, ExecutableElement first) {
        Reachability reachability = new Reachability(sources, guard);
        Overriders overriders = new Overriders(sources, reachability);
        reachability.need(first);
        do {
            reachability.follow();
            overriders.need();
        } while (!reachability.open.isEmpty());
        return reachability;
    }

    /** The needed classes, methods, constructors and fields of the sources. */
    Set<Element> needed() {
        return needed;
    }

    /** Whether an initialiser block is needed. */
    boolean needsBlock(Tree block) {
        return initialisers.contains(block);
    }

    /** Every name in what is needed: identifiers and member selections. */
    List<TreePath> names() {
        return names;
    }

    List<TypeElement> types() {
        return needed.stream().filter(TypeElement.class::isInstance).map(TypeElement.class::cast).toList();
    }

    void need(Element element) {
        if (element == null || !isMember(element)) {
            return;
        }
        if (!sources.contains(element)) {
            guard.allow(element, getCurrentPath());
            return;
        }
        if (!needed.add(element)) {
            return;
        }
        TreePath path = sources.declaration(element);
        if (path != null) {
            open.add(path);
        }
        if (element instanceof TypeElement type) {
            guard.allow(type, getCurrentPath());
            needWhole(type);
        } else {
            initialise((TypeElement) element.getEnclosingElement(), element);
        }
        need(element.getEnclosingElement());
    }

    private static boolean isMember(Element element) {
        return switch (element.getKind()) {
            case CLASS, INTERFACE, ENUM, RECORD, ANNOTATION_TYPE, METHOD, CONSTRUCTOR, FIELD, ENUM_CONSTANT -> true;
            default -> false;
        };
    }

    /** The constants of an enum, and all of a record or an annotation, belong to its header. */
    private void needWhole(TypeElement type) {
        for (Element member : type.getEnclosedElements()) {
            switch (type.getKind()) {
                case RECORD, ANNOTATION_TYPE -> need(member);
                default -> {
                    if (member.getKind() == ElementKind.ENUM_CONSTANT) {
                        need(member);
                    }
                }
            }
        }
    }

    /** Using a member initialises its class, unless the member is a constant; a constructor makes an object besides. */
    private void initialise(TypeElement type, Element used) {
        if (!(used instanceof VariableElement field && field.getConstantValue() != null)) {
            initialise(type);
        }
        if (used.getKind() == ElementKind.CONSTRUCTOR && instantiated.add(type)) {
            needInitialisers(type, false);
        }
    }

    private void initialise(TypeElement type) {
        if (sources.contains(type) && initialised.add(type)) {
            needInitialisers(type, true);
            if (type.getSuperclass() instanceof DeclaredType superclass) {
                initialise((TypeElement) superclass.asElement());
            }
        }
    }

    private void needInitialisers(TypeElement type, boolean ofClass) {
        TreePath path = sources.declaration(type);
        for (Tree member : ((ClassTree) path.getLeaf()).getMembers()) {
            TreePath memberPath = new TreePath(path, member);
            if (member instanceof BlockTree block && block.isStatic() == ofClass) {
                initialisers.add(block);
                open.add(memberPath);
            }
            Element element = sources.trees().getElement(memberPath);
            if (element != null && element.getKind() == ElementKind.FIELD
                    && element.getModifiers().contains(Modifier.STATIC) == ofClass && Effects.of(sources, memberPath)) {
                need(element);
            }
        }
    }

    private void follow() {
        while (!open.isEmpty()) {
            TreePath path = open.remove();
            if (path.getLeaf() instanceof ClassTree type) {
                Sources.header(type).forEach(part -> scan(new TreePath(path, part), null));
            } else {
                scan(path, null);
            }
        }
    }

    private Element named() {
        return sources.trees().getElement(getCurrentPath());
    }

    /** A class in a body is cut like any other; its header and its members are followed on their own. */
    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        need(named());
        return null;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
        names.add(getCurrentPath());
        need(named());
        return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
        names.add(getCurrentPath());
        need(named());
        return super.visitMemberSelect(tree, nothing);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void nothing) {
        need(named());
        return super.visitNewClass(tree, nothing);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        needFunction();
        return super.visitLambdaExpression(tree, nothing);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
        need(named());
        needFunction();
        return super.visitMemberReference(tree, nothing);
    }

    /** The interface of a lambda has to keep its one method. */
    private void needFunction() {
        TypeMirror type = sources.trees().getTypeMirror(getCurrentPath());
        if (type instanceof DeclaredType declared) {
            for (Element member : sources.elements().getAllMembers((TypeElement) declared.asElement())) {
                if (member.getModifiers().contains(Modifier.ABSTRACT)) {
                    need(member);
                }
            }
        }
    }
}
