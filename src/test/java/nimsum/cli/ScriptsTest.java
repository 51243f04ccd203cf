package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import nimsum.problem.DataFiles;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * When the scripts build, and what with. They run in a small checkout with a Maven and a Java that only pretend: the one
 * "compiles" the source of the one problem, by copying it where it is newer than its class, and the other prints that class.
 */
class ScriptsTest {

    private static final Path SCRIPTS = Path.of("scripts").toAbsolutePath();
    private static final List<String> TOOLS = List.of("awk", "cat", "cksum", "cmp", "cp", "find", "ln", "mkdir", "mv",
            "paste",
            "dirname", "grep", "readlink", "rm", "rmdir", "sed", "sh", "sleep", "sort", "tr");
    private static final String FIRST = "Building for the first time;";
    private static final String CHANGED = "Building what has changed ...\n";

    private static final int MANY = 8;

    @TempDir
    private Path folder;

    private Path home;
    private Path tools;
    private Path main;

    @BeforeEach
    void setUp() throws IOException {
        home = folder.resolve("it's a \"checkout\"");
        tools = folder.resolve("tools");
        main = home.resolve("problems/game/Main.java");
        FileUtils.copyDirectory(SCRIPTS.toFile(), home.resolve("scripts").toFile());
        write(main, "first", 100);
        DataFiles.writeDocument(home.resolve("pom.xml"), "a build");
        DataFiles.writeDocument(home.resolve("src/main/java/Tool.java"), "a tool");
        DataFiles.writeDocument(home.resolve("src/test/java/ToolTest.java"), "a test");
        for (String tool : TOOLS) {
            program(tool, "exec " + tool(tool) + " \"$@\"");
        }
        program("java", """
                for word; do
                    case $word in
                    -version) echo 'openjdk version "17.0.1" 2021-10-19' >&2; exit ;;
                    -Dnimsum.home=*) home=${word#*=} ;;
                    esac
                done
                cat "$home/target/classes/Main.class"
                """);
        program("mvn", """
                cd "$(dirname "$0")/../it's a \\"checkout\\"" || exit 1
                mkdir target/compiling || { echo "two builds at once"; exit 1; }
                echo build >>../builds
                . scripts/lib/stamp.sh
                begin target
                mkdir -p target/classes target/lib
                echo library >target/lib/a.jar
                if grep -q broken problems/game/Main.java; then
                    echo "[ERROR] $PWD/problems/game/Main.java:[1,8] <identifier> expected"
                    echo "[ERROR] Failed to execute goal"
                    rmdir target/compiling
                    exit 1
                fi
                [ -n "$(find target/classes -newer problems/game/Main.java -name Main.class)" ] ||
                    cp problems/game/Main.java target/classes/Main.class
                end target
                rmdir target/compiling""");
    }

