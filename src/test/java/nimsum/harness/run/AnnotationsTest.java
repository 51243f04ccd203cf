package nimsum.harness.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** JUnit leaves out a test that has lost its annotation, and says nothing. */
class AnnotationsTest {

    private static final Pattern TESTS = Pattern.compile(".*(Test|IT)\\.class");

    @Test
    void eachTestHasItsAnnotation() {
        List<JavaMethod> tests = new ClassFileImporter().withImportOption(file -> file.matches(TESTS))
                .importPath(Problems.here().home().resolve(Path.of("target", "test-classes"))).stream()
                .flatMap(type -> type.getMethods().stream()).filter(AnnotationsTest::looksLikeATest).toList();
        assertFalse(tests.isEmpty());
        assertEquals(List.of(), tests.stream().filter(method -> method.getAnnotations().isEmpty())
                .map(method -> method.getOwner().getSimpleName() + "." + method.getName() + "() has no annotation")
                .toList());
    }

    private static boolean looksLikeATest(JavaMethod method) {
        return !method.getModifiers().contains(JavaModifier.PRIVATE)
                && !method.getModifiers().contains(JavaModifier.STATIC)
                && !method.getModifiers().contains(JavaModifier.SYNTHETIC);
    }
}
