package nimsum.bundle;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Follows every name, from the entry class on: which top-level classes are used, what the class library has to lend, and how
 * the name is written in one file without packages. Whether it then means what it meant is for {@link SameMeaning} to say.
 */
final class BundledNames extends TreePathScanner<Void, Void> {

    private final Sources sources;
    private final TypeElement entry;
    private final String entryName;
    private final List<Element> classes = new ArrayList<>();
    /** The import declarations in their order, and the first use of each. */
    final Map<String, TreePath> imports = new TreeMap<>();

    /** The entry class gets another name, or the same. */
    BundledNames(Sources sources, TypeElement entry, String entryName) {
        this.sources = sources;
        this.entry = entry;
        this.entryName = entryName;
        classes.add(entry);
        for (int i = 0; i < classes.size(); i++) {
            scan(sources.trees.getPath(classes.get(i)), null);
        }
    }

    /** The entry class, the others of its file in their order, and the rest by name. */
    List<TreePath> classes() {
        return Stream
                .of(Stream.of(entry),
                        sources.classes().stream().map(sources.trees::getElement).filter(classes::contains),
                        classes.stream().sorted(Comparator.comparing(Object::toString)))
                .flatMap(types -> types).distinct()
                .map(sources.trees::getPath).toList();
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void nothing) {
        Element element = use();
        if (element != null) {
            boolean imported = element.equals(Sources.outermost(element)) || isImported(element);
            if (imported && Sources.isOwn(element)) {
                replace(qualified(element));
            } else if (imported && !element.getEnclosingElement().toString().equals("java.lang")) {
                imports.putIfAbsent("import " + (element instanceof TypeElement ? "" : "static ")
                        + element.getEnclosingElement() + "." + element.getSimpleName() + ";", getCurrentPath());
            }
        }
        return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
        Element element = use();
        Element qualifier = sources.trees.getElement(new TreePath(getCurrentPath(), tree.getExpression()));
        if (element != null && Sources.isOwn(element) && qualifier instanceof PackageElement) {
            replace(qualified(element));
        }
        return super.visitMemberSelect(tree, nothing);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void nothing) {
        use();
        return super.visitMemberReference(tree, nothing);
    }

    /** What the name means, if it is of some class and in the text: the compiler adds some. */
    private Element use() {
        Element element = sources.trees.getElement(getCurrentPath());
        TypeElement type = Sources.outermost(element);
        if (type == null) {
            return null;
        }
        AllowedUses.check(sources, element, type, getCurrentPath());
        if (Sources.isOwn(type) && !classes.contains(type)) {
            classes.add(type);
        }
        int end = sources.end(getCurrentPath());
        return end != Diagnostic.NOPOS
                && sources.file(getCurrentPath()).text().substring(sources.start(getCurrentPath()), end)
                        .endsWith(element.getSimpleName().toString()) ? element : null;
    }

    private void replace(String name) {
        sources.file(getCurrentPath()).replace(sources.start(getCurrentPath()), sources.end(getCurrentPath()), name);
    }

    /** The name of an element of the sources, from its outermost class on. */
    private String qualified(Element element) {
        return element.equals(entry)
                ? entryName
                : (element.getEnclosingElement() instanceof TypeElement owner ? qualified(owner) + "." : "")
                        + element.getSimpleName();
    }

    /** Whether an import makes the plain name of a member understood. */
    private boolean isImported(Element member) {
        Tree parent = getCurrentPath().getParentPath().getLeaf();
        boolean understood = member.getKind() == ElementKind.ENUM_CONSTANT && isCaseLabel(parent)
                || parent instanceof NewClassTree made && made.getEnclosingExpression() != null
                        && made.getIdentifier() == getCurrentPath().getLeaf();
        return !understood && getCurrentPath().getCompilationUnit().getImports().stream()
                .map(ImportTree::getQualifiedIdentifier).map(MemberSelectTree.class::cast)
                .anyMatch(name -> (name.getIdentifier().contentEquals("*")
                        || name.getIdentifier().equals(member.getSimpleName()))
                        && name.getExpression().toString().equals(member.getEnclosingElement().toString()));
    }

    /** From Java 21 on, a tree of its own stands between the case and its constant. */
    private static boolean isCaseLabel(Tree parent) {
        return parent instanceof CaseTree || parent.getKind().name().equals("CONSTANT_CASE_LABEL");
    }
}
