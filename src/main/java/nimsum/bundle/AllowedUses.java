package nimsum.bundle;

import com.sun.source.tree.ImportTree;
import com.sun.source.util.TreePath;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Refuses what a bundle can't hold honestly: foreign packages, and reflection, which may depend on the names of classes. */
final class AllowedUses {

    private static final String ONLY = "; a solution may use only java.* and " + Bundler.UTIL;
    private static final Set<String> REFLECTION = Set.of("java.io.ObjectInputStream", "java.io.ObjectOutputStream",
            "java.lang.ClassLoader", "java.lang.Module", "java.lang.Package", "java.lang.StackTraceElement",
            "java.lang.StackWalker", "java.util.ResourceBundle", "java.util.ServiceLoader");
    /** What a class object may be asked for without its name coming into play. */
    private static final Set<String> NAMELESS = Set.of("cast", "class", "desiredAssertionStatus", "getComponentType",
            "getEnumConstants", "isArray", "isAssignableFrom", "isInstance", "isInterface", "isPrimitive");

    private AllowedUses() {
    }

    /** Refuses an import of a foreign package, used or not. */
    static void checkImports(Sources sources) {
        for (ImportTree declaration : sources.entry.getImports()) {
            String name = declaration.getQualifiedIdentifier().toString();
            if (!name.startsWith("java.") && !name.startsWith(Bundler.UTIL + ".")
                    && !name.startsWith(sources.entryPackage() + ".")) {
                throw sources.refused(TreePath.getPath(sources.entry, declaration), "imports " + name + ONLY);
            }
        }
    }

    /** Refuses an element of a top-level class at the place where it is used. */
    static void check(Sources sources, Element element, TypeElement type, TreePath user) {
        String pack = Sources.packageOf(type);
        if (!pack.startsWith("java.") && !pack.equals(Bundler.UTIL) && !pack.equals(sources.entryPackage())) {
            throw sources.refused(user, "uses " + type + ONLY);
        }
        boolean asksClass = type.getQualifiedName().contentEquals("java.lang.Class") && !element.equals(type)
                && !NAMELESS.contains(element.getSimpleName().toString());
        if (asksClass || pack.equals("java.lang.reflect") || pack.equals("java.lang.invoke")
                || REFLECTION.contains(type.toString())) {
            throw sources.refused(user, "uses " + type.getSimpleName()
                    + (element.equals(type) ? "" : "." + element.getSimpleName())
                    + "; reflection may depend on names that a bundle changes");
        }
    }
}
