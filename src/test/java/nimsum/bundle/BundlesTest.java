package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.run.JavaProcess;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Answers;
import nimsum.judge.FormCases;
import nimsum.judge.LineCaller;
import nimsum.online.CalledMethod;
import nimsum.online.JudgeEntry;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The proof of the bundles: each one, for each judge that a problem names, compiles at the judge's levels and prints
 * the answers of all data with the judge's flags. {@code AnswersTest} holds {@code Main} to the same answers.
 *
 * <p>
 * Judges that want the same text share its compilation, and one JVM for each set of flags takes the data of all
 * problems. {@link BundlesIT} runs each of the largest inputs in a fresh JVM as a judge does.
 */
class BundlesTest {

    private static final RunLimits LIMITS = RunLimits.ofTool(300_000);
    /** The programs by the folder of their problem, below that of a test class. */
    private static final Map<Path, List<Program>> PROGRAMS = new ConcurrentHashMap<>();

    @TempDir
    static Path folder;

    /** The class files of a bundle at one level, for a judge; judges that agree in text and flags share them. */
    private record Program(Problem problem, JudgeEntry judge, String body, int level, Path classes, String className,
            String method) {

        @Override
        public String toString() {
            return problem + " for " + judge.judge() + " at Java " + level;
        }
    }

