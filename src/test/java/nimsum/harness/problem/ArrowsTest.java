package nimsum.harness.problem;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.CompositeArchRule;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.files.DataFiles;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which classes of a problem may know which others, and which packages of the tools. */
class ArrowsTest {

    static final JavaClasses ALL = new ClassFileImporter()
            .importPath(Problems.here().home().resolve(Path.of("target", "classes")));

    /** What a class of a problem may know besides classes of the problem. */
    static final List<String> FOR_PROBLEMS = List.of("java.", "nimsum.util.", "nimsum.input.", "nimsum.game.",
            "nimsum.coach.");
    private static final List<String> FOR_PICTURES = List.of("java.", "nimsum.util.", "nimsum.game.",
            "nimsum.picture.");
    static final List<String> FOR_MAIN = List.of("java.", "nimsum.util.");
    private static final List<String> FOR_REFERENCES = List.of("java.", "nimsum.util.", "nimsum.game.");
    /** The rest of nimsum.util is what a Main rests on. */
    private static final List<String> FOR_RULES = List.of("java.", "nimsum.game.", "nimsum.util.FastReader",
            "nimsum.util.FastWriter", "nimsum.util.InputException");

    private static final Pattern SLOW_TO_LOAD = Pattern.compile(
            "java/(?:lang/invoke/LambdaMetafactory|util/(?:regex/|stream/|Scanner|Formatter))");

    /**
     * Which package of nimsum knows which others or which of their classes, and only java or any library. None knows a
     * problem.
     */
    private static final String PACKAGES = """
            errors: library
            process: library
            util: java
            files: library errors
            game: java util.FastReader
            game.hackenbush: java game util.FastReader
            game.solve: java game util.FastReader util.FastWriter
            coach: java game game.hackenbush util.Retrograde
            play: java coach game
            picture: java game.hackenbush util.Retrograde
            input: java errors
            input.generate: java game.hackenbush input
            input.fault: java input
            online: library errors files input
            problem: java coach errors files game game.solve input online util
            data: library errors files input input.fault online problem util.InputException
            bundle: library errors files online problem
            book: library data errors files online picture problem
            judge: library bundle data errors files input online problem process
            hack: java errors input judge online
            stress: library data errors input judge online problem
            bench: java bundle errors files input online problem process util.FastReader
            author: library book data errors files game hack input judge online play problem process
            export: library author book bundle data errors files judge online problem
            cli: library author bench book bundle coach data errors export files game hack input judge online play problem process stress util
            """;

    @TestFactory
    Stream<DynamicNode> problemsKnowLittle() {
        return SelectedProblems.each(problem -> Stream.of(
                dynamicTest(problem + ".Main knows itself, nimsum.util and java",
                        () -> onlyKnows(isSubmitted(problem), isSubmitted(problem), FOR_MAIN).check(ALL)),
                dynamicTest(
                        problem + ".Rules and BruteForce know nimsum.game, readers and writers, and nothing that argues",
                        () -> rulesKnowLittle(problem, "Rules", "BruteForce").check(ALL)),
                dynamicTest(problem + ".BruteForce knows of the problem only Rules and what they know",
                        () -> onlyReaches(ALL, problem, "BruteForce", "Rules").check(ALL)),
                dynamicTest(problem + ".Reference knows nimsum.game and nimsum.util, and neither Main nor a coach",
                        () -> referenceKnowsNoMain(problem).check(ALL)),
                dynamicTest(problem + "'s pictures know the problem, nimsum.picture, nimsum.game, nimsum.util and java",
                        () -> onlyKnows(isPicture(problem), isIn(problem), FOR_PICTURES).allowEmptyShould(true)
                                .check(ALL)),
                dynamicTest(problem + " knows itself, the small interfaces, nimsum.util and java",
                        () -> onlyKnows(isIn(problem).and(DescribedPredicate.not(isPicture(problem))), isIn(problem),
                                FOR_PROBLEMS).check(ALL))));
    }

    /** A lambda or a regular expression makes a JVM start late. A judge counts that time, too. */
    @Test
    void solutionsAndUtilStartAtOnce() {
        JavaClasses submitted = ALL.that(
                describe("are submitted", type -> type.getName().matches("nimsum\\.util\\..*|\\w+\\.Main(\\$.*)?")));
        assertFalse(submitted.isEmpty());
        submitted.forEach(type -> assertFalse(
                SLOW_TO_LOAD.matcher(DataFiles.read(Path.of(type.getSource().orElseThrow().getUri()))).find(),
                () -> type + " makes the JVM start late: it needs one of " + SLOW_TO_LOAD));
    }

