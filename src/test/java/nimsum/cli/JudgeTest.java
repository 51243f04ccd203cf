package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Assumptions;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** <code>scripts/judge</code> as a user calls it. */
class JudgeTest {

    private static final String RIGHT = "src/test/resources/nimsum/judge/poj2311/right.py";
    private static final String WRONG = "src/test/resources/nimsum/judge/poj2311/wrong.c";
    private static final String SLEEPS = "src/test/resources/nimsum/judge/poj2311/sleeps.py";

    @TempDir
    private Path folder;

    @Test
    void bundleOfOursIsAccepted() throws Exception {
        Script script = Script.run("judge", "poj2311");
        assertEquals(0, script.status(), script.toString());
        assertTrue(script.out().startsWith("poj2311: the bundle for POJ (Java), judged like POJ, 1000 ms, 65536 KiB\n"),
                script.out());
        assertTrue(script.lastLine().startsWith("Accepted ("), script.out());
        assertEquals("", script.err());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void rightProgramIsAccepted() throws Exception {
        requireTool("python3");
        Script script = Script.run("judge", "poj2311", RIGHT, "--time-limit", "5000", "--case", "sample/1");
        assertEquals(0, script.status(), script.toString());
        assertEquals(3, script.out().lines().count(), script.out());
        assertTrue(script.out().lines().toList().get(1).matches("sample/1  Accepted +\\d+ ms +(\\d+ MiB|-)"),
                script.out());
        assertEquals("Accepted (1 of 1 cases accepted)", script.lastLine());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongProgramIsRejectedAndTheLineSaysHowToRunThatCaseAgain() throws Exception {
        requireTool("gcc");
        Path odd = Files.copy(Path.of(WRONG), folder.resolve("it's wrong.c"));
        Script script = Script.run("judge", "poj2311", odd.toString());
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.lastLine().startsWith("Wrong Answer ("), script.out());
        assertTrue(script.out().contains("\n    line "), script.out());
        String again = script.out().lines().filter(line -> line.startsWith("    again: ")).findFirst().orElseThrow();
        Process shell = new ProcessBuilder("sh", "-c", again.replace("    again: ", "")).start();
        assertEquals("Wrong Answer (0 of 1 cases accepted)",
                new String(shell.getInputStream().readAllBytes()).lines().reduce("", (a, b) -> b));
        assertEquals(1, shell.waitFor());
    }

    @Test
    void jsonSaysTheSame() throws Exception {
        requireTool("gcc");
        Script script = Script.run("judge", "poj2311", WRONG, "--json", "--memory-limit", "20000");
        JsonObject report = new Gson().fromJson(script.out(), JsonObject.class);
        assertEquals(1, script.status());
        assertEquals("Wrong Answer", report.get("verdict").getAsString());
        assertEquals("C", report.get("language").getAsString());
        assertEquals(20000, report.get("memoryLimitKib").getAsInt());
        JsonObject first = report.getAsJsonArray("cases").get(0).getAsJsonObject();
        assertEquals("sample/1", first.get("name").getAsString());
        assertEquals("Accepted", first.get("verdict").getAsString());
        assertFalse(first.has("difference"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"poj2312 | There is no problem \"poj2312\". Did you mean \"poj2311\"?",
            "poj2311 nowhere.c | There is no file nowhere.c.",
            "poj2311 README.md | README.md: unknown kind of file. The name has to end in .java, .cpp, .c, .py.",
            "poj2311 --case sample/9 | poj2311 has no case \"sample/9\".",
            "poj2311 --time-limit 0 | --time-limit has to be positive, not 0.",
            "poj2311 --time-limit soon | Invalid value for option '--time-limit'",
            "'' | Missing required parameter: 'ID'",
            "poj2311 --quick | Unknown option: '--quick'"})
    void wrongUsage(String words, String message) throws Exception {
        Script script = Script.run("judge", words.isEmpty() ? new String[0] : words.split(" "));
        assertEquals(2, script.status(), script.toString());
        assertEquals("", script.out());
        assertTrue(script.err().startsWith(message), script.err());
    }

    @Test
    void missingCompilerIsNamed() throws Exception {
        for (String tool : List.of("java", "readlink", "find", "cksum", "cmp")) {
            Path script = folder.resolve(tool);
            DataFiles.writeDocument(script, "#!/bin/sh\nexec '" + tool(tool) + "' \"$@\"\n");
            assertTrue(script.toFile().setExecutable(true));
        }
        Script script = Script.run(Map.of("PATH", folder.toString()), "judge", "poj2311", WRONG);
        assertEquals(2, script.status(), script.toString());
        assertEquals("A program in C needs \"gcc\", and no folder of PATH has it.\n", script.err());
    }

    @Test
    void endingTheJudgeEndsTheProgram() throws Exception {
        requireTool("python3");
        String mark = "nimsum-judge-test-sleeps";
        Path temporary = Files.createDirectory(folder.resolve("temporary"));
        Process judge = Script.start(Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                folder.resolve("out"), folder.resolve("err"), "judge", "poj2311", SLEEPS,
                "--time-limit", "60000");
        try {
            awaitTrue(() -> runs(mark));
            assertEquals(1, temporary.toFile().list((parent, name) -> name.startsWith("nimsum-")).length);
            judge.destroy();
            assertTrue(judge.waitFor(20, TimeUnit.SECONDS));
            awaitTrue(() -> !runs(mark));
            assertEquals(0, temporary.toFile().list((parent, name) -> name.startsWith("nimsum-")).length);
        } finally {
            judge.destroyForcibly();
        }
    }

    @Test
    void helpSaysWhatIsNotIsolated() throws Exception {
        Script script = Script.run("judge", "--help");
        assertEquals(0, script.status());
        assertTrue(script.out().contains("This is no sandbox"), script.out());
        assertFalse(script.hasControlCharacters());
    }

    private static boolean runs(String mark) {
        return ProcessHandle.allProcesses()
                .anyMatch(process -> process.info().commandLine().filter(line -> line.contains(mark)).isPresent());
    }

    private static void awaitTrue(BooleanSupplier condition) throws InterruptedException {
        Instant deadline = Instant.now().plus(Duration.ofSeconds(60));
        while (!condition.getAsBoolean()) {
            assertTrue(Instant.now().isBefore(deadline), "waited in vain");
            Thread.sleep(50);
        }
    }

    private static void requireTool(String name) {
        Assumptions.assumeTrue(tool(name) != null, name + " is not installed");
    }

    private static Path tool(String name) {
        return List.of(System.getenv("PATH").split(":")).stream().map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable).findFirst().orElse(null);
    }
}
