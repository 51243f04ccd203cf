package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * A source on its way into one file: without package and imports, and with the names of the classes that come together
 * as they are there.
 */
final class Part extends TreePathScanner<Void, Void> {

    private record Edit(int end, String text) {
    }

    private static final Pattern PUBLIC = Pattern.compile("public\\s+");

    private final Compilation compilation;
    private final CompilationUnitTree unit;
    private final String text;
    /** The classes that come together, and what each one is called there. */
    private final Map<String, String> names;
    private final TreeMap<Integer, Edit> edits = new TreeMap<>();

    Part(Compilation compilation, CompilationUnitTree unit, Map<String, String> names) {
        this.compilation = compilation;
        this.unit = unit;
        this.text = Compilation.text(unit.getSourceFile());
        this.names = names;
    }

    /**
     * Returns the source in its new form.
     *
     * @param isFirst whether its classes may be public
     * @param comments whether those of its classes stay
     */
    String code(boolean isFirst, boolean comments) {
        int end = unit.getPackage() == null ? 0 : end(unit.getPackage());
        for (Tree tree : unit.getImports()) {
            end = end(tree);
        }
        edits.put(0, new Edit(end, ""));
        for (Tree type : unit.getTypeDecls()) {
            if (!comments) {
                edits.put(end, new Edit(start(type), "\n\n"));
            }
            end = end(type);
            if (!isFirst && type instanceof ClassTree tree
                    && tree.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
                Matcher found = PUBLIC.matcher(text);
                found.find(start(type));
                edits.put(found.start(), new Edit(found.end(), ""));
            }
            scan(new TreePath(new TreePath(unit), type), null);
        }
        StringBuilder edited = new StringBuilder(text);
        edits.descendingMap().forEach((start, edit) -> edited.replace(start, edit.end, edit.text));
        return edited.toString().lines().collect(Collectors.joining("\n"));
    }

    private int start(Tree tree) {
        return (int) compilation.trees.getSourcePositions().getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) compilation.trees.getSourcePositions().getEndPosition(unit, tree);
    }

    /** Replaces a name that stands in the source. The compiler adds others, as for {@code var}. */
    private void replace(Tree name, String other) {
        if (text.startsWith(name.toString(), start(name))) {
            edits.put(start(name), new Edit(end(name), other));
        }
    }

    private Element element() {
        return compilation.trees.getElement(getCurrentPath());
    }

    /** Returns what a class is called in the one file, or nothing if it does not come along. */
    private String called(Element type) {
        return type.getEnclosingElement() instanceof TypeElement outer
                ? called(outer) + "." + type.getSimpleName()
                : names.getOrDefault(type.toString(), "");
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void none) {
        Element named = element();
        if (isImportedMember(named)) {
            replace(tree, called(named.getEnclosingElement()) + "." + tree);
        } else if (named instanceof TypeElement && names.containsKey(named.toString())) {
            replace(tree, called(named));
        }
        return null;
    }

    /** Tells whether a member is that of a class in another source. The constants of a switch are known anyway. */
    private boolean isImportedMember(Element member) {
        return member.getModifiers().contains(Modifier.STATIC)
                && member.getEnclosingElement() instanceof TypeElement outer && !called(outer).isEmpty()
                && compilation.trees.getPath(outer).getCompilationUnit() != unit
                && !getCurrentPath().getParentPath().getLeaf().getKind().name().contains("CASE");
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
        if (element() instanceof TypeElement type && names.containsKey(type.toString())) {
            replace(tree, called(type));
            return null;
        }
        return super.visitMemberSelect(tree, null);
    }
}
