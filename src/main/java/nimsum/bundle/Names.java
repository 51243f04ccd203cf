package nimsum.bundle;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * Makes each name mean in one file without packages what it meant before: project imports become plain or qualified names,
 * and the imports of the class library are collected.
 */
final class Names {

    private final Sources sources;
    private final TypeElement entry;
    private final String entryName;
    /** What each simple name means at the top of the file. */
    private final Map<String, String> meanings = new TreeMap<>();
    private final Set<String> imports = new TreeSet<>();
    private final Set<String> staticImports = new TreeSet<>();
    private final Map<TypeElement, Set<Element>> members = new HashMap<>();

    Names(Sources sources, TypeElement entry, String entryName) {
        this.sources = sources;
        this.entry = entry;
        this.entryName = entryName;
    }

    /** The import declarations, a line each. */
    String imports() {
        StringBuilder lines = new StringBuilder();
        imports.forEach(name -> lines.append("import ").append(name).append(";\n"));
        staticImports.forEach(name -> lines.append("import static ").append(name).append(";\n"));
        return lines.toString();
    }

    /**
     * Claims a name at the top of the file.
     *
     * @throws BundleException
     *             if it means something else already
     */
    void declare(TypeElement type) {
        claim(type.equals(entry) ? entryName : type.getSimpleName().toString(), type.getQualifiedName().toString());
    }

    private void claim(String simpleName, String meaning) {
        String other = meanings.putIfAbsent(simpleName, meaning);
        if (other != null && !other.equals(meaning)) {
            throw sameName(other, meaning);
        }
    }

    private static BundleException sameName(String one, String other) {
        return new BundleException("two classes with the same simple name: " + one + " and " + other);
    }

    /** Whether a declaration of the class library can be named here without its package. */
    boolean isKnown(Element element) {
        TypeElement outermost = sources.outermost(element);
        return outermost != null && (imports.contains(outermost.getQualifiedName().toString())
                || sources.elements().getPackageOf(outermost).getQualifiedName().contentEquals("java.lang"));
    }

    /** Rewrites one name, where it would mean something else in the bundle. */
    void rewrite(TreePath path, Edits edits) {
        Element element = sources.trees().getElement(path);
        int start = sources.start(path.getCompilationUnit(), path.getLeaf());
        if (path.getLeaf() instanceof IdentifierTree identifier) {
            String name = identifier.getName().toString();
            // The compiler adds names that are not in the text.
            if (element != null && Lexer.hasWord(edits.original(), start, name) && !isThisOrSuper(name)) {
                String rewritten = rewritten(path, name, element);
                if (!rewritten.equals(name)) {
                    edits.replace(start, start + name.length(), rewritten);
                }
            }
        } else if (path.getLeaf() instanceof MemberSelectTree select && element instanceof TypeElement type
                && sources.contains(type) && isPackage(path, select)
                && edits.original().startsWith(select.getExpression().toString(), start)) {
            edits.replace(start, sources.end(path.getCompilationUnit(), select), qualified(path, type));
        }
    }

    private static boolean isThisOrSuper(String name) {
        return name.equals("this") || name.equals("super");
    }

    private boolean isPackage(TreePath path, MemberSelectTree select) {
        Element qualifier = sources.trees().getElement(new TreePath(path, select.getExpression()));
        return qualifier != null && qualifier.getKind() == ElementKind.PACKAGE;
    }

    private String rewritten(TreePath path, String name, Element element) {
        if (element instanceof TypeElement type && type.equals(sources.outermost(type))) {
            if (sources.contains(type)) {
                return qualified(type);
            }
            importType(type);
            return name;
        }
        boolean member = element instanceof TypeElement || element instanceof ExecutableElement
                || element instanceof VariableElement;
        if (!member || !(element.getEnclosingElement() instanceof TypeElement owner) || isInScope(path, element)) {
            return name;
        }
        if (sources.contains(element)) {
            return qualified(path, owner) + "." + name;
        }
        if (element instanceof TypeElement type) {
            importType(type);
        } else {
            staticImports.add(owner.getQualifiedName() + "." + name);
        }
        return name;
    }

    private void importType(TypeElement type) {
        String name = type.getQualifiedName().toString();
        claim(type.getSimpleName().toString(), name);
        if (!name.equals("java.lang." + type.getSimpleName())) {
            imports.add(name);
        }
    }

    /** The name that a place may use which used a package or an import before; refused where a nested class hides it. */
    private String qualified(TreePath place, TypeElement type) {
        TypeElement outermost = sources.outermost(type);
        for (TreePath around = place; around != null; around = around.getParentPath()) {
            if (around.getLeaf() instanceof ClassTree) {
                for (Element member : members((TypeElement) sources.trees().getElement(around))) {
                    if (member instanceof TypeElement && member.getSimpleName().equals(outermost.getSimpleName())) {
                        throw sameName(member.toString(), outermost.toString());
                    }
                }
            }
        }
        return qualified(type);
    }

    /** The name of a class of the sources, from its outermost class on. */
    private String qualified(TypeElement type) {
        if (type.equals(entry)) {
            return entryName;
        }
        return type.getEnclosingElement() instanceof TypeElement outer
                ? qualified(outer) + "." + type.getSimpleName()
                : type.getSimpleName().toString();
    }

    /** Whether the plain name of a member is understood here without an import. */
    private boolean isInScope(TreePath path, Element member) {
        Tree parent = path.getParentPath().getLeaf();
        if (member.getKind() == ElementKind.ENUM_CONSTANT && isCaseLabel(parent)
                || parent instanceof NewClassTree made && made.getEnclosingExpression() != null
                        && made.getIdentifier() == path.getLeaf()) {
            return true;
        }
        for (TreePath around = path; around != null; around = around.getParentPath()) {
            if (around.getLeaf() instanceof ClassTree
                    && members((TypeElement) sources.trees().getElement(around)).contains(member)) {
                return true;
            }
        }
        return false;
    }

    /** From Java 21 on, a tree of its own stands between the case and its constant. */
    private static boolean isCaseLabel(Tree parent) {
        return parent instanceof CaseTree || parent.getKind().name().equals("CONSTANT_CASE_LABEL");
    }

    private Set<Element> members(TypeElement type) {
        return members.computeIfAbsent(type, t -> new HashSet<>(sources.elements().getAllMembers(t)));
    }
}
