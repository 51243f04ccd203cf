package nimsum.bundle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * Puts the needed parts of all sources into one text: the imports, the entry class, and behind it the others, those of the
 * entry's file in their order and then the rest by name.
 */
final class Assembly {

    private static final Set<String> ACCESS = Set.of("public", "protected", "private");

    private final Sources sources;
    private final Reachability reachability;
    private final TypeElement entry;
    private final String entryName;
    private final Names names;
    private final Map<CompilationUnitTree, Edits> edits = new LinkedHashMap<>();

    /**
     * @param first
     *            the method that the judge calls, in the entry class
     * @param entryName
     *            the name that the entry class gets
     */
    Assembly(Sources sources, ExecutableElement first, String entryName) {
        this.sources = sources;
        this.entry = (TypeElement) first.getEnclosingElement();
        this.entryName = entryName;
        this.reachability = Reachability.from(sources, new Guard(sources), first);
        this.names = new Names(sources, entry, entryName);
    }

    /** The whole text without a header. */
    String text() {
        List<TypeElement> types = topLevel();
        types.forEach(names::declare);
        reachability.types().forEach(type -> Cutter.cut(sources, reachability, type, edits(type)));
        reachability.names().forEach(path -> names.rewrite(path, edits(path)));
        nameEntry();
        for (Element element : reachability.needed()) {
            TreePath path = sources.declaration(element);
            if (path != null) {
                Docs.unlink(sources, this::isPresent, path, edits(path));
            }
        }
        types.forEach(this::setAccess);
        String imports = names.imports();
        return (imports.isEmpty() ? "" : imports + "\n")
                + types.stream().map(this::textOf).collect(Collectors.joining("\n"));
    }

    /** The classes that are not of the entry's own file, in the order of the text. */
    List<String> taken(String pack) {
        return topLevel().stream()
                .filter(type -> sources.elements().getPackageOf(type).getQualifiedName().contentEquals(pack))
                .map(type -> type.getSimpleName().toString()).toList();
    }

    /** Lets a method be called on an object of the entry class: public, and not static. */
    void callOnObject(ExecutableElement method) {
        TreePath path = sources.declaration(method);
        MethodTree tree = (MethodTree) path.getLeaf();
        int start = tree.getTypeParameters().isEmpty()
                ? sources.start(unit(path), tree.getReturnType())
                : Lexer.skip(edits(path).original(), sources.start(unit(path), tree));
        String access = "public ";
        for (Word word : modifiers(path, tree.getModifiers())) {
            if (ACCESS.contains(word.text) || word.text.equals("static")) {
                edits(path).replace(word.start, word.next, access);
                access = "";
            }
        }
        edits(path).replace(start, start, access);
    }

    private List<TypeElement> topLevel() {
        return reachability.types().stream().filter(type -> type.equals(sources.outermost(type)))
                .sorted(Comparator
                        .<TypeElement>comparingInt(type -> type.equals(entry) ? 0 : isOfEntryFile(type) ? 1 : 2)
                        .thenComparing(type -> isOfEntryFile(type) ? sources.start(unit(type), tree(type)) : 0)
                        .thenComparing(type -> type.getQualifiedName().toString()))
                .toList();
    }

    private boolean isOfEntryFile(TypeElement type) {
        return unit(type) == sources.entry();
    }

    private boolean isPresent(Element target) {
        return sources.contains(target) ? reachability.needed().contains(target) : names.isKnown(target);
    }

    private void nameEntry() {
        if (entry.getSimpleName().contentEquals(entryName)) {
            return;
        }
        TreePath path = sources.declaration(entry);
        rename(path, ((ClassTree) path.getLeaf()).getModifiers());
        for (Element constructor : ElementFilter.constructorsIn(entry.getEnclosedElements())) {
            if (reachability.needed().contains(constructor)) {
                TreePath declaration = sources.declaration(constructor);
                rename(declaration, ((MethodTree) declaration.getLeaf()).getModifiers());
            }
        }
    }

