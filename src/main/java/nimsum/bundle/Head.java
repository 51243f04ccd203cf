package nimsum.bundle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.util.Elements;

/** The first words of a declared class, constructor or method, up to its name: its access and the name itself. */
final class Head {

    private static final Set<String> ACCESS = Set.of("public", "protected", "private");

    /** A modifier, and where the next thing begins. */
    private record Word(String text, int start, int next) {
    }

    private final Sources sources;
    private final TreePath declaration;
    private final CompilationUnitTree unit;
    private final Edits edits;
    private final String text;

    Head(Sources sources, TreePath declaration, Edits edits) {
        this.sources = sources;
        this.declaration = declaration;
        this.unit = declaration.getCompilationUnit();
        this.edits = edits;
        this.text = edits.original();
    }

    /** Makes a class public, or not. */
    void setPublic(boolean wanted) {
        boolean found = false;
        for (Word word : modifiers()) {
            if (word.text.equals("public")) {
                found = true;
                if (!wanted) {
                    edits.delete(word.start, word.next);
                }
            }
        }
        if (wanted && !found) {
            int start = sources.start(unit, declaration.getLeaf());
            edits.replace(start, start, "public ");
        }
    }

    /** Lets a method be called on an object from anywhere: public, and not static. */
    void callOnObject() {
        String access = "public ";
        for (Word word : modifiers()) {
            if (ACCESS.contains(word.text) || word.text.equals("static")) {
                edits.replace(word.start, word.next, access);
                access = "";
            }
        }
        if (!access.isEmpty()) {
            int start = sources.start(unit, declaration.getLeaf());
            edits.replace(start, start, access);
        }
    }

    /** Gives a class or a constructor another name: the first place behind the modifiers where its name stands. */
    void rename(String name) {
        Element element = sources.trees().getElement(declaration);
        Element named = element.getKind() == ElementKind.CONSTRUCTOR ? element.getEnclosingElement() : element;
        String before = named.getSimpleName().toString();
        if (sources.elements().getOrigin(element) != Elements.Origin.EXPLICIT) {
            return;
        }
        int at = Lexer.skip(text,
                Math.max(sources.start(unit, declaration.getLeaf()), sources.end(unit, modifiersTree())));
        while (!Lexer.hasWord(text, at, before)) {
            at = Lexer.skip(text, Math.max(at + 1, Lexer.endOfWord(text, at)));
        }
        edits.replace(at, at + before.length(), name);
    }

    private ModifiersTree modifiersTree() {
        Tree tree = declaration.getLeaf();
        return tree instanceof ClassTree type ? type.getModifiers() : ((MethodTree) tree).getModifiers();
    }

    private List<Word> modifiers() {
        ModifiersTree tree = modifiersTree();
        List<Word> words = new ArrayList<>();
        int end = sources.end(unit, tree);
        int at = Lexer.skip(text, Math.max(0, sources.start(unit, tree)));
        while (at < end) {
            int endOfWord = Math.max(at + 1, Math.max(endOfAnnotation(tree, at), Lexer.endOfWord(text, at)));
            int next = Lexer.skip(text, endOfWord);
            words.add(new Word(text.substring(at, endOfWord), at, next));
            at = next;
        }
        return words;
    }

    /** The end of the annotation that begins here; -1 if none does. */
    private int endOfAnnotation(ModifiersTree tree, int start) {
        for (AnnotationTree annotation : tree.getAnnotations()) {
            if (sources.start(unit, annotation) == start) {
                return sources.end(unit, annotation);
            }
        }
        return -1;
    }
}
