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
import nimsum.problem.DataFiles;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the scripts build, and what. */
class ScriptsIT {

    private static final String FIRST = "Building for the first time;";
    private static final String WAITING = "Waiting for another build ...\n";
    private static final String CHANGED = "Building what has changed ...\n";
    private static final String LIBRARIES = "libraries";
    private static final String GAME = "problems/game/Main.java";
    private static final String RULES = "problems/game/Rules.java";
    private static final String TOOL = "src/main/java/Tool.java";
    private static final String EVERYTHING = GAME + " problems/other/Main.java " + TOOL;

    @TempDir
    private Path folder;

    private SmallCheckout checkout;
    private Path home;
    private Path target;

    @BeforeEach
    void setUp() throws IOException {
        checkout = SmallCheckout.in(folder);
        home = checkout.home();
        target = home.resolve("target");
    }

    @Test
    void whatHasChangedIsBuilt() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(GAME, "other"); // As long as "first".
        assertAnswer("other", CHANGED, GAME);
        checkout.write(GAME, "other");
        checkout.write("problems/game/README.md", "not compiled");
        assertAnswer("other", "");
        checkout.write(TOOL, "another tool");
        assertAnswer("other", CHANGED, EVERYTHING);
        checkout.write("src/main/resources/judges.yaml", "other judges");
        assertAnswer("other", CHANGED, EVERYTHING);
        assertEquals("other judges", DataFiles.read(checkout.build().resolve("classes/judges.yaml")));
        checkout.write("pom.xml", "another build");
        DataFiles.write(checkout.build().resolve("lib/old.jar"), "a library that it named");
        assertAnswer("other", CHANGED, LIBRARIES, EVERYTHING);
        assertFalse(Files.exists(checkout.build().resolve("lib/old.jar")));
        assertAnswer("other", "");
    }

    @Test
    void sourceThatIsGoneLosesItsClass() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(RULES, "rules");
        assertAnswer("first", CHANGED, GAME + " " + RULES);
        assertEquals(List.of("Tool.class", "game/Main.class", "game/Rules.class", "other/Main.class"),
                checkout.classes());
        Files.delete(home.resolve(RULES));
        assertAnswer("first", CHANGED, GAME);
        assertEquals(List.of("Tool.class", "game/Main.class", "other/Main.class"), checkout.classes());
        FileUtils.deleteDirectory(home.resolve("problems/other").toFile());
        assertAnswer("first", CHANGED);
        assertEquals(List.of("Tool.class", "game/Main.class"), checkout.classes());
        Files.delete(home.resolve(TOOL));
        assertAnswer("first", CHANGED, GAME);
        assertEquals(List.of("game/Main.class"), checkout.classes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"NEWEST", "builds/current", "builds"})
    void whatIsMissingIsBuilt(String file) throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        FileUtils.forceDelete(file.equals("NEWEST") ? checkout.build().toFile() : target.resolve(file).toFile());
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
    }

    @Test
    void sourceThatIsEditedWhileItIsBuilt() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(GAME, "second");
        checkout.meanwhile("printf third >problems/game/Main.java");
        assertAnswer("second", CHANGED, GAME);
        assertAnswer("third", CHANGED, GAME);
    }

    @Test
    void aProgramThatRunsKeepsItsClasses() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.whileItRuns("""
                cd it*
                for text in second third; do
                    printf $text >problems/game/Main.java
                    (cd .. && it*/scripts/run game)
                done""");
        Script script = run();
        assertEquals("secondthirdfirst", script.out(), script.toString());
        checkout.built();
        checkout.write(GAME, "fourth");
        assertAnswer("fourth", CHANGED, GAME);
        assertEquals(2, target.resolve("builds").toFile().listFiles(File::isDirectory).length, "the newest two");
    }

    /** Nothing of what it built is run. */
    @Test
    void aBuildThatIsKilled() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(GAME, "second");
        checkout.meanwhile("kill -KILL $PPID");
        assertEquals("", run().out());
        checkout.meanwhile("");
        checkout.built();
        assertAnswer("second", CHANGED, GAME);
    }

    @Test
    void anotherBuildIsWaitedFor() throws Exception {
        checkout.meanwhile("""
                (cd .. && it*/scripts/run game 2>said) 9>&- &
                until grep -q Waiting ../said || [ $((n += 1)) = 500 ]; do :; done""");
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        assertEquals(WAITING, DataFiles.read(folder.resolve("said")));
    }

    @Test
    void symbolicLinks() throws Exception {
        Path elsewhere = Files.createDirectories(folder.resolve("else where"));
        Path script = Files.createSymbolicLink(elsewhere.resolve("script"), checkout.script());
        Path again = Files.createSymbolicLink(elsewhere.resolve("again"), Path.of("script"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("checkout"), home);
        for (Path path : List.of(script, again, link.resolve("scripts/run"))) {
            Script result = checkout.run(path, Map.of("CDPATH", folder.toString()));
            assertEquals("first", result.out(), result.toString());
        }
        assertEquals(List.of(LIBRARIES, EVERYTHING), checkout.built());
    }

    /** A program is told how wide the terminal is, and whether a person types. */
    @Test
    void terminal() throws Exception {
        DataFiles.writeDocument(folder.resolve("running"), "echo $words >>said\n");
        assertEquals("first", run().out());
        Script.runCommand(List.of("script", "-qec", "it*/scripts/run game", "/dev/null"),
                Map.of("JAVA_HOME", "", "PATH", checkout.tools() + ":" + System.getenv("PATH")), folder);
        String said = DataFiles.read(folder.resolve("said"));
        assertTrue(said.matches(".* -Dnimsum.columns=0 -Dnimsum.typed=false .*\n"
                + ".* -Dnimsum.columns=[1-9]\\d* -Dnimsum.typed=true .*\n"), said);
    }

    @Test
    void javaHome() throws Exception {
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
        Files.createSymbolicLink(java, jdk.resolve("bin/java"));
        assertEquals("first", run().out());
        Files.delete(java);
        Files.createSymbolicLink(java, checkout.tools().resolve("old"));
        for (String modules : List.of("", "java.base@21.0.1", "jdk.compiler@16.0.2")) {
            checkout.program("old", "echo " + modules);
            assertRefused(2, needed + ", and " + java + " is older or has no compiler.", Map.of());
        }
        assertEquals("first", checkout.run(checkout.script(), environment).out());
    }

    @Test
    void withoutMavenOrItsNetwork() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        Files.delete(checkout.tools().resolve("mvn"));
        checkout.write(GAME, "second");
        assertAnswer("second", CHANGED, GAME);
        checkout.write("pom.xml", "another build");
        assertRefused(2, "Nimsum has to be built, and Maven (mvn), which builds it, is not on the PATH.", Map.of());
        checkout.program("mvn", "echo [ERROR] No plugin found for prefix; exit 1");
        assertTrue(run().err().startsWith(CHANGED + "Maven could not fetch what it needs. "));
    }

    @Test
    void problemThatDoesNotCompileIsNamed() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(GAME, "broken");
        assertRefused(1, CHANGED + """
                problems/game/Main.java:1: error: <identifier> expected
                The build failed. To go on with the other problems, move problems/game elsewhere until it compiles.""",
                Map.of());
        checkout.built();
        checkout.write(GAME, "first");
        assertAnswer("first", "");
        checkout.write(GAME, "mended");
        assertAnswer("mended", CHANGED, GAME);
    }

    /** It goes on with what was built before, and finds the compiler's words in a file. */
    @Test
    void whatIsLeftIsListedOfAProblemThatDoesNotCompile() throws Exception {
        assertAnswer("first", FIRST, LIBRARIES, EVERYTHING);
        checkout.write(GAME, "broken");
        Path script = home.resolve("scripts/new-problem");
        assertEquals(new Script(0, "first", CHANGED), checkout.run(script, Map.of()));
        assertEquals("problems/game/Main.java:1: error: <identifier> expected\n",
                DataFiles.read(target.resolve("build.log")));
        checkout.built();
        checkout.write(GAME, "mended");
        assertAnswer("mended", CHANGED, GAME);
        FileUtils.deleteDirectory(checkout.build().toFile());
        checkout.write(GAME, "broken");
        assertEquals(1, checkout.run(script, Map.of()).status());
    }

    private void assertAnswer(String answer, String message, String... built) throws Exception {
        Script script = run();
        assertEquals(answer, script.out(), script.toString());
        assertTrue(message.isEmpty() ? script.err().isEmpty() : script.err().startsWith(message),
                "instead of \"" + message + "\" on standard error: " + script);
        assertEquals(0, script.status());
        assertEquals(List.of(built), checkout.built());
    }

    private void assertRefused(int status, String message, Map<String, String> environment) throws Exception {
        assertEquals(new Script(status, "", message + "\n"), checkout.run(checkout.script(), environment));
    }

    private Script run() throws Exception {
        return checkout.run(checkout.script(), Map.of());
    }
}
