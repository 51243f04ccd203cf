package nimsum.site;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nimsum.files.DataFiles;
import org.apache.commons.io.FileUtils;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * The Java of the pages as scripts, compiled by TeaVM. Each script is a function that is a whole program, so that a
 * page can run it in a worker: pages that are opened from a disk may start one from a text alone.
 *
 * <p>
 * What the compiler writes is in an order that depends on identity hashes, which differ from run to run. In a JVM that
 * gives all objects the same one, as {@code pom.xml} starts it, it writes the same bytes each time.
 *
 * @param work a folder for what is made on the way
 */
record JavaScript(Path work) {

    void write(Games games, Hunting hunting, Path folder) throws IOException {
        FileUtils.deleteDirectory(work.toFile());
        compile(Stream.concat(games.sources(work).stream(), hunting.sources(work).stream()).toList());
        try (URLClassLoader classes = new URLClassLoader(new URL[]{work.toUri().toURL()},
                JavaScript.class.getClassLoader())) {
            String program = program(classes, "nimsum.board.Boards", "games.js", false);
            DataFiles.writeDocument(folder.resolve("games.js"), function("nimsumGames",
                    program + "\nreturn {begin: begin, draw: draw, tell: tell, ask: ask, solve: solve};"));
            // An array out of bounds has to throw.
            program = program(classes, "nimsum.board.Hunts", "hack.js", true);
            DataFiles.writeDocument(folder.resolve("hack.js"), function("nimsumHack", program
                    + "\nonmessage = ({data: [method, ...words]}) => postMessage({attempt, giveUp, judge}[method](...words));"));
        } catch (TeaVMToolException e) {
            throw new IOException("the Java of the pages does not compile to JavaScript", e);
        }
    }

    private static String function(String name, String body) {
        return "function " + name + "() {\n" + body + "\n}\n";
    }

    /** Starts another JVM, because the compiler of Java relies on different identity hashes. */
    private void compile(List<Path> sources) throws IOException {
        List<String> words = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
                        "-J-XX:TieredStopAtLevel=1",
                        "-J-XX:+UseSerialGC", "-proc:none", "-nowarn", "-encoding", "UTF-8", "-d", work.toString(),
                        "-cp", Path.of(URI.create(JavaScript.class.getProtectionDomain().getCodeSource().getLocation()
                                .toString())).toString()));
        sources.forEach(source -> words.add(source.toString()));
        try {
            if (new ProcessBuilder(words).inheritIO().start().waitFor() != 0) {
                throw new IOException("what the pages need of the problems does not compile");
            }
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }

    private String program(ClassLoader classes, String main, String file, boolean strict)
            throws TeaVMToolException, IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetDirectory(work.toFile());
        tool.setTargetFileName(file);
        tool.setMainClass(main);
        tool.setJsModuleType(JSModuleType.NONE);
        tool.setObfuscated(true);
        tool.setStrict(strict);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setClassLoader(classes);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(),
                new ConsoleTeaVMToolLog(false));
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IOException(main + " does not compile to JavaScript");
        }
        return DataFiles.readDocument(work.resolve(file));
    }

    /** Writes a class in the package of each problem that is a service, and returns the sources. */
    static List<Path> services(Path work, Class<?> service, List<String> classNames, List<String> texts) {
        List<Path> sources = new ArrayList<>();
        for (int i = 0; i < classNames.size(); i++) {
            Path source = work.resolve("java").resolve(classNames.get(i).replace('.', '/') + ".java");
            DataFiles.writeDocument(source, texts.get(i));
            sources.add(source);
        }
        DataFiles.writeDocument(work.resolve("META-INF/services").resolve(service.getName()),
                String.join("\n", classNames) + "\n");
        return sources;
    }
}
