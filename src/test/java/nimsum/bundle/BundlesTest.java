package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.EntryPoint;
import nimsum.problem.ProblemFile.JudgeEntry;
import nimsum.problem.TestCase;
import nimsum.harness.SelectedProblems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The proof of the bundles: each one, for each judge that a problem names, compiles at the judge's levels and prints what
 * <code>Main</code> prints, on all data, in a fresh JVM with the judge's flags.
 *
 * <p>
 * A JVM costs more than most cases. So one takes all cases of a bundle in turn, each with freshly loaded classes; a second one
 * runs the first sample exactly as a judge does, from the command line; and judges that agree in text, level and flags share
 * both.
 */
class BundlesTest {

    private static final int MOST_SECONDS = 100;

    private static final OnlineJudges JUDGES = OnlineJudges.known();

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicNode> bundles() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("for every judge", () -> new Proof(problem, folder).run())));
    }

    /** A judge's way from the text to its output; judges that agree in it share one proof. */
    private record Way(String body, int level, List<String> flags) {
    }

    /** A case, and what <code>Main</code> prints for it. */
    private record Input(String name, Path file, String expected) {
    }

    private static final class Proof {

        private final Problem problem;
        private final Path folder;
        private final List<Input> cases = new ArrayList<>();
        private final Map<Way, String> proven = new LinkedHashMap<>();

        private Proof(Problem problem, Path folder) throws IOException {
            this.problem = problem;
            this.folder = Files.createDirectory(folder.resolve(problem.id()));
        }

        private void run() throws Exception {
            for (JudgeEntry entry : problem.file().judges()) {
                try {
                    prove(JUDGES.find(entry.judge()), entry);
                } catch (AssertionError | RuntimeException e) {
                    throw new AssertionError(problem + " for " + entry.judge() + ": " + e.getMessage(), e);
                }
            }
            System.out.printf("bundles %-12s %d cases in a fresh JVM for each of: %s%n", problem, cases.size(),
                    String.join(", ", proven.values()));
        }

        private void prove(OnlineJudge judge, JudgeEntry entry) throws Exception {
            String bundle = Bundler.bundle(problem, judge);
            assertEquals(bundle, Bundler.bundle(problem, judge), "bundling is deterministic");
            String body = Fixture.body(bundle);
            Path file = Files.writeString(folder.resolve("Bundle.java"), bundle);
            assertEquals(body, Fixture.body(Bundler.bundle(file, problem, judge)),
                    "bundling a bundle changes only its header");
            String className = checkShape(bundle, judge, entry);
            if (proven.keySet().stream().noneMatch(way -> way.body.equals(body))) {
                assertEquals(List.of(), Minimality.unneeded(bundle), "members that the bundle could do without");
            }
            for (int level : judge.javaLevels()) {
                Way way = new Way(body, Compilers.checked(level), judge.jvmFlags());
                if (!proven.containsKey(way)) {
                    Path classes = Files.createTempDirectory(folder, "classes");
                    Compilers.compile(className, bundle, way.level, classes);
                    runAll(classes, className, entry, way.flags);
                    proven.put(way, judge.name() + " " + way.level);
                }
            }
        }

        /** What every judge asks of a file, and how this one finds the class to run; its name. */
        private String checkShape(String bundle, OnlineJudge judge, JudgeEntry entry) {
            assertTrue(judge.sourceBytes().isEmpty() || bundle.length() <= judge.sourceBytes().getAsInt(), "too long");
            Sources sources = Sources.read("bundle", bundle, List.of(), unit -> assertEquals(null, unit.getPackage()));
            List<TypeElement> types = sources.topLevelOfEntry();
            List<TypeElement> open = types.stream().filter(type -> type.getModifiers().contains(Modifier.PUBLIC))
                    .toList();
            assertEquals(List.of(types.get(0)), open, "the first class is the only public one");
            TypeElement found = switch (judge.entry()) {
                case MAIN -> named(types, "Main");
                case FIRST -> types.get(0);
                case PUBLIC -> open.get(0);
                case ANY -> types.stream().filter(type -> ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .anyMatch(method -> method.getSimpleName().contentEquals("main"))).findFirst().orElseThrow();
                case STATEMENT -> named(types, entry.entry().orElseThrow().className());
            };
            assertEquals(types.get(0), found, "the class that the judge runs");
            return found.getSimpleName().toString();
        }

        private static TypeElement named(List<TypeElement> types, String name) {
            return types.stream().filter(type -> type.getSimpleName().contentEquals(name)).findFirst().orElseThrow();
        }

        private void runAll(Path classes, String className, JudgeEntry entry, List<String> flags) throws Exception {
            List<Input> inputs = inputs();
            List<String> arguments = new ArrayList<>(
                    List.of("-cp", testClasses(), AllCases.class.getName(), classes.toString(), className));
            arguments.add(entry.entry().map(EntryPoint::method).orElse("main"));
            for (int i = 0; i < inputs.size(); i++) {
                arguments.add(inputs.get(i).file.toString());
                arguments.add(classes.resolve(i + ".out").toString());
            }
            java(flags, arguments, inputs.get(0).file, classes);
            for (int i = 0; i < inputs.size(); i++) {
                assertOutput(inputs.get(i), classes.resolve(i + ".out"));
            }
            if (entry.entry().isEmpty()) {
                assertOutput(inputs.get(0),
                        java(flags, List.of("-cp", classes.toString(), className), inputs.get(0).file, classes));
            }
        }

        /** All data of the problem, with what Main prints. */
        private List<Input> inputs() {
            if (cases.isEmpty()) {
                for (DataKind kind : List.of(DataKind.SAMPLE, DataKind.SECRET)) {
                    TestCase.of(problem, kind)
                            .forEach(test -> cases
                                    .add(new Input(test.name(), test.input(), problem.main().run(test.readInput()))));
                }
            }
            return cases;
        }

        private static void assertOutput(Input test, Path output) throws IOException {
            assertEquals(test.expected, Files.readString(output, StandardCharsets.ISO_8859_1), test.name);
        }
    }

    private static String testClasses() throws Exception {
        return Path.of(AllCases.class.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    }

    /** Runs this JDK's java command; the file with its standard output. */
    private static Path java(List<String> flags, List<String> arguments, Path input, Path folder) throws Exception {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(flags);
        command.addAll(arguments);
        File output = folder.resolve("stdout").toFile();
        File messages = folder.resolve("stderr").toFile();
        Process process = new ProcessBuilder(command).redirectInput(input.toFile()).redirectOutput(output)
                .redirectError(messages).start();
        if (!process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("did not end within " + MOST_SECONDS + " s: " + command);
        }
        assertEquals(0, process.exitValue(), () -> command + ": " + text(messages));
        return output.toPath();
    }

    private static String text(File file) {
        try {
            return Files.readString(file.toPath());
        } catch (IOException e) {
            return e.toString();
        }
    }
}