    @Test
    void manyAtOnceBuildOnce() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            processes.add(
                    start(home.resolve("scripts/run"), folder.resolve("out" + i), folder.resolve("err" + i), Map.of()));
        }
        int first = 0;
        for (int i = 0; i < MANY; i++) {
            Script script = end(processes.get(i), folder.resolve("out" + i), folder.resolve("err" + i));
            assertEquals(0, script.status(), script.toString());
            assertEquals("first", script.out());
            assertTrue(script.err().lines().count() <= 1, script.err());
            first += script.err().startsWith(FIRST) ? 1 : 0;
        }
        assertEquals(1, first);
        assertEquals(1, builds());
        assertFalse(Files.isSymbolicLink(home.resolve("target/lock")));
    }

    @Test
    void sourceThatBecameOlderIsBuilt() throws Exception {
        assertAnswer("first", FIRST);
        write(main, "second", 50);
        assertAnswer("second", CHANGED);
        write(main, "first", 100);
        assertAnswer("first", CHANGED);
        write(main, "first", 0);
        assertAnswer("first", "");
        Files.delete(home.resolve("src/main/java/Tool.java"));
        assertAnswer("first", CHANGED);
        DataFiles.writeDocument(home.resolve("problems/game/README.md"), "not compiled");
        assertAnswer("first", "");
        assertEquals(4, builds());
    }

    @Test
    void whatIsMissingIsBuilt() throws Exception {
        assertAnswer("first", FIRST);
        Files.delete(home.resolve("target/lib/a.jar"));
        assertAnswer("first", CHANGED);
        FileUtils.deleteDirectory(home.resolve("target/classes").toFile());
        assertAnswer("first", CHANGED);
        FileUtils.deleteDirectory(home.resolve("target").toFile());
        assertAnswer("first", FIRST);
    }

    @Test
    void testsOfAnOlderSourceAreRemoved() throws Exception {
        Path test = home.resolve("target/test-classes/ToolTest.class");
        run();
        DataFiles.writeDocument(test, "compiled");
        DataFiles.writeDocument(main, "second");
        run();
        assertTrue(Files.exists(test));
        write(home.resolve("src/test/java/ToolTest.java"), "an older test", 1000);
        DataFiles.writeDocument(main, "third");
        run();
        assertFalse(Files.exists(test));
    }

    @Test
    void lockOfAProcessThatIsGoneIsBroken() throws Exception {
        Process gone = new ProcessBuilder("true").start();
        gone.waitFor();
        lock(gone.pid());
        assertAnswer("first", FIRST);
        assertFalse(Files.isSymbolicLink(home.resolve("target/lock")));
    }

    @Test
    void lockOfAnotherProcessIsWaitedFor() throws Exception {
        Path lock = lock(ProcessHandle.current().pid());
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = start(home.resolve("scripts/run"), out, err, Map.of());
        while (!Files.exists(err) || DataFiles.read(err).isEmpty()) {
            assertTrue(process.isAlive());
            Thread.sleep(10);
        }
        assertEquals(0, builds());
        Files.delete(lock);
        Script script = end(process, out, err);
        assertEquals("first", script.out());
        assertTrue(script.err().startsWith("Waiting for the build of process " + ProcessHandle.current().pid() + " "),
                script.err());
        assertTrue(script.err().contains("\n" + FIRST), script.err());
    }

    @Test
    void symbolicLinks() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        Path script = Files.createSymbolicLink(elsewhere.resolve("script"), home.resolve("scripts/run"));
        Path again = Files.createSymbolicLink(elsewhere.resolve("again"), Path.of("script"));
        Path checkout = Files.createSymbolicLink(elsewhere.resolve("checkout"), home);
        for (Path path : List.of(script, again, checkout.resolve("scripts/run"))) {
            Script result = run(path, Map.of("CDPATH", folder.toString()));
            assertEquals("first", result.out(), result.toString());
        }
        assertEquals(1, builds());
    }

    @Test
    void javaHome() throws Exception {
        Path jdk = folder.resolve("a jdk");
        Files.createDirectories(jdk.resolve("bin"));
        Files.move(tools.resolve("java"), jdk.resolve("bin/java"));
        assertRefused(2, "A JDK of version 17 or newer is needed: JAVA_HOME is not set, and PATH has no java.",
                Map.of());
        assertRefused(2, "JAVA_HOME is /nowhere, and there is no program bin/java in it.",
                Map.of("JAVA_HOME", "/nowhere"));
        Map<String, String> environment = Map.of("JAVA_HOME", jdk.toString());
        assertEquals("first", run(home.resolve("scripts/run"), environment).out());
        program("java", "echo 'java version \"1.8.0_402\"' >&2");
        assertRefused(2, "A JDK of version 17 or newer is needed, and " + tools.resolve("java")
                + " is 1.8.0_402.", Map.of());
        assertEquals("first", run(home.resolve("scripts/run"), environment).out());
    }

    @Test
    void withoutMaven() throws Exception {
        assertAnswer("first", FIRST);
        Files.delete(tools.resolve("mvn"));
        assertAnswer("first", "");
        write(main, "second", 0);
        assertRefused(2, "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH.", Map.of());
    }

    @Test
    void problemThatDoesNotCompileIsNamed() throws Exception {
        write(main, "broken", 0);
        Script script = run();
        assertEquals(1, script.status());
        assertEquals("", script.out());
        assertTrue(script.err().endsWith("""
                problems/game/Main.java:[1,8] <identifier> expected
                The build failed. To go on with the other problems, move problems/game elsewhere until it compiles.
                """), script.err());
        write(main, "mended", 0);
        assertAnswer("mended", CHANGED);
    }

    private void assertAnswer(String answer, String message) throws Exception {
        Script script = run();
        assertEquals(answer, script.out(), script.toString());
        assertTrue(message.isEmpty() ? script.err().isEmpty() : script.err().startsWith(message), script.err());
        assertEquals(0, script.status());
    }

    private void assertRefused(int status, String message, Map<String, String> environment) throws Exception {
        assertEquals(new Script(status, "", message + "\n"), run(home.resolve("scripts/run"), environment));
    }

    private Script run() throws Exception {
        return run(home.resolve("scripts/run"), Map.of());
    }

    private Script run(Path script, Map<String, String> environment) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        return end(start(script, out, err, environment), out, err);
    }

    private Process start(Path script, Path out, Path err, Map<String, String> environment) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(script.toString(), "game").directory(folder.toFile())
                .redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().remove("JAVA_HOME");
        builder.environment().put("PATH", tools.toString());
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static Script end(Process process, Path out, Path err) throws Exception {
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertTrue(ended, () -> DataFiles.read(err));
        return new Script(process.exitValue(), DataFiles.read(out), DataFiles.read(err));
    }

    private Path lock(long process) throws IOException {
        Files.createDirectories(home.resolve("target"));
        return Files.createSymbolicLink(home.resolve("target/lock"), Path.of("process " + process));
    }

    private int builds() {
        Path builds = folder.resolve("builds");
        return Files.exists(builds) ? (int) DataFiles.read(builds).lines().count() : 0;
    }

    private void program(String name, String text) {
        Path file = tools.resolve(name);
        DataFiles.writeDocument(file, "#!/bin/sh\n" + text + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private static Path tool(String name) {
        return List.of(System.getenv("PATH").split(":")).stream().map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable).findFirst().orElseThrow();
    }

    private static void write(Path file, String text, int secondsAgo) throws IOException {
        DataFiles.writeDocument(file, text);
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(secondsAgo)));
    }
}
