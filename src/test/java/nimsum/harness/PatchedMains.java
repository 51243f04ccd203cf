package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.Program;
import org.apache.commons.io.FileUtils;

/**
 * The mistakes of a problem that are changes of its <code>Main</code>, compiled: each is a <code>Main</code> in a package of its
 * own, named after the mistake. Source and class files stand in <code>target/wrong/ID/</code>, to be looked at and to be run in
 * processes of their own.
 */
final class PatchedMains {

    private final Problem problem;
    private final Path folder;

    /**
     * Applies and compiles them, all at once.
     *
     * @throws AssertionError
     *             if one can't be applied or does not compile
     */
    PatchedMains(Problem problem, List<Patch> patches) {
        this.problem = problem;
        this.folder = folder(problem);
        try {
            FileUtils.deleteDirectory(folder.toFile());
            FileUtils.forceMkdir(folder.toFile());
            List<Path> sources = new ArrayList<>();
            String main = DataFiles.readDocument(problem.folder().resolve("Main.java"));
            List<String> complaints = new ArrayList<>();
            for (Patch patch : patches) {
                try {
                    Path source = folder.resolve(Path.of(problem.id(), "wrong", patch.name(), "Main.java"));
                    DataFiles.writeDocument(source, patch.apply(main).replaceFirst("(?m)^package .*;",
                            "package " + packageOf(patch.name()) + ";"));
                    sources.add(source);
                } catch (AssertionError e) {
                    complaints.add(e.getMessage());
                }
            }
            assertTrue(complaints.isEmpty(), () -> String.join("\n", complaints));
            compile(sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where the class files of a problem's changed Mains are. */
    static Path folder(Problem problem) {
        return problem.home().resolve(Path.of("target", "wrong", problem.id()));
    }

    Program program(String name) {
        try {
            // Not closed: it loads classes for as long as the program is used.
            @SuppressWarnings("resource")
            ClassLoader loader = new URLClassLoader(new URL[]{folder.toUri().toURL()});
            return Program.of(Class.forName(packageOf(name) + ".Main", true, loader));
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private String packageOf(String name) {
        return problem.id() + ".wrong." + name;
    }

    private void compile(List<Path> sources) throws IOException {
        if (sources.isEmpty()) {
            return;
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-nowarn", "-cp",
                Problems.here().home().resolve("target/classes").toString(), "-d", folder.toString());
        try (StandardJavaFileManager files = compiler.getStandardFileManager(messages, null, StandardCharsets.UTF_8)) {
            if (!compiler.getTask(null, files, messages, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call()) {
                Diagnostic<? extends JavaFileObject> first = messages.getDiagnostics().get(0);
                throw new AssertionError("problems/" + problem + "/wrong/"
                        + Path.of(first.getSource().toUri()).getParent().getFileName()
                        + ".diff, applied to Main.java, does not compile:\n" + first);
            }
        }
    }
}
