package nimsum.judge;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;
import nimsum.bundle.SourceText;

/**
 * The names in a Java source file that decide what the file has to be called and which class to run, since judges allow
 * any. A source that does not parse has them as far as they can be told; the compiler will say what is wrong.
 *
 * @param file the public class, or else the first one: the compiler wants the file to have its name
 * @param main the class to run: of those with a method {@code main} the public one, or else {@code Main}, or else the
 * first
 * @param packageName of the package line, if there is one
 */
record JavaNames(String file, boolean isPublic, String main, boolean hasMain, Optional<String> packageName) {

    private static final String USUAL = "Main";

    static JavaNames of(String source) {
        CompilationUnitTree unit = parse(source);
        List<ClassTree> classes = unit.getTypeDecls().stream().filter(ClassTree.class::isInstance)
                .map(ClassTree.class::cast).filter(type -> !type.getSimpleName().isEmpty()).toList();
        Predicate<ClassTree> isPublic = type -> type.getModifiers().getFlags().contains(Modifier.PUBLIC);
        String file = firstOf(classes, List.of(isPublic, type -> true)).orElse(USUAL);
        Optional<String> main = firstOf(classes.stream().filter(JavaNames::hasMain).toList(),
                List.of(isPublic, type -> type.getSimpleName().contentEquals(USUAL), type -> true));
        return new JavaNames(file, classes.stream().anyMatch(isPublic), main.orElse(file), main.isPresent(),
                Optional.ofNullable(unit.getPackageName()).map(Object::toString));
    }

    private static Optional<String> firstOf(List<ClassTree> classes, List<Predicate<ClassTree>> preferences) {
        return preferences.stream().flatMap(preference -> classes.stream().filter(preference)).findFirst()
                .map(type -> type.getSimpleName().toString());
    }

    private static boolean hasMain(ClassTree type) {
        return type.getMembers().stream().anyMatch(
                member -> member instanceof MethodTree method && method.getName().contentEquals("main"));
    }

    private static CompilationUnitTree parse(String source) {
        try {
            return ((JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, problem -> {
            }, List.of("-proc:none"), null, List.of(new SourceText("Source.java", source)))).parse().iterator().next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
