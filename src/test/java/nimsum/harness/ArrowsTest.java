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
import com.tngtech.archunit.lang.CompositeArchRule;
import java.nio.file.Path;
import java.util.Arrays;
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

    /** What a class of a problem may know besides classes of the problem. */
    private static final List<String> FOR_PROBLEMS = List.of("java.", "nimsum.util.", "nimsum.cases.", "nimsum.game.");
    private static final List<String> FOR_PICTURES = List.of("java.", "nimsum.util.", "nimsum.game.",
            "nimsum.picture.");
    private static final List<String> FOR_MAIN = List.of("java.", "nimsum.util.");
    /** The rest of nimsum.util is what a Main rests on. */
    private static final List<String> FOR_RULES = List.of("java.", "nimsum.game.", "nimsum.util.FastReader",
            "nimsum.util.FastWriter", "nimsum.util.InputException");

    @TestFactory
    Stream<DynamicNode> problemsKnowLittle() {
        return SelectedProblems.each(problem -> Stream.of(
                dynamicTest(problem + ".Main knows itself, nimsum.util and java",
                        () -> onlyKnows(is(problem, "Main"), is(problem, "Main"), FOR_MAIN).check(ALL)),
                dynamicTest(
                        problem + ".Rules and BruteForce know nimsum.game, readers and writers, and nothing of Main",
                        () -> rulesKnowLittle(problem, "Rules", "BruteForce").check(ALL)),
                dynamicTest(problem + "'s pictures know the problem, nimsum.picture, nimsum.game, nimsum.util and java",
                        () -> onlyKnows(isPicture(problem), isIn(problem), FOR_PICTURES).allowEmptyShould(true)
                                .check(ALL)),
                dynamicTest(problem + " knows itself, the small interfaces, nimsum.util and java",
                        () -> onlyKnows(isIn(problem).and(DescribedPredicate.not(isPicture(problem))), isIn(problem),
                                FOR_PROBLEMS).check(ALL))));
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
    void gamesInGeneralKnowJavaAndTheReader() {
        DescribedPredicate<JavaClass> game = describe("are in nimsum.game",
                type -> type.getPackageName().equals("nimsum.game"));
        onlyKnows(game, game, List.of("java.", "nimsum.util.FastReader")).check(ALL);
    }

    @Test
    void aBrokenArrowIsSeen() {
        DescribedPredicate<JavaClass> cases = describe("is a Cases", type -> type.getSimpleName().equals("Cases"));
        assertThrows(AssertionError.class, () -> onlyKnows(cases, cases, FOR_MAIN).check(ALL));
        Problem problem = Problems.here().find("luogup2252");
        assertThrows(AssertionError.class, () -> rulesKnowLittle(problem, "Rules", "Coach").check(ALL));
        assertThrows(AssertionError.class,
                () -> onlyKnows(isPicture(problem), isIn(problem), FOR_PROBLEMS).check(ALL));
    }

    private static ArchRule onlyKnows(DescribedPredicate<JavaClass> who, DescribedPredicate<JavaClass> self,
            List<String> packages) {
        return classes().that(who).should().onlyDependOnClassesThat(describe("are allowed", type -> self.test(type)
                || type.isPrimitive() || type.isArray() || packages.stream().anyMatch(type.getName()::startsWith)));
    }

    private static ArchRule rulesKnowLittle(Problem problem, String... names) {
        DescribedPredicate<JavaClass> who = is(problem, names);
        DescribedPredicate<JavaClass> mainOrBelow = describe("are Main or what it rests on",
                type -> type.getName().matches("\\w+\\.Main")
                        || type.getName().startsWith("nimsum.util.")
                                && FOR_RULES.stream().noneMatch(type.getName()::startsWith));
        return CompositeArchRule.of(onlyKnows(who, isIn(problem), FOR_RULES))
                .and(noClasses().that(who).should().transitivelyDependOnClassesThat(mainOrBelow));
    }

    /** The classes of these names, and those inside them. */
    private static DescribedPredicate<JavaClass> is(Problem problem, String... names) {
        return describe("is " + String.join(" or ", names) + " of " + problem, type -> Arrays.stream(names)
                .anyMatch(name -> (type.getName() + "$").startsWith(problem.id() + "." + name + "$")));
    }

    private static DescribedPredicate<JavaClass> isPicture(Problem problem) {
        return isIn(problem)
                .and(describe("is a picture", type -> type.getName().matches("\\w+\\.\\w*Picture(\\$.*)?")));
    }

    private static DescribedPredicate<JavaClass> isIn(Problem problem) {
        return describe("is in " + problem, type -> type.getPackageName().split("\\.")[0].equals(problem.id()));
    }
}
