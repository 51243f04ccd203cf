package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/**
 * A source on its way into one file: without package and imports, and with the names of the classes that come together
 * as they are there. Each line stays a line.
 */
final class Part extends TreePathScanner<Void, Void> {

    private record Edit(int end, String text) {
    }

    private final Compilation compilation;
    private final CompilationUnitTree unit;
    private final String text;
    /** The classes that come together, and what each one is called there. */
    private final Map<String, String> names;
    private final boolean isFirst;
    /** What is imported of these classes: the classes, and members of them. */
    private final Set<String> imported = new HashSet<>();
    private final TreeMap<Integer, Edit> edits = new TreeMap<>();

    /**
     * @param isFirst whether its classes may be public
     */
    Part(Compilation compilation, CompilationUnitTree unit, Map<String, String> names, boolean isFirst) {
        this.compilation = compilation;
        this.unit = unit;
        this.text = Compilation.text(unit.getSourceFile());
        this.names = names;
        this.isFirst = isFirst;
    }

    /**
     * Returns the source in its new form.
     *
     * @param comments whether those of its classes stay
     * @param packages those of the classes that come together, each with a dot behind it
     * @param imports gets the imports of other classes
     */
    List<Line> lines(boolean comments, List<String> packages, Map<String, Line> imports) {
        List<Line> lines = compilation.lines(unit.getSourceFile());
        int end = unit.getPackage() == null ? 0 : end(unit.getPackage());
        for (ImportTree tree : unit.getImports()) {
            String name = tree.getQualifiedIdentifier().toString();
            if (packages.stream().anyMatch(known -> !known.isEmpty() && name.startsWith(known))) {
                imported.add(name.substring(name.lastIndexOf('.') + 1));
            } else {
                String code = "import " + (tree.isStatic() ? "static " : "") + name + ";";
                int number = (int) unit.getLineMap().getLineNumber(start(tree));
                imports.putIfAbsent(code, lines.get(number - 1).withText(code));
            }
            end = end(tree);
        }
        edit(0, end, "");
        for (Tree type : unit.getTypeDecls()) {
            if (!comments) {
                edit(end, start(type), "");
            }
            end = end(type);
            scan(new TreePath(new TreePath(unit), type), null);
        }
        StringBuilder edited = new StringBuilder(text);
        edits.descendingMap().forEach((start, edit) -> edited.replace(start, edit.end, edit.text));
        List<String> texts = edited.toString().lines().toList();
        return IntStream.range(0, texts.size()).mapToObj(i -> lines.get(i).withText(texts.get(i))).toList();
    }

    private int start(Tree tree) {
        return (int) compilation.trees.getSourcePositions().getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) compilation.trees.getSourcePositions().getEndPosition(unit, tree);
    }

    /** Replaces a piece of the source, in which the ends of lines stay. */
    private void edit(int start, int end, String replacement) {
        edits.put(start, new Edit(end, replacement + text.substring(start, end).replaceAll("[^\n]", "")));
    }

    /** Tells whether a tree stands in the source. The compiler adds others, as for {@code var}. */
    private boolean isWritten(Tree tree) {
        return end(tree) > start(tree)
                && text.substring(start(tree), end(tree)).replaceAll("\\s", "").equals(tree.toString());
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
        if (isWritten(tree)) {
            if (isImportedMember(named)) {
                edit(start(tree), end(tree), called(named.getEnclosingElement()) + "." + tree);
            } else if (named instanceof TypeElement && names.containsKey(named.toString())) {
                edit(start(tree), end(tree), called(named));
            }
        }
        return null;
    }

    /** Tells whether a member is known by an import. The constants of a switch are known anyway. */
    private boolean isImportedMember(Element member) {
        Element outer = member.getEnclosingElement();
        boolean isStatic = member.getModifiers().contains(Modifier.STATIC);
        return isStatic && outer instanceof TypeElement
                && (imported.contains(member.getSimpleName().toString()) || imported.contains("*"))
                && !called(outer).isEmpty() && !isIn(outer)
                && !getCurrentPath().getParentPath().getLeaf().getKind().name().contains("CASE");
    }

    /** Tells whether a class stands in this source. */
    private boolean isIn(Element type) {
        return compilation.trees.getPath(type).getCompilationUnit() == unit;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void none) {
        if (element() instanceof TypeElement type && names.containsKey(type.toString()) && isWritten(tree)) {
            edit(start(tree), end(tree), called(type));
            return null;
        }
        return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
        if (getCurrentPath().getParentPath().getLeaf() == unit) {
            ModifiersTree modifiers = tree.getModifiers();
            if (!isFirst && modifiers.getFlags().contains(Modifier.PUBLIC)) {
                replace("public\\s+", start(modifiers), "");
            }
            rename(tree, modifiers, element());
        }
        return super.visitClass(tree, null);
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        if (tree.getReturnType() == null && end(tree) > start(tree)) {
            rename(tree, tree.getModifiers(), element().getEnclosingElement());
        }
        return super.visitMethod(tree, null);
    }

    /** Gives a class another name in its declaration, or in that of a constructor. */
    private void rename(Tree tree, ModifiersTree modifiers, Element type) {
        String name = type.getSimpleName().toString();
        String called = names.getOrDefault(type.toString(), name);
        if (!called.equals(name)) {
            replace("\\b" + Pattern.quote(name) + "\\b", Math.max(start(tree), end(modifiers)), called);
        }
    }

    /** Replaces what is found first from a place on. */
    private void replace(String pattern, int from, String replacement) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        found.find(from);
        edit(found.start(), found.end(), replacement);
    }
}
