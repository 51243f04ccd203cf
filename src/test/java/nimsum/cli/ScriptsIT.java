package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.files.DataFiles;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the scripts build, and what they run. */
class ScriptsIT {

    private static final String FIRST = "Building for the first time;";
    private static final String WAITING = "Waiting for another build ...\n";
    private static final String CHANGED = "Building what has changed ...\n";
    private static final String BROKEN = "problems/game/Main.java does not build, as target/build.log says:"
            + " this was built before.\n";
    private static final String GAME = "problems/game/Main.java";

    @TempDir
    private Path folder;

    private SmallCheckout checkout;
    private Path target;

    @BeforeEach
    void setUp() throws IOException {
        checkout = SmallCheckout.in(folder);
        target = checkout.home().resolve("target");
        assertAnswer("first", FIRST, 1);
    }

    @Test
    void whatHasChangedIsBuilt() throws IOException {
        assertAnswer("first", "", 0);
        checkout.write(GAME, "other");
        assertAnswer("other", CHANGED, 1);
        checkout.write("problems/game/README.md", "not compiled");
        assertAnswer("other", "", 0);
        for (String file : List.of("src/main/resources/judges.yaml", "pom.xml")) {
            checkout.write(file, "changed");
            assertAnswer("other", CHANGED, 1);
        }
        FileUtils.deleteDirectory(checkout.home().resolve("problems/other").toFile());
        assertAnswer("other", CHANGED, 1);
        assertFalse(Files.exists(checkout.build().resolve("classes/other")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"NEWEST", "builds/current", "builds"})
    void whatIsMissingIsBuilt(String file) throws IOException {
        FileUtils.forceDelete(file.equals("NEWEST") ? checkout.build().toFile() : target.resolve(file).toFile());
        assertEquals("first", run().out());
        assertEquals(1, checkout.builds());
    }

    @Test
    void sourceThatIsEditedWhileItIsBuilt() throws IOException {
        checkout.write(GAME, "second");
        checkout.meanwhile("printf third >problems/game/Main.java");
        assertAnswer("second", CHANGED, 1);
        checkout.meanwhile("");
        assertAnswer("third", CHANGED, 1);
    }

    @Test
    void aProgramThatRunsKeepsItsClasses() throws IOException {
        checkout.whileItRuns("""
                cd it*
                for text in second third; do
                    printf $text >problems/game/Main.java
                    (cd .. && it*/scripts/run game)
                done""");
        Script script = run();
        assertEquals("secondthirdfirst", script.out(), script.toString());
        checkout.builds();
        checkout.write(GAME, "fourth");
        assertAnswer("fourth", CHANGED, 1);
        assertEquals(2, target.resolve("builds").toFile().listFiles(File::isDirectory).length, "the newest two");
    }

    @Test
    void aBuildThatIsKilled() throws IOException {
        checkout.write(GAME, "second");
        checkout.meanwhile("rmdir target/compiling; kill -KILL $PPID");
        assertEquals("", run().out());
        checkout.meanwhile("");
        checkout.builds();
        assertAnswer("second", CHANGED, 1);
    }

    @Test
    void anotherBuildIsWaitedFor() throws IOException {
        checkout.write(GAME, "second");
        checkout.meanwhile("""
                (cd .. && it*/scripts/run game 2>said) 9>&- &
                until grep -q Waiting ../said || [ $((n += 1)) = 500 ]; do :; done""");
        assertAnswer("second", CHANGED, 1);
        assertEquals(WAITING, DataFiles.read(folder.resolve("said")));
    }

    @Test
    void symbolicLinks() throws IOException {
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        Path script = Files.createSymbolicLink(elsewhere.resolve("script"), checkout.script());
        Path again = Files.createSymbolicLink(elsewhere.resolve("again"), Path.of("script"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("checkout"), checkout.home());
        for (Path path : List.of(script, again, link.resolve("scripts/run"))) {
            Script result = checkout.run(path, Map.of("CDPATH", folder.toString()));
            assertEquals("first", result.out(), result.toString());
        }
        assertEquals(0, checkout.builds());
    }

    @Test
    void javaHome() throws IOException {
        Path java = checkout.tools().resolve("java");
        Path jdk = folder.resolve("a jdk");
        Files.createDirectories(jdk.resolve("bin"));
        Files.move(java, jdk.resolve("bin/java"));
        String needed = "A JDK of version 17 or newer is needed";
        assertRefused(2, needed + ": JAVA_HOME is not set, and there is no program java.", Map.of());
        assertRefused(2, needed + ": JAVA_HOME is /nowhere, and there is no program /nowhere/bin/java.",
                Map.of("JAVA_HOME", "/nowhere"));
        Map<String, String> environment = Map.of("JAVA_HOME", jdk.toString());
        assertEquals("first", checkout.run(checkout.script(), environment).out());
        Files.createSymbolicLink(java, checkout.tools().resolve("old"));
        for (String modules : List.of("", "java.base@21.0.1", "jdk.compiler@16.0.2")) {
            checkout.program("old", "echo " + modules);
            assertRefused(2, needed + ", and " + java + " is older or has no compiler.", Map.of());
        }
        assertEquals("first", checkout.run(checkout.script(), environment).out());
    }

    @Test
    void withoutMavenOrNetwork() throws IOException {
        checkout.program("mvn", "echo 'Could not transfer artifact'; exit 1");
        FileUtils.deleteDirectory(target.resolve("builds").toFile());
        Script script = run();
        assertEquals(1, script.status());
        assertTrue(script.err().endsWith("Maven could not fetch what it needs. The first build needs the network, and"
                + " behind a proxy a settings.xml.\n"), script.err());
        Files.delete(checkout.tools().resolve("mvn"));
        assertRefused(2, "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH.", Map.of());
    }

    @Test
    void problemThatDoesNotCompile() throws IOException {
        checkout.write(GAME, "broken");
        assertAnswer("first", CHANGED + BROKEN, 1);
        assertAnswer("first", BROKEN, 0);
        checkout.write(GAME, "mended");
        assertAnswer("mended", CHANGED, 1);
        FileUtils.deleteDirectory(target.resolve("builds").toFile());
        checkout.write(GAME, "broken");
        Script script = run();
        assertEquals(1, script.status());
        assertTrue(script.err().endsWith("<identifier> expected\nThe build failed.\n"), script.err());
    }

    @Test
    void terminal() throws IOException {
        assertTrue(DataFiles.read(folder.resolve("words")).contains("-Dnimsum.columns= -Dnimsum.typed= "));
        Script.runCommand(List.of("script", "-qec", "stty cols 99; it*/scripts/run game", "/dev/null"),
                Map.of("JAVA_HOME", "", "PATH", checkout.tools() + ":" + System.getenv("PATH")), folder);
        assertTrue(DataFiles.read(folder.resolve("words")).contains("-Dnimsum.columns=99 -Dnimsum.typed=true "));
    }

    private void assertAnswer(String answer, String message, int builds) throws IOException {
        Script script = run();
        assertEquals(answer, script.out(), script.toString());
        assertTrue(message.equals(FIRST) ? script.err().startsWith(message) : script.err().equals(message),
                script.toString());
        assertEquals(0, script.status());
        assertEquals(builds, checkout.builds());
    }

    private void assertRefused(int status, String message, Map<String, String> environment) {
        assertEquals(new Script(status, "", message + "\n"), checkout.run(checkout.script(), environment));
    }

    private Script run() {
        return checkout.run(checkout.script(), Map.of());
    }
}
