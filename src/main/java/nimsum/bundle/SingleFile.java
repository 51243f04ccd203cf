package nimsum.bundle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** All classes that an entry class uses in one text: the imports, the entry class, and behind it the others. */
final class SingleFile {

    /** What not every judge takes; and escapes that stand for what the compiler reads as syntax. */
    private static final Pattern HIDDEN = Pattern
            .compile("[^\\p{ASCII}]|(?<!\\\\)(?:\\\\\\\\)*\\\\u+00(?:[2-7][0-9a-fA-F]|0[9aAbBcCdD])");

    private final Sources sources;
    private final List<TreePath> types;
    /** By line of the text where a class or an import begins: the place that it and the next lines come from. */
    private final TreeMap<Long, LongFunction<String>> origins = new TreeMap<>();
    private final StringBuilder text = new StringBuilder();

    /**
     * From the method that the judge calls, on an object or not, with another name for its class, or the same.
     *
     * @throws BundleException
     *             if the sources can't stand in one file, or a name would mean something else there
     */
    SingleFile(Sources sources, ExecutableElement first, String entryName, boolean calledOnObject) {
        this.sources = sources;
        TypeElement entry = (TypeElement) first.getEnclosingElement();
        BundledNames names = new BundledNames(sources, entry, entryName);
        this.types = names.classes();
        types.forEach(this::refuseHiddenCharacters);
        types.stream().skip(1).forEach(type -> replaceModifiers(type, "public", ""));
        TreePath called = sources.trees.getPath(first);
        if (calledOnObject && replaceModifiers(called, "static", "public")) {
            replaceModifiers(called, "public|protected|private", "");
        }
        String oldName = entry.getSimpleName().toString();
        if (!oldName.equals(entryName)) {
            sources.file(types.get(0)).replaceWords(start(types.get(0)), end(types.get(0)), oldName, entryName);
        }
        names.imports.forEach((line, use) -> append(line, use, sources.start(use)));
        for (TreePath type : types) {
            text.append(text.isEmpty() ? "" : "\n");
            append(sources.file(type).changed(start(type), end(type)), type, start(type));
        }
        SameMeaning.check(sources, types, Sources.ofBundle(text.toString(),
                line -> origins.floorEntry(Math.max(line, 1)).getValue().apply(line)));
    }

    String text() {
        return text.toString();
    }

    /** The classes of one package in it, in the order of the text. */
    List<String> taken(String pack) {
        return types.stream().map(type -> (TypeElement) sources.trees.getElement(type))
                .filter(type -> Sources.packageOf(type).equals(pack)).map(type -> type.getSimpleName().toString())
                .toList();
    }

    private void append(String lines, TreePath from, int position) {
        CompilationUnitTree unit = from.getCompilationUnit();
        long first = text.chars().filter(c -> c == '\n').count() + 1;
        long original = unit.getLineMap().getLineNumber(position);
        origins.put(first, line -> sources.place(unit.getSourceFile(), original + line - first));
        text.append(lines).append('\n');
    }

    /** Where a class begins, with the comments before it. */
    private int start(TreePath type) {
        CompilationUnitTree unit = type.getCompilationUnit();
        List<Tree> before = new ArrayList<>(unit.getImports());
        before.addAll(unit.getTypeDecls().subList(0, unit.getTypeDecls().indexOf(type.getLeaf())));
        Tree last = before.isEmpty() ? unit.getPackage() : before.get(before.size() - 1);
        SourceFile file = sources.file(type);
        return file.skip(SourceFile.WHITESPACE, last == null
                ? file.skip(SourceFile.FILE_COMMENT, 0)
                : file.skip(SourceFile.REST_OF_LINE, sources.end(new TreePath(type.getParentPath(), last))));
    }

    private int end(TreePath type) {
        return sources.file(type).skip(SourceFile.REST_OF_LINE, sources.end(type));
    }

    private void refuseHiddenCharacters(TreePath type) {
        Matcher hidden = HIDDEN.matcher(sources.file(type).text()).region(start(type), end(type));
        if (hidden.find()) {
            throw sources.refused(type.getCompilationUnit(), hidden.start(), "not plain ASCII: " + hidden.group());
        }
    }

    /** Writes modifiers another way; whether there are any. */
    private boolean replaceModifiers(TreePath declaration, String words, String replacement) {
        TreePath modifiers = new TreePath(declaration, declaration.getLeaf() instanceof ClassTree type
                ? type.getModifiers()
                : ((MethodTree) declaration.getLeaf()).getModifiers());
        return sources.file(modifiers).replaceWords(sources.start(modifiers), sources.end(modifiers), words,
                replacement);
    }
}
