package nimsum.site;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import nimsum.board.Boards;
import nimsum.board.Entry;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * All games and all solutions as one script: their Java, compiled to JavaScript by TeaVM.
 *
 * @param home the folder of the repository
 */
record Games(Path home, List<Problem> problems) {

    private static final String ENTRY = "SiteEntry";

    /**
     * Writes the script. It defines a function that is a whole program, so that a page can run it in a worker: pages
     * that are opened from a disk may start one from a text alone.
     *
     * <p>
     * What the compiler writes is in an order that depends on identity hashes, which differ from run to run. In a JVM
     * that gives all objects the same one, as {@code pom.xml} starts it, it writes the same bytes each time.
     *
     * @param work a folder for what is made on the way
     */
    void write(Path work, Path script) throws IOException {
        FileUtils.deleteDirectory(work.toFile());
        try (URLClassLoader classes = entries(work)) {
            TeaVMTool tool = new TeaVMTool();
            tool.setTargetDirectory(work.toFile());
            tool.setTargetFileName("games.js");
            tool.setMainClass(Boards.class.getName());
            tool.setJsModuleType(JSModuleType.NONE);
            tool.setObfuscated(true);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
            tool.setClassLoader(classes);
            tool.generate();
            TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(),
                    new ConsoleTeaVMToolLog(false));
            if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
                throw new IOException("the games do not compile to JavaScript");
            }
        } catch (TeaVMToolException e) {
            throw new IOException("the games do not compile to JavaScript", e);
        }
        DataFiles.writeDocument(script, "function nimsumGames() {\n" + DataFiles.readDocument(work.resolve("games.js"))
                + "\nreturn {begin: begin, tell: tell, ask: ask, solve: solve};\n}\n");
    }

    /** Compiles an {@link Entry} for each problem; the loader finds them as services. */
    private URLClassLoader entries(Path work) throws IOException {
        List<String> words = new ArrayList<>(List.of("-nowarn", "-d", work.toString(), "-cp",
                Path.of(URI.create(Entry.class.getProtectionDomain().getCodeSource().getLocation().toString()))
                        .toString()));
        for (Problem problem : problems) {
            Path source = work.resolve("java").resolve(problem.id()).resolve(ENTRY + ".java");
            DataFiles.writeDocument(source, source(problem));
            words.add(source.toString());
        }
        DataFiles.writeDocument(work.resolve("META-INF/services").resolve(Entry.class.getName()),
                problems.stream().map(problem -> problem + "." + ENTRY + "\n").collect(Collectors.joining()));
        if (ToolProvider.findFirst("javac").orElseThrow().run(System.err, System.err,
                words.toArray(String[]::new)) != 0) {
            throw new IOException("what the page needs of the problems does not compile");
        }
        return new URLClassLoader(new URL[]{work.toUri().toURL()}, Games.class.getClassLoader());
    }

    private String source(Problem problem) {
        String bounds = problem.file().bounds().entrySet().stream()
                .map(bound -> "bounds.put(\"" + bound.getKey() + "\", new nimsum.input.Range(" + bound.getValue().min()
                        + "L, " + bound.getValue().max() + "L));\n")
                .collect(Collectors.joining());
        String sketch = Files.exists(home.resolve("src/site/java").resolve(problem.id()).resolve("Board.java"))
                ? "new Board()"
                : "new nimsum.board.CommonSketch<>()";
        return String.format(Locale.ROOT, """
                package %1$s;
                public final class %2$s implements nimsum.board.Entry {
                    public String id() {
                        return "%1$s";
                    }
                    public java.util.Optional<nimsum.board.Table<?>> table() {
                        %3$s
                    }
                    public void solve(nimsum.util.FastReader in, nimsum.util.FastWriter out) {
                        Main.solve(in, out);
                    }
                }
                """, problem, ENTRY,
                !problem.hasGame() ? "return java.util.Optional.empty();" : String.format(Locale.ROOT, """
                        java.util.Map<String, nimsum.input.Range> bounds = new java.util.LinkedHashMap<>();
                        %sreturn java.util.Optional.of(new nimsum.board.Table<>(new Rules(), new Coach(),
                                new Cases().withBounds(bounds)::start, %s));
                        """, bounds, sketch));
    }
}
