package nimsum.harness;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Who may know whom. */
class ArrowsTest {

    private static final JavaClasses ALL = new ClassFileImporter()
            .importPath(Problems.here().home().resolve(Path.of("target", "classes")));

    /** What a problem but its Main may know outside itself, and what a Main may. */
    private static final List<String> FOR_PROBLEMS = List.of("java.", "nimsum.util.", "nimsum.cases.", "nimsum.game.",
            "nimsum.picture.");
    private static final List<String> FOR_MAIN = List.of("java.", "nimsum.util.");

    @TestFactory
    Stream<DynamicNode> problemsKnowLittle() {
        return SelectedProblems.each(problem -> Stream.of(
                dynamicTest(problem + ".Main knows itself, nimsum.util and java",
                        () -> onlyKnows(isMain(problem), isMain(problem), FOR_MAIN).check(ALL)),
                dynamicTest(problem + " knows itself, the small interfaces, nimsum.util and java",
                        () -> onlyKnows(isIn(problem), isIn(problem), FOR_PROBLEMS).check(ALL))));
    }

    @Test
    void toolsDoNotKnowProblems() {
        Set<String> problems = Problems.here().all().stream().map(Problem::id).collect(Collectors.toSet());
        noClasses().that().resideInAPackage("nimsum..").should()
                .dependOnClassesThat(
                        describe("are in a problem's folder",
                                type -> problems.contains(type.getPackageName().split("\\.")[0])))
                .check(ALL);
    }

    @Test
    void utilKnowsNothingButJava() {
        classes().that().resideInAPackage("nimsum.util").should().onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "nimsum.util").check(ALL);
    }

    @Test
    void aBrokenArrowIsSeen() {
        DescribedPredicate<JavaClass> cases = describe("is a Cases", type -> type.getSimpleName().equals("Cases"));
        assertThrows(AssertionError.class, () -> onlyKnows(cases, cases, FOR_MAIN).check(ALL));
    }

    private static ArchRule onlyKnows(DescribedPredicate<JavaClass> who, DescribedPredicate<JavaClass> self,
            List<String> packages) {
        return classes().that(who).should().onlyDependOnClassesThat(describe("are allowed", type -> self.test(type)
                || type.isPrimitive() || type.isArray() || packages.stream().anyMatch(type.getName()::startsWith)));
    }

    private static DescribedPredicate<JavaClass> isMain(Problem problem) {
        String name = problem.id() + ".Main";
        return describe("is " + name, type -> type.getName().equals(name) || type.getName().startsWith(name + "$"));
    }

    private static DescribedPredicate<JavaClass> isIn(Problem problem) {
        return describe("is in " + problem, type -> type.getPackageName().split("\\.")[0].equals(problem.id()));
    }
}
