package nimsum.harness.run;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic.Kind;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import nimsum.author.SlowRuns;
import nimsum.bundle.SourceText;
import nimsum.errors.CheckoutException;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.judge.Excerpt;
import nimsum.judge.JudgeReport;
import nimsum.judge.Submission;

/**
 * The program that {@code mvn test -Dproblem=ID -Dmain=FILE.java} names: a class with {@code main}, or one with
 * {@code static void solve(FastReader in, FastWriter out)}.
 *
 * @param name of its file, for messages
 * @param command runs it in a JVM of its own
 * @param folder a temporary one, for all that is made
 */
public record OwnProgram(String name, List<String> command, Path folder) {

    /** The program {@code java} of this JVM. */
    public static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final int SECONDS = 60;

    public static boolean isNamed() {
        return System.getProperty("main") != null;
    }

    /** Compiles the program that is named; a relative name starts where Maven was called. */
    public static OwnProgram named(Path folder) {
        return compile(Path.of(System.getProperty("main.folder", "")).resolve(System.getProperty("main")), folder);
    }

    /**
     * Compiles a program, which may use all classes of this checkout.
     *
     * @throws UsageException if there is no such file, or it does not compile; with the compiler's first error
     */
    public static OwnProgram compile(Path file, Path folder) {
        Submission own = Submission.ofFile(file);
        String name = JudgeReport.shown(file);
        String main = own.mainClass().orElseThrow(() -> new UsageException(
                name + " is no Java file: scripts/judge ID " + name + " judges programs in other languages"));
        String text = new String(own.source().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        String classes = folder + File.pathSeparator + System.getProperty("java.class.path");
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler().getTask(null, null, messages,
                List.of("-proc:none", "-cp", classes, "-d", folder.toString()), null,
                List.of(new SourceText(name, text)));
        try {
            List<TypeElement> types = ElementFilter.typesIn(task.analyze());
            messages.getDiagnostics().stream().filter(message -> message.getKind() == Kind.ERROR).findFirst()
                    .ifPresent(error -> {
                        throw new UsageException(name + ", line " + error.getLineNumber() + ", does not compile: "
                                + error.getMessage(Locale.ENGLISH).replaceAll("\\s+", " "));
                    });
            task.generate();
            TypeElement run = types.stream().filter(type -> type.getSimpleName().contentEquals(main)).findFirst()
                    .orElseThrow(() -> new UsageException(name + " has no class"));
            List<String> methods = ElementFilter.methodsIn(run.getEnclosedElements()).stream()
                    .map(method -> method.getSimpleName().toString()).toList();
            List<String> command = new ArrayList<>(List.of(JAVA, "-cp", classes));
            if (!methods.contains("main") && methods.contains("solve")) {
                command.add(SlowRuns.class.getName());
            }
            command.add(run.getQualifiedName().toString());
            return new OwnProgram(name, command, folder);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs the program on one input.
     *
     * @return what it printed, with a line feed behind each line
     * @throws CheckoutException if it fails or does not end
     */
    public String run(String input) {
        try {
            Path run = Files.createTempDirectory(folder, "run");
            Path output = run.resolve("output");
            Path errors = run.resolve("errors");
            DataFiles.write(run.resolve("input"), input);
            Process process = new ProcessBuilder(command).redirectInput(run.resolve("input").toFile())
                    .redirectOutput(output.toFile()).redirectError(errors.toFile()).start();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                throw new CheckoutException(name + " does not end within " + SECONDS + " s");
            }
            if (process.exitValue() != 0) {
                throw new CheckoutException(name + " ends with exit status " + process.exitValue() + ":\n"
                        + Excerpt.lines(DataFiles.read(errors).replace("(source.java:", "(" + name + ":")));
            }
            return DataFiles.read(output).lines().map(line -> line + "\n").collect(Collectors.joining());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
