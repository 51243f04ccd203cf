package nimsum.harness;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static nimsum.harness.ArrowsTest.ALL;
import static nimsum.harness.ArrowsTest.FOR_MAIN;
import static nimsum.harness.ArrowsTest.FOR_PROBLEMS;
import static nimsum.harness.ArrowsTest.isIn;
import static nimsum.harness.ArrowsTest.isPicture;
import static nimsum.harness.ArrowsTest.neverReaches;
import static nimsum.harness.ArrowsTest.onlyKnows;
import static nimsum.harness.ArrowsTest.onlyReaches;
import static nimsum.harness.ArrowsTest.rulesKnowLittle;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** The arrows can fail: they are held against classes that break them. */
class HarnessArrowsTest {

    @Test
    void aBrokenArrowIsSeen() {
        DescribedPredicate<JavaClass> cases = describe("is a Cases", type -> type.getSimpleName().equals("Cases"));
        assertThrows(AssertionError.class, () -> onlyKnows(cases, cases, FOR_MAIN).check(ALL));
        Problem problem = Problems.here().find("luogup2252");
        assertThrows(AssertionError.class, () -> rulesKnowLittle(problem, "Rules", "Coach").check(ALL));
        assertThrows(AssertionError.class, () -> onlyReaches(problem, "Coach", "Rules").check(ALL));
        // By way of a class that draws for it.
        assertThrows(AssertionError.class,
                () -> neverReaches("\\w+\\.Coach", Problems.here().find("easychase"), "Picture").check(ALL));
        assertThrows(AssertionError.class,
                () -> onlyKnows(isPicture(problem), isIn(problem), FOR_PROBLEMS).check(ALL));
    }
}
