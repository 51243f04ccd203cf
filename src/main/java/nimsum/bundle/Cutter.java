package nimsum.bundle;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Cuts from a class the members that are not needed, each with its comments and its blank line, so that the rest looks as if
 * it had been written that way.
 */
final class Cutter {

    private final Sources sources;
    private final Reachability reachability;
    private final CompilationUnitTree unit;
    private final Edits edits;
    private final String text;

    private Cutter(Sources sources, Reachability reachability, CompilationUnitTree unit, Edits edits) {
        this.sources = sources;
        this.reachability = reachability;
        this.unit = unit;
        this.edits = edits;
        this.text = edits.original();
    }

    /** Cuts one class of the unit; classes in it are cut on their own. */
    static void cut(Sources sources, Reachability reachability, TypeElement type, Edits edits) {
        TreePath path = sources.declaration(type);
        // Of a record everything is needed.
        if (type.getKind() != ElementKind.RECORD) {
            new Cutter(sources, reachability, path.getCompilationUnit(), edits).cut(path);
        }
    }

    /** A declaration: one tree, or the fields that share one. */
    private record Item(int start, List<Tree> trees) {
    }

    private void cut(TreePath type) {
        // From here on the members begin, one line behind the other.
        int previous = Lexer.endOfItem(text, bodyStart((ClassTree) type.getLeaf()) + 1);
        boolean cut = false;
        boolean atStart = true;
        boolean blankWanted = false;
        for (Item item : items(type)) {
            int end = Lexer.endOfItem(text, end(item.trees.get(item.trees.size() - 1)));
            boolean blank = hasBlankLine(previous);
            blankWanted = cut ? atStart ? blankWanted : blankWanted | blank : blank;
            if (item.trees.stream().noneMatch(tree -> isNeeded(type, tree))) {
                edits.delete(previous, end);
                cut = true;
            } else {
                if (cut && blankWanted != blank) {
                    setBlankLine(previous, blankWanted);
                }
                cutVariables(type, item);
                cut = false;
                atStart = false;
            }
            previous = end;
        }
    }

    /** Position of the brace that opens the body. */
    private int bodyStart(ClassTree type) {
        int from = sources.start(unit, type);
        for (Tree part : Sources.header(type)) {
            from = Math.max(from, type.getSimpleName().isEmpty() ? from : end(part));
        }
        return Lexer.find(text, from, '{');
    }

    private List<Item> items(TreePath type) {
        List<Item> items = new ArrayList<>();
        for (Tree tree : ((ClassTree) type.getLeaf()).getMembers()) {
            Element element = element(type, tree);
            if (element != null && sources.elements().getOrigin(element) != Elements.Origin.EXPLICIT) {
                continue;
            }
            int start = sources.start(unit, tree);
            if (!items.isEmpty() && items.get(items.size() - 1).start == start) {
                items.get(items.size() - 1).trees.add(tree);
            } else {
                items.add(new Item(start, new ArrayList<>(List.of(tree))));
            }
        }
        return items;
    }

    private Element element(TreePath type, Tree member) {
        return member instanceof BlockTree ? null : sources.trees().getElement(new TreePath(type, member));
    }

    private boolean isNeeded(TreePath type, Tree member) {
        return member instanceof BlockTree
                ? reachability.needsBlock(member)
                : reachability.needed().contains(element(type, member));
    }

    /** Cuts from <code>int a = 1, b = 2;</code> the variables that are not needed. */
    private void cutVariables(TreePath type, Item item) {
        List<Tree> trees = item.trees;
        boolean keptBefore = false;
        for (int i = 0; i < trees.size(); i++) {
            if (isNeeded(type, trees.get(i))) {
                keptBefore = true;
            } else if (keptBefore) {
                edits.delete(endOfVariable(trees, i - 1), endOfVariable(trees, i));
            } else {
                edits.delete(startOfVariable(trees, i), startOfVariable(trees, i + 1));
            }
        }
    }

    private int startOfVariable(List<Tree> trees, int index) {
        if (index > 0) {
            return Lexer.skip(text, endOfVariable(trees, index - 1) + 1);
        }
        // Behind the type; brackets may follow it or the name.
        Tree elementType = ((VariableTree) trees.get(0)).getType();
        while (elementType instanceof ArrayTypeTree array) {
            elementType = array.getType();
        }
        int at = Lexer.skip(text, end(elementType));
        while (text.charAt(at) == '[' || text.charAt(at) == ']') {
            at = Lexer.skip(text, at + 1);
        }
        return at;
    }

    /** Position of the comma or semicolon behind a variable. */
    private int endOfVariable(List<Tree> trees, int index) {
        int end = end(trees.get(index));
        return ",;".indexOf(text.charAt(end - 1)) >= 0 ? end - 1 : end;
    }

    private int end(Tree tree) {
        return sources.end(unit, tree);
    }

    private boolean hasBlankLine(int from) {
        int end = from;
        while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
            end++;
        }
        return text.substring(from, end).chars().filter(c -> c == '\n').count() > 1;
    }

    private void setBlankLine(int from, boolean wanted) {
        int end = from;
        int lastFeed = -1;
        while (Character.isWhitespace(text.charAt(end))) {
            if (text.charAt(end) == '\n') {
                lastFeed = end;
            }
            end++;
        }
        if (lastFeed >= 0) {
            edits.replace(from, lastFeed + 1, wanted ? "\n\n" : "\n");
        }
    }
}
