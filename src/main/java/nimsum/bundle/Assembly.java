package nimsum.bundle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    private final Sources sources;
    private final Reachability reachability;
    private final ExecutableElement first;
    private final TypeElement entry;
    private final String entryName;
    private final boolean calledOnObject;
    private final Names names;
    private final Map<CompilationUnitTree, Edits> edits = new LinkedHashMap<>();

    /**
     * @param first
     *            the method that the judge calls, in the entry class
     * @param entryName
     *            the name that the entry class gets
     * @param calledOnObject
     *            whether the judge makes an object and calls the method on it
     */
    Assembly(Sources sources, ExecutableElement first, String entryName, boolean calledOnObject) {
        this.sources = sources;
        this.first = first;
        this.calledOnObject = calledOnObject;
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
        rewriteHeads(types);
        for (Element element : reachability.needed()) {
            TreePath path = sources.declaration(element);
            if (path != null) {
                Docs.unlink(sources, this::isPresent, path, edits(path));
            }
        }
        String imports = names.imports();
        return (imports.isEmpty() ? "" : imports + "\n")
                + types.stream().map(this::textOf).collect(Collectors.joining("\n"));
    }

    /** The top-level classes of one package in it, in the order of the text. */
    List<String> taken(String pack) {
        return topLevel().stream()
                .filter(type -> sources.elements().getPackageOf(type).getQualifiedName().contentEquals(pack))
                .map(type -> type.getSimpleName().toString()).toList();
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

    /** The entry class gets its name, and it alone is public. */
    private void rewriteHeads(List<TypeElement> types) {
        for (TypeElement type : types) {
            head(type).setPublic(type.equals(entry));
        }
        if (!entry.getSimpleName().contentEquals(entryName)) {
            head(entry).rename(entryName);
            for (Element constructor : ElementFilter.constructorsIn(entry.getEnclosedElements())) {
                if (reachability.needed().contains(constructor)) {
                    head(constructor).rename(entryName);
                }
            }
        }
        if (calledOnObject) {
            head(first).callOnObject();
        }
    }

    private Head head(Element declared) {
        TreePath path = sources.declaration(declared);
        return new Head(sources, path, edits(path));
    }

    /** A top-level class with the comments before it. */
    private String textOf(TypeElement type) {
        CompilationUnitTree unit = unit(type);
        String text = edits(type).original();
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
        int start = before == null ? endOfFileComment(text) : Lexer.endOfItem(text, sources.end(unit, before));
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
