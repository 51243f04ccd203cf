package nimsum.harness.problem;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static nimsum.harness.problem.ArrowsTest.FOR_MAIN;
import static nimsum.harness.problem.ArrowsTest.FOR_PROBLEMS;
import static nimsum.harness.problem.ArrowsTest.isIn;
import static nimsum.harness.problem.ArrowsTest.isPicture;
import static nimsum.harness.problem.ArrowsTest.neverReaches;
import static nimsum.harness.problem.ArrowsTest.onlyKnows;
import static nimsum.harness.problem.ArrowsTest.onlyReaches;
import static nimsum.harness.problem.ArrowsTest.rulesKnowLittle;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import nimsum.problem.Problem;
import org.junit.jupiter.api.Test;

/** The arrows can fail: they are held against classes that break them. */
class HarnessArrowsTest {

    private static final JavaClasses CLASSES = new ClassFileImporter().importPackages("fixture", "nimsum.coach",
            "nimsum.game", "nimsum.util");

    @Test
    void aBrokenArrowIsSeen() {
        Problem problem = new Problem(Path.of("src/test/resources/fixture"), "fixture");
        DescribedPredicate<JavaClass> cases = describe("is Cases", type -> type.getSimpleName().equals("Cases"));
        assertBroken(onlyKnows(cases, cases, FOR_MAIN));
        assertKept(rulesKnowLittle(problem, "Rules", "BruteForce"));
        assertBroken(rulesKnowLittle(problem, "Coach"));
        assertKept(onlyReaches(CLASSES, problem, "BruteForce", "Rules"));
        assertBroken(onlyReaches(CLASSES, problem, "Coach", "Reference"));
        // By way of the class that it extends.
        assertBroken(neverReaches("nimsum\\.game\\.Ending", problem, "Coach"));
        assertBroken(onlyKnows(isPicture(problem), isIn(problem), FOR_PROBLEMS));
    }

    private static void assertKept(ArchRule rule) {
        assertDoesNotThrow(() -> rule.check(CLASSES));
    }

    private static void assertBroken(ArchRule rule) {
        assertThrows(AssertionError.class, () -> rule.check(CLASSES));
    }
}
