package nimsum.bundle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Refuses what a bundle can't hold honestly: foreign packages, and reflection by the names of classes. */
final class Guard {

    private static final String UTIL = "nimsum.util";
    private static final Set<String> REFLECTION = Set.of("java.lang.ClassLoader", "java.util.ServiceLoader");
    /** What a class object may be asked for without its name coming into play. */
    private static final Set<String> NAMELESS = Set.of("cast", "class", "desiredAssertionStatus", "getComponentType",
            "getEnumConstants", "isArray", "isAssignableFrom", "isInstance", "isInterface", "isPrimitive");

    private final Sources sources;
    private final String problem;

    Guard(Sources sources) {
        this.sources = sources;
        this.problem = packageOf(sources.entry());
    }

    /** Refuses an import of a foreign package, used or not. */
    static void checkImports(CompilationUnitTree unit) {
        for (ImportTree declaration : unit.getImports()) {
            String name = declaration.getQualifiedIdentifier().toString();
            String problem = packageOf(unit);
            if (!name.startsWith("java.") && !name.startsWith(UTIL + ".")
                    && (problem.isEmpty() || !name.startsWith(problem + "."))) {
                throw new BundleException(Sources.fileName(unit.getSourceFile()) + ": imports " + name
                        + "; a solution may import only java.* and " + UTIL);
            }
        }
    }

    private static String packageOf(CompilationUnitTree unit) {
        return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    }

    /** Refuses an element of a foreign package, and reflection. */
    void allow(Element element, TreePath user) {
        TypeElement outermost = sources.outermost(element);
        if (outermost == null) {
            return;
        }
        String pack = sources.elements().getPackageOf(outermost).getQualifiedName().toString();
        if (sources.contains(element)) {
            if (!pack.equals(UTIL) && !pack.equals(problem)) {
                throw refused(user, outermost.getQualifiedName() + "; a solution may use only java.* and " + UTIL);
            }
        } else if (!pack.startsWith("java.")) {
            throw refused(user, outermost.getQualifiedName() + "; a solution may use only java.* and " + UTIL);
        } else if (isReflection(pack, outermost.getQualifiedName().toString(), element)) {
            throw refused(user, outermost.getSimpleName() + "." + element.getSimpleName()
                    + "; reflection may depend on names that a bundle changes");
        }
    }

    private static boolean isReflection(String pack, String type, Element element) {
        boolean byClass = type.equals("java.lang.Class") && !(element instanceof TypeElement)
                && !NAMELESS.contains(element.getSimpleName().toString());
        return byClass || pack.equals("java.lang.reflect") || pack.equals("java.lang.invoke")
                || REFLECTION.contains(type);
    }

    private BundleException refused(TreePath user, String what) {
        return new BundleException((user == null ? "" : sources.place(user) + ": ") + "uses " + what);
    }
}
