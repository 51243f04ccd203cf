package nimsum.bundle;

import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.Set;
import java.util.LinkedHashSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * What a needed class has to keep although nobody names it: the methods that are called through a supertype, and a
 * constructor where the one that the compiler adds would not do.
 *
 * <p>
 * A method that overrides one of the class library stays, because the library may call it; one that overrides a method of
 * the sources stays if that one is needed.
 */
final class Overriders {

    private final Sources sources;
    private final Reachability reachability;

    Overriders(Sources sources, Reachability reachability) {
        this.sources = sources;
        this.reachability = reachability;
    }

    /** Needs what the classes that are needed so far have to keep. */
    void need() {
        for (TypeElement type : reachability.types()) {
            Set<TypeElement> supertypes = new LinkedHashSet<>();
            collectSupertypes(type.asType(), supertypes);
            for (ExecutableElement method : ElementFilter.methodsIn(sources.elements().getAllMembers(type))) {
                if (sources.contains(method)) {
                    needOverriding(type, method, supertypes);
                }
            }
            if (needsConstructor(type)) {
                reachability.need(constructors(type).get(0));
            }
        }
    }

    private void needOverriding(TypeElement type, ExecutableElement method, Set<TypeElement> supertypes) {
        boolean annotated = reachability.needed().contains(method) && method.getAnnotation(Override.class) != null;
        for (TypeElement supertype : supertypes) {
            for (ExecutableElement other : ElementFilter.methodsIn(supertype.getEnclosedElements())) {
                if (!other.getSimpleName().equals(method.getSimpleName())
                        || !sources.elements().overrides(method, other, type)) {
                    continue;
                }
                if (!sources.contains(other) || reachability.needed().contains(other)) {
                    reachability.need(method);
                } else if (annotated) {
                    reachability.need(other);
                }
            }
        }
    }

    private void collectSupertypes(TypeMirror type, Set<TypeElement> into) {
        for (TypeMirror supertype : sources.types().directSupertypes(type)) {
            if (into.add((TypeElement) ((DeclaredType) supertype).asElement())) {
                collectSupertypes(supertype, into);
            }
        }
    }

    /** Whether the class would not compile with the constructor that the compiler adds when it declares none. */
    private boolean needsConstructor(TypeElement type) {
        List<ExecutableElement> constructors = constructors(type);
        if (type.getKind() != ElementKind.CLASS || constructors.isEmpty()
                || constructors.stream().anyMatch(reachability.needed()::contains)) {
            return false;
        }
        TypeElement superclass = (TypeElement) ((DeclaredType) type.getSuperclass()).asElement();
        boolean superclassTakesNothing = !sources.contains(superclass) && constructors(superclass).stream()
                .anyMatch(c -> c.getParameters().isEmpty() && !c.getModifiers().contains(Modifier.PRIVATE));
        return !superclassTakesNothing || type.getEnclosedElements().stream().anyMatch(this::isUnsetFinal);
    }

    private static List<ExecutableElement> constructors(TypeElement type) {
        return ElementFilter.constructorsIn(type.getEnclosedElements());
    }

    private boolean isUnsetFinal(Element member) {
        return member.getKind() == ElementKind.FIELD && reachability.needed().contains(member)
                && member.getModifiers().contains(Modifier.FINAL) && !member.getModifiers().contains(Modifier.STATIC)
                && ((VariableTree) sources.declaration(member).getLeaf()).getInitializer() == null;
    }
}
