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
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.ToolProvider;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.harness.problem.AnswersTest;
import nimsum.harness.run.OwnProgram;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.FormCases;
import nimsum.judge.LineCaller;
import nimsum.online.CalledMethod;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Assumptions;
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
 * problems. The largest inputs of a problem, which are the secret cases numbered 90 to 99, have a JVM to themselves.
 */
class BundlesIT {

    private static final RunLimits LIMITS = RunLimits.ofTool(300_000);
    /** What a JVM may hold besides its heap. */
    private static final long RUNTIME_KIB = 256L << 10;
    private static final Map<Problem, List<Program>> PROGRAMS = new ConcurrentHashMap<>();

    @TempDir
    static Path folder;

    /** The class files of a bundle at one level, for a judge; judges that agree in text and flags share them. */
    private record Program(Problem problem, JudgeEntry judge, String body, int level, Path classes, String className,
            String method) {

        /** Returns a line for {@link BundleRuns}. */
        private String run(TestCase test) {
            return String.join("\t", classes.toString(), className, method, test.input().toString(),
                    test.output().toString(), this + ", " + test);
        }

        @Override
        public String toString() {
            return problem + " for " + judge.judge() + " at Java " + level;
        }
    }

    @TestFactory
    Stream<DynamicNode> everyJudge() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("every judge", () -> programs(problem))));
    }

    @TestFactory
    Stream<DynamicNode> largestInputs() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("the largest inputs", () -> checkLargest(problem))));
    }

    private static void checkLargest(Problem problem) throws Exception {
        List<TestCase> largest = TestCases.of(problem, DataKind.SECRET).stream().filter(AnswersTest::isLargest)
                .toList();
        assertFalse(largest.isEmpty(), () -> problem
                + " has no largest input: name one 90-... in Cases.describe(), then scripts/data " + problem);
        Limits limits = problem.file().limits();
        Set<String> seen = new HashSet<>();
        for (Program program : programs(problem)) {
            if (program.method.equals("main") && seen.add(program.body)) {
                FormCases form = new FormCases(problem, program.judge);
                runAll(largest.stream().map(test -> program.run(form.of(test).findFirst().orElseThrow())).toList(),
                        List.of("-Xmx" + limits.memoryKib() + "k", "-Xss1m"), limits.timeMs(),
                        limits.memoryKib() + RUNTIME_KIB);
            }
        }
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
    void oldJudgesNeedNoMoreThanTheLibraryOfJava5() {
        SelectedProblems.selected().forEach(BundlesIT::programs);
        if (Files.exists(folder.resolve("old"))) {
            Compilers.checkApi(folder.resolve("old"));
        }
    }

    private static List<Program> programs(Problem problem) {
        return PROGRAMS.computeIfAbsent(problem, key -> {
            try {
                return bundleAndCompile(problem);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static List<Program> bundleAndCompile(Problem problem) throws IOException {
        Map<JudgeEntry, String> bundles = Bundler.bundle(problem, problem.file().judges());
        Map<String, Path> classes = new HashMap<>();
        List<Program> programs = new ArrayList<>();
        for (JudgeEntry entry : problem.file().judges()) {
            OnlineJudge judge = entry.judge();
            String bundle = bundles.get(entry);
            String body = bundle.substring(bundle.indexOf(" */"));
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

    private static String checkShape(String bundle, JudgeEntry entry, String who) throws IOException {
        CompilationUnitTree unit = ((JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, null, null,
                null, List.of(new SourceText(who, bundle)))).parse().iterator().next();
        assertNull(unit.getPackageName(), who + "a package line");
        List<ClassTree> types = unit.getTypeDecls().stream().map(ClassTree.class::cast).toList();
        List<ClassTree> open = types.stream()
                .filter(type -> type.getModifiers().getFlags().contains(Modifier.PUBLIC)).toList();
        assertEquals(types.subList(0, 1), open, who + "the first class has to be the only public one");
        assertEquals(entry.className(), types.get(0).getSimpleName().toString(), who + "another class would be run");
        checkLength(bundle, entry, who);
        return entry.className();
    }

    private static void checkLength(String bundle, JudgeEntry entry, String who) {
        List<String> classes = Stream.of(bundle.split("\n(?=final class )"))
                .filter(text -> text.matches("(?s)final class (FastReader|FastWriter|InputException) .*")).toList();
        assertEquals(entry.calls().isEmpty() ? 3 : 0, classes.size(), who + "reader, writer and exception");
        String text = String.join("\n", classes);
        assertTrue(text.length() <= 3_700 && text.lines().count() <= 130,
                () -> who + "reader, writer and exception have "
                        + text.length() + " characters in " + text.lines().count() + " lines");
    }

    /**
     * All data but the largest at the newest level that a text is compiled at; at the others, whose class files say the
     * same, the samples. A method that a judge calls takes the largest, too.
     */
    private static void runAll(List<String> flags) throws Exception {
        Map<List<Object>, List<String>> runs = new LinkedHashMap<>();
        for (Problem problem : SelectedProblems.selected()) {
            List<Program> programs = programs(problem).stream()
                    .filter(program -> flags(problem, program.judge.judge()).equals(flags)).toList();
            for (Program program : programs) {
                boolean newest = programs.stream()
                        .noneMatch(other -> other.body.equals(program.body) && other.level > program.level);
                JudgeEntry judge = program.judge;
                runs.computeIfAbsent(List.of(program.classes, judge.form()),
                        key -> (newest ? TestCases.at(problem, judge) : TestCases.samples(problem, judge)).stream()
                                .filter(test -> !AnswersTest.isLargest(test) || !program.method.equals("main"))
                                .flatMap(new FormCases(problem, judge)::of).map(program::run).toList());
            }
        }
        // The answers matter, not the time: such a JVM takes the least processor time.
        List<String> words = new ArrayList<>(flags);
        words.add("-XX:TieredStopAtLevel=1");
        runAll(runs.values().stream().flatMap(List::stream).toList(), words,
                LIMITS.cpuMillis(), LIMITS.memoryKib());
    }

    /** Makes runs in one JVM, which is skipped where processes cannot be run under limits. */
    private static void runAll(List<String> runs, List<String> flags, long millis, long memoryKib) throws Exception {
        assertFalse(runs.isEmpty(), "no bundle is run");
        Assumptions.assumeTrue(ProcessRunner.isSupported(), "processes are run under limits on Linux only");
        Path list = Files.write(Files.createTempFile(folder, "runs", ".txt"), runs);
        List<String> words = new ArrayList<>(List.of(OwnProgram.JAVA, "-XX:+UseSerialGC"));
        words.addAll(flags);
        words.addAll(List.of("-cp", classes(BundleRuns.class) + File.pathSeparator + classes(LineCaller.class),
                BundleRuns.class.getName(), Long.toString(millis), list.toString()));
        // One that never ends is ended here.
        RunLimits limits = new RunLimits(Math.min(LIMITS.cpuMillis(), (1 + runs.size()) * millis), LIMITS.idleMillis(),
                memoryKib, 0, 0, LIMITS.outputBytes(), LIMITS.errorBytes());
        try (ProcessRunner runner = new ProcessRunner()) {
            Run run = runner.run(Invocation.of(words), limits);
            assertEquals(Optional.empty(), run.exceeded(), () -> limits + " for the runs from " + runs.get(0));
            assertEquals(runs.size() + " runs\n", run.output().replace("\r", ""), run::errors);
        }
    }

    /** Returns the folder to which a class was compiled. */
    private static Path classes(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