    /** Renames the entry class where it or a constructor is declared: the first time the name stands behind the modifiers. */
    private void rename(TreePath declaration, ModifiersTree modifiers) {
        String text = edits(declaration).original();
        int at = Math.max(sources.start(unit(declaration), declaration.getLeaf()),
                sources.end(unit(declaration), modifiers));
        String name = entry.getSimpleName().toString();
        for (at = Lexer.skip(text, at); !Lexer.hasWord(text, at, name); at = Lexer.skip(text, at)) {
            if (text.charAt(at) == '{' || text.charAt(at) == '(') {
                return;
            }
            at = Math.max(at + 1, Lexer.endOfWord(text, at));
        }
        edits(declaration).replace(at, at + name.length(), entryName);
    }

    /** The entry class is public, and no other. */
    private void setAccess(TypeElement type) {
        TreePath path = sources.declaration(type);
        boolean wanted = type.equals(entry);
        boolean found = false;
        for (Word word : modifiers(path, ((ClassTree) path.getLeaf()).getModifiers())) {
            if (word.text.equals("public")) {
                found = true;
                if (!wanted) {
                    edits(path).delete(word.start, word.next);
                }
            }
        }
        if (wanted && !found) {
            int start = sources.start(unit(path), path.getLeaf());
            edits(path).replace(start, start, "public ");
        }
    }

    /** A modifier, and where the next thing begins. */
    private record Word(String text, int start, int next) {
    }

    private List<Word> modifiers(TreePath declaration, ModifiersTree tree) {
        String text = edits(declaration).original();
        List<Word> words = new ArrayList<>();
        int end = sources.end(unit(declaration), tree);
        int at = Lexer.skip(text, Math.max(0, sources.start(unit(declaration), tree)));
        while (at < end) {
            int here = at;
            int endOfAnnotation = tree.getAnnotations().stream()
                    .filter(annotation -> sources.start(unit(declaration), annotation) == here)
                    .mapToInt((AnnotationTree annotation) -> sources.end(unit(declaration), annotation)).findFirst()
                    .orElse(-1);
            int endOfWord = endOfAnnotation >= 0 ? endOfAnnotation : Math.max(at + 1, Lexer.endOfWord(text, at));
            int next = Lexer.skip(text, endOfWord);
            words.add(new Word(text.substring(at, endOfWord), at, next));
            at = next;
        }
        return words;
    }

    /** A top-level class with the comments before it. */
    private String textOf(TypeElement type) {
        CompilationUnitTree unit = unit(type);
        String text = edits(type).original();
        int start = 0;
        Tree before = unit.getPackage();
        for (Tree declaration : unit.getImports()) {
            before = declaration;
        }
        for (Tree other : unit.getTypeDecls()) {
            if (other == tree(type)) {
                break;
            }
            before = other;
        }
        if (before == null) {
            start = endOfFileComment(text);
        } else {
            start = Lexer.endOfItem(text, sources.end(unit, before));
        }
        int end = Lexer.endOfItem(text, sources.end(unit, tree(type)));
        return edits(type).apply(start, end).strip() + "\n";
    }

    /** A file's first comment belongs to the file, not to its first class, if a blank line follows it. */
    private static int endOfFileComment(String text) {
        int start = 0;
        while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
            start++;
        }
        int end = Lexer.endOfComment(text, start);
        return end >= 0 && text.startsWith("\n\n", end) ? end : 0;
    }

    private Tree tree(TypeElement type) {
        return sources.declaration(type).getLeaf();
    }

    private CompilationUnitTree unit(TypeElement type) {
        return unit(sources.declaration(type));
    }

    private static CompilationUnitTree unit(TreePath path) {
        return path.getCompilationUnit();
    }

    private Edits edits(TypeElement type) {
        return edits(sources.declaration(type));
    }

    private Edits edits(TreePath path) {
        return edits.computeIfAbsent(unit(path), unit -> new Edits(Sources.text(unit)));
    }
}