    @Test
    void aPackageKnowsWhatTheTableSaysAndOnlyWhatStandsAboveIt() {
        Set<String> problems = Problems.here().all().stream().map(Problem::id).collect(Collectors.toSet());
        Set<String> above = new TreeSet<>();
        PACKAGES.lines().map(line -> List.of(line.split(":? "))).forEach(words -> {
            List<String> known = words.subList(1, words.size());
            known.stream().filter(word -> !word.matches("java|library")).forEach(word -> assertTrue(
                    above.contains(word.replaceFirst("\\.[A-Z].*", "")), words + " knows " + word));
            above.add(words.get(0));
            DescribedPredicate<JavaClass> own = describe("are in " + words.get(0),
                    type -> type.getPackageName().equals("nimsum." + words.get(0)));
            DescribedPredicate<JavaClass> library = describe("are of a library", type -> known.contains("library")
                    && !type.getName().startsWith("nimsum.") && !problems.contains(type.getName().split("\\.")[0]));
            DescribedPredicate<JavaClass> ours = describe("are named", type -> known.stream().map("nimsum."::concat)
                    .anyMatch(name -> name.equals(type.getPackageName()) || name.equals(outermost(type))));
            onlyKnows(own, own.or(library).or(ours), List.of("java.")).check(ALL);
        });
        assertEquals(above, ALL.stream().map(JavaClass::getPackageName).filter(name -> name.startsWith("nimsum."))
                .map(name -> name.substring("nimsum.".length())).collect(Collectors.toSet()));
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    static ArchRule onlyKnows(DescribedPredicate<JavaClass> who, DescribedPredicate<JavaClass> self,
            List<String> packages) {
        return classes().that(who).should().onlyDependOnClassesThat(describe("are allowed", type -> self.test(type)
                || type.isPrimitive() || type.isArray() || packages.stream().anyMatch(type.getName()::startsWith)));
    }

    static ArchRule rulesKnowLittle(Problem problem, String... names) {
        return CompositeArchRule.of(onlyKnows(is(problem, names), isIn(problem), FOR_RULES)).and(neverReaches(
                "\\w+\\.(Main|Coach|Reference)|nimsum\\.coach\\..*|nimsum\\.util\\.(?!Fast|InputException).*", problem,
                names));
    }

    /** What stands in Main or a coach can't certify them. */
    private static ArchRule referenceKnowsNoMain(Problem problem) {
        return CompositeArchRule.of(onlyKnows(is(problem, "Reference"), isIn(problem), FOR_REFERENCES))
                .and(neverReaches("\\w+\\.(Main|Coach)|nimsum\\.coach\\..*", problem, "Reference"));
    }

    /** Nor through whatever lies between. */
    static ArchRule neverReaches(String whom, Problem problem, String... names) {
        return noClasses().that(is(problem, names)).should().transitivelyDependOnClassesThat(
                describe("are " + whom, type -> type.getName().replaceFirst("\\$.*", "").matches(whom)));
    }

    /** A class reaches no other class of its problem than a second one and what that reaches. */
    static ArchRule onlyReaches(JavaClasses all, Problem problem, String name, String second) {
        Set<String> known = new HashSet<>();
        all.stream().filter(is(problem, name, second)).forEach(type -> known.add(type.getName()));
        all.stream().filter(is(problem, second)).flatMap(type -> type.getTransitiveDependenciesFromSelf().stream())
                .forEach(dependency -> known.add(dependency.getTargetClass().getName()));
        return noClasses().that(is(problem, name)).should().transitivelyDependOnClassesThat(
                describe("are in " + problem + " and unknown to " + second,
                        type -> isIn(problem).test(type) && !known.contains(type.getName())))
                .allowEmptyShould(problem.file().answer().isPresent());
    }

    private static DescribedPredicate<JavaClass> isSubmitted(Problem problem) {
        return is(problem, problem.submitted().toArray(String[]::new));
    }

    /** Returns the classes of these names, and those inside them. */
    private static DescribedPredicate<JavaClass> is(Problem problem, String... names) {
        return describe("is " + String.join(" or ", names) + " of " + problem, type -> Arrays.stream(names)
                .anyMatch(name -> (type.getName() + "$").startsWith(problem.id() + "." + name + "$")));
    }

    static DescribedPredicate<JavaClass> isPicture(Problem problem) {
        return isIn(problem)
                .and(describe("is a picture", type -> type.getName().matches("\\w+\\.\\w*Picture(\\$.*)?")));
    }

    static DescribedPredicate<JavaClass> isIn(Problem problem) {
        return describe("is in " + problem, type -> type.getPackageName().split("\\.")[0].equals(problem.id()));
    }
}
