package nimsum.bundle;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;

/**
 * Tells whether the initialiser of a field does more than compute the field's value. If so, the field stays even if nobody
 * reads it. Careful: what is not plainly harmless counts as an effect.
 *
 * <p>
 * Harmless are operators, arrays, objects of the class library, and objects of the sources whose constructor only fills
 * their own fields with harmless values. A call of a method counts as an effect, but for a few classes of the library.
 */
final class Effects extends TreePathScanner<Boolean, Void> {

    /** Classes of the library whose methods only compute. */
    private static final Set<String> HARMLESS = Set.of("java.lang.Math", "java.lang.Integer", "java.lang.Long",
            "java.lang.String", "java.math.BigInteger");

    private final Sources sources;
    /** Those that are looked into: their objects are new. */
    private final Set<Element> constructors;

    /** The class whose field it is: its own initialisation is under way. */
    private final Element owner;

    private Effects(Sources sources, Set<Element> constructors, Element owner) {
        this.sources = sources;
        this.constructors = constructors;
        this.owner = owner;
    }

    /** Whether evaluating the initialiser of this field may be noticed by anybody but the field. */
    static boolean of(Sources sources, TreePath field) {
        ExpressionTree value = ((VariableTree) field.getLeaf()).getInitializer();
        return value != null && new Effects(sources, new HashSet<>(), sources.trees().getElement(field.getParentPath()))
                .in(new TreePath(field, value));
    }

    /** A scan of its own, since a scanner has but one place at a time. */
    private boolean in(TreePath path) {
        return Boolean.TRUE.equals(new Effects(sources, constructors, owner).scan(path, null));
    }

    @Override
    public Boolean reduce(Boolean first, Boolean second) {
        return Boolean.TRUE.equals(first) || Boolean.TRUE.equals(second);
    }

    @Override
    public Boolean visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
        Element called = sources.trees().getElement(getCurrentPath());
        if (called == null || called.getKind() != ElementKind.CONSTRUCTOR) {
            return called == null || !HARMLESS.contains(called.getEnclosingElement().toString())
                    || Boolean.TRUE.equals(super.visitMethodInvocation(tree, nothing));
        }
        return reduce(inConstructor(called), scan(tree.getArguments(), nothing));
    }

    @Override
    public Boolean visitNewClass(NewClassTree tree, Void nothing) {
        Element constructor = sources.trees().getElement(getCurrentPath());
        return constructor == null || reduce(inConstructor(constructor), super.visitNewClass(tree, nothing));
    }

    /** Whether the constructor, or an initialiser that runs before it, has an effect beyond the new object. */
    private boolean inConstructor(Element constructor) {
        if (!sources.contains(constructor) || !constructors.add(constructor)) {
            return false;
        }
        TreePath path = sources.declaration(constructor);
        if (path == null) {
            return true;
        }
        TreePath type = path.getParentPath();
        boolean effect = in(new TreePath(path, ((MethodTree) path.getLeaf()).getBody()));
        for (Tree member : ((ClassTree) type.getLeaf()).getMembers()) {
            boolean running = isStatic(member) && constructor.getEnclosingElement().equals(owner);
            if (!running && (member instanceof BlockTree || member instanceof VariableTree)) {
                effect |= in(new TreePath(type, member));
            }
        }
        return effect;
    }

    private static boolean isStatic(Tree member) {
        return member instanceof BlockTree block && block.isStatic()
                || member instanceof VariableTree field && field.getModifiers().getFlags().contains(Modifier.STATIC);
    }

    /** Fields of the object under construction may be filled. */
    @Override
    public Boolean visitAssignment(AssignmentTree tree, Void nothing) {
        TreePath variable = new TreePath(getCurrentPath(), tree.getVariable());
        Element assigned = sources.trees().getElement(variable);
        boolean own = assigned != null && assigned.getKind() == ElementKind.FIELD
                && constructors.stream().anyMatch(c -> c.getEnclosingElement().equals(assigned.getEnclosingElement()))
                && !assigned.getModifiers().contains(Modifier.STATIC);
        return !own || Boolean.TRUE.equals(scan(tree.getExpression(), nothing));
    }

    @Override
    public Boolean visitCompoundAssignment(CompoundAssignmentTree tree, Void nothing) {
        return true;
    }

    @Override
    public Boolean visitUnary(UnaryTree tree, Void nothing) {
        return switch (tree.getKind()) {
            case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
            default -> super.visitUnary(tree, nothing);
        };
    }

    /** A body that is only made here runs elsewhere. */
    @Override
    public Boolean visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        return false;
    }

    /** The constructor of an anonymous class is looked at where it is called. */
    @Override
    public Boolean visitClass(ClassTree tree, Void nothing) {
        return false;
    }
}