    @TestFactory
    Stream<DynamicNode> everyJudge() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("every judge", () -> programs(folder, problem))));
    }

    /** Runs that {@link BundlesIT} makes, if the tests are of one problem. */
    @TestFactory
    Stream<DynamicNode> largestInputsInAFreshJvm() {
        return SelectedProblems.selected().size() == 1 ? largestInputs(folder) : Stream.of();
    }

    /**
     * The largest legal inputs, which are the secret cases numbered 90 to 99, within the judge's limits and a stack of
     * 1 MiB.
     *
     * @param folder for class files
     */
    static Stream<DynamicNode> largestInputs(Path folder) {
        return SelectedProblems.each(problem -> {
            List<TestCase> largest = TestCases.of(problem, DataKind.SECRET).stream().filter(JavaProcess::isLargest)
                    .toList();
            return Stream.concat(
                    Stream.of(dynamicTest("has such inputs", () -> assertFalse(largest.isEmpty(), () -> problem
                            + " has no largest input: name one 90-... in Cases.describe(), then scripts/data "
                            + problem))),
                    largest.stream().map(
                            test -> dynamicTest(test.toString(), () -> checkLargest(folder, problem, test))));
        });
    }

    private static void checkLargest(Path folder, Problem problem, TestCase test) {
        Set<String> seen = new HashSet<>();
        for (Program program : programs(folder, problem)) {
            if (program.method.equals("main") && seen.add(program.body)) {
                TestCase asked = new FormCases(problem, program.judge).of(test).findFirst().orElseThrow();
                Run run = JavaProcess.run(problem, program.classes.toString(), program.className, asked.readInput());
                assertEquals("", run.errors(), "standard error");
                assertEquals(0, run.status(), "exit status");
                Answers.assertSame(asked.readOutput(), run.output(), program + ", " + asked);
            }
        }
        assertFalse(seen.isEmpty(), "no bundle is run");
    }

    @TestFactory
    Stream<DynamicNode> allDataInOneJvmForEachSetOfFlags() {
        return SelectedProblems.selected().stream().flatMap(
                problem -> problem.file().judges().stream().map(judge -> flags(problem, judge.judge()))).distinct()
                .map(flags -> dynamicTest("java " + String.join(" ", flags), () -> runAll(flags)));
    }

    private static List<String> flags(Problem problem, OnlineJudge judge) {
        return judge.flags(problem.file().limits().memoryKib());
    }

    @Test
    void oldJudgesNeedNoMoreThanTheLibraryOfJava5() throws IOException {
        SelectedProblems.selected().forEach(problem -> programs(folder, problem));
        if (Files.exists(folder.resolve("old"))) {
            Compilers.checkApi(folder.resolve("old"));
        }
    }

    private static List<Program> programs(Path folder, Problem problem) {
        return PROGRAMS.computeIfAbsent(folder.resolve(problem.id()), key -> {
            try {
                return bundleAndCompile(folder, problem);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static List<Program> bundleAndCompile(Path folder, Problem problem) throws IOException {
        Map<JudgeEntry, String> bundles = Bundler.bundle(problem, problem.file().judges());
        Map<String, Path> classes = new HashMap<>();
        List<Program> programs = new ArrayList<>();
        for (JudgeEntry entry : problem.file().judges()) {
            OnlineJudge judge = entry.judge();
            String bundle = bundles.get(entry);
            String header = Bundler.header(problem, entry);
            assertTrue(bundle.startsWith(header), problem + " for " + judge);
            String body = bundle.substring(header.length());
            String className = checkShape(bundle, entry, problem + " for " + judge + ": ");
            for (int level : judge.java()) {
                int checked = Compilers.checked(level);
                Path folderOfClasses = classes.get(checked + body);
                if (folderOfClasses == null) {
                    folderOfClasses = Files.createDirectories(
                            folder.resolve(checked < 8 ? "old" : "new").resolve(problem + "-" + judge + "-" + checked));
                    Compilers.compile(className, bundle, checked, folderOfClasses);
                    classes.put(checked + body, folderOfClasses);
                }
                programs.add(new Program(problem, entry, body, checked, folderOfClasses, className,
                        entry.calls().map(CalledMethod::method).orElse("main")));
            }
        }
        return programs;
    }

    /** What every judge asks of a file: the class to run is the first one and alone public; its name. */
    private static String checkShape(String bundle, JudgeEntry entry, String who) throws IOException {
        CompilationUnitTree unit = ((JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null,
                null, List.of(new SourceText(who, bundle)))).parse().iterator().next();
        assertNull(unit.getPackageName(), who + "a package line");
        List<ClassTree> types = unit.getTypeDecls().stream().map(ClassTree.class::cast).toList();
        List<ClassTree> open = types.stream()
                .filter(type -> type.getModifiers().getFlags().contains(Modifier.PUBLIC)).toList();
        assertEquals(types.subList(0, 1), open, who + "the first class has to be the only public one");
        assertEquals(entry.className(), types.get(0).getSimpleName().toString(), who + "another class would be run");
        return entry.className();
    }

    /**
     * All data but the largest at the newest level that a text is compiled at; at the others, whose class files say the
     * same, the samples. A method that a judge calls takes the largest, too.
     */
    private static void runAll(List<String> flags) throws Exception {
        Map<List<Object>, List<String>> runs = new LinkedHashMap<>();
        for (Problem problem : SelectedProblems.selected()) {
            List<Program> programs = programs(folder, problem).stream()
                    .filter(program -> flags(problem, program.judge.judge()).equals(flags)).toList();
            for (Program program : programs) {
                boolean newest = programs.stream()
                        .noneMatch(other -> other.body.equals(program.body) && other.level > program.level);
                JudgeEntry judge = program.judge;
                runs.computeIfAbsent(List.of(program.classes, judge.form()),
                        key -> (newest ? TestCases.at(problem, judge) : TestCases.samples(problem, judge)).stream()
                                .filter(test -> !JavaProcess.isLargest(test) || !program.method.equals("main"))
                                .flatMap(new FormCases(problem, judge)::of)
                                .map(test -> String.join("\t", program.classes.toString(), program.className,
                                        program.method,
                                        test.input().toString(), test.output().toString(), program + ", " + test))
                                .toList());
            }
        }
        List<String> lines = runs.values().stream().flatMap(List::stream).toList();
        assertFalse(lines.isEmpty(), "no bundle is run");
        Path list = Files.write(Files.createTempFile(folder, "runs", ".txt"), lines);
        // The answers matter, not the time: such a JVM takes the least processor time.
        List<String> words = new ArrayList<>(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        words.addAll(flags);
        words.addAll(List.of("-cp", classes(BundleRuns.class) + File.pathSeparator + classes(LineCaller.class),
                BundleRuns.class.getName(), list.toString()));
        Run run = JavaProcess.run(words, "", LIMITS);
        assertTrue(run.succeeded(), run::errors);
        assertEquals(lines.size() + " runs\n", run.output().replace("\r", ""));
    }

    /** Returns the folder to which a class was compiled. */
    private static Path classes(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
