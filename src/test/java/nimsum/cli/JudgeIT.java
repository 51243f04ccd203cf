package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.process.ToolPath;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code scripts/judge} as a user calls it; inside this JVM where the script itself makes no difference. */
@Isolated
class JudgeIT extends ProblemCopy implements BuiltScripts {

    private static final String PROGRAMS = "src/test/resources/nimsum/judge/";
    private static final String WRONG = PROGRAMS + "fixture/wrong.c";
    private static final String SECRET = "testdata/fixture/secret/";

    @Test
    void bundleOfOursIsAccepted() {
        Script script = Script.run("judge", ANY.id(), "--case", "sample/1", "--all");
        assertEquals(0, script.status(), script.toString());
        List<String> lines = script.out().lines().toList();
        assertTrue(lines.get(0).startsWith(ANY + ": the bundle for "), script.out());
        assertTrue(lines.get(lines.size() - 2).matches("sample/1  Accepted +\\d+ ms +(>=)?\\d+\\.\\d MiB"),
                script.out());
        assertEquals("Accepted (1 of 1 cases accepted)", script.lastLine());
        assertEquals("", script.err());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongProgramIsRejectedAndItsFirstWrongLineIsShown() {
        Script script = judge(WRONG, "--stop");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().contains("""
                    line 2, token 1: expected "WIN", found "LOSE"
                    input: %s/03-small-heaps.in, line 2: 2
                        1
                        2
                        3
                        4
                """.formatted(home.resolve(SECRET))), script.out());
        assertEquals("Wrong Answer on secret/03-small-heaps (3 of 6 cases accepted, 2 not run), again: "
                + home.resolve("scripts/judge") + " fixture " + WRONG + " --case secret/03-small-heaps",
                script.lastLine());
        assertTrue(script.err().matches("(\\S+ +Accepted, \\d+ ms\n){3}"), "the accepted files: " + script.err());
    }

    /** The others come before it, and no case twice. */
    @Test
    void theFirstFailureComesLast() {
        Script script = judge(WRONG);
        List<String> lines = script.out().lines().toList();
        List<String> failures = lines.stream().filter(line -> line.matches("(sample|secret)/.*"))
                .map(line -> line.replaceFirst("(?<=Answer).*", "")).toList();
        assertEquals(List.of("secret/50-types-N        Wrong Answer", "secret/90-many-heaps     Wrong Answer",
                "secret/03-small-heaps  Wrong Answer"), failures);
        List<String> names = Stream.concat(failures.stream(), script.err().lines()).map(line -> line.split(" ")[0])
                .distinct().toList();
        assertEquals(6, names.size());
        int last = lines.indexOf(lines.stream().filter(line -> line.startsWith("secret/03")).findFirst().get());
        assertTrue(lines.subList(last + 1, lines.size() - 1).stream().allMatch(line -> line.startsWith("    ")),
                script.out());
    }

    /** At a judge that asks one question a file, a file of many is split. Of this one, only the third is lost. */
    @Test
    void theLineSaysHowToRunOneQuestionOfASplitCaseAgain() {
        edit(copy.folder().resolve("problem.yaml"), "(address: https.*)", "$1\n    form: {frame: ONE_QUESTION}");
        String program = program("wins.py", "print('WIN')");
        Script first = judge(program, "--judge", "Luogu", "--case", "secret/03-small-heaps");
        assertTrue(first.lastLine().startsWith("Wrong Answer on secret/03-small-heaps:3 (3 of 4 cases accepted)"),
                first.toString());
        assertEquals("", first.err());
        Script second = judge(first.lastLine().replaceFirst(".* fixture ", "").split(" "));
        assertEquals(1, second.status(), second.toString());
        assertTrue(second.lastLine().startsWith("Wrong Answer on secret/03-small-heaps:3 (0 of 1 cases accepted)"),
                second.lastLine());
        assertEquals("Accepted (1 of 1 cases accepted)", judge(program, "--case", "03:4").lastLine());
    }

    @Test
    void aStandardThatTheCompilerDoesNotKnowIsWrongUsage() {
        Script script = judge(PROGRAMS + "right.cpp", "--std", "c++99");
        assertEquals(2, script.status(), script.toString());
        assertTrue(script.err().endsWith("The compiler here does not know the standard c++99.\n"), script.err());
    }

    @Test
    void javaThatIsNewerThanThisJdkIsNoCompileError() {
        Assumptions.assumeTrue(Runtime.version().feature() < 21, "this JDK has Java 21");
        Script script = judge(program("Main.java", "public class Main { record P(int x) { } "
                + "static int x(Object o) { return o instanceof P(int x) ? x : 0; } }"), "--judge", "Luogu");
        assertEquals(2, script.status(), script.toString());
        assertEquals("", script.out());
        assertTrue(script.err().contains("\nLuogu compiles Java 21, and this JDK is of version "), script.err());
    }

    @Test
    void theLineSaysHowToRunThatCaseAgainFromWhereTheUserStands() {
        requireTool("gcc");
        program("it's wrong.cc", "int main() { return 0; }");
        Script script = Script.run(Map.of(), home, "judge", ANY.id(), "it's wrong.cc", "--stop");
        String again = script.lastLine().replaceFirst(".*, again: ", "");
        Script second = Script.runCommand(List.of("sh", "-c", again), Map.of(), home);
        assertEquals(1, second.status(), second.toString());
        assertTrue(second.lastLine().startsWith("Wrong Answer on sample/1 (0 of 1 cases accepted)"),
                second.lastLine());
    }

    @Test
    void judgeOfTheProblemBringsItsRules() {
        String blanks = program("blanks.py", "print(' WIN\\nLOSE\\nWIN ')");
        String trailing = program("trailing.py", "print('WIN\\nLOSE\\nWIN ')");
        assertTrue(judge(blanks, "--case", "sample/1").lastLine()
                .startsWith("Presentation Error on sample/1 (0 of 1 cases accepted)"));
        Script luogu = judge(trailing, "--case", "sample/1", "--judge", "lUO");
        assertTrue(luogu.out().contains(", judged like Luogu, "), luogu.out());
        assertEquals("Accepted (1 of 1 cases accepted)", luogu.lastLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compile-error.cpp", "compile-error.java", "compile-error.py"})
    void compileErrorNamesTheUsersFile(String name) {
        Script script = judge(PROGRAMS + name);
        assertEquals(1, script.status(), script.toString());
        assertEquals("Compile Error", script.lastLine());
        assertTrue(script.out().replaceFirst("(?s)\nCompiled.*", "").contains(PROGRAMS + name), script.out());
        assertEquals(!name.endsWith("py"), script.out().contains("\n--std "), script.out());
        assertFalse(script.out().contains("Main."), script.out());
    }

    @Test
    void jsonSaysTheSame() {
        Script script = judge(WRONG, "--json", "--memory-limit", "20000");
        JsonObject report = new Gson().fromJson(script.out(), JsonObject.class);
        assertEquals(1, script.status());
        assertEquals("Wrong Answer", report.get("verdict").getAsString());
        assertEquals("C", report.get("language").getAsString());
        assertEquals(20000, report.get("memoryLimitKib").getAsInt());
        assertFalse(report.getAsJsonArray("cases").get(0).getAsJsonObject().has("difference"));
    }

    /** The words, and how the message starts, with {@code ~} for a newline. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"fixtur | There is no problem \"fixtur\". Did you mean \"fixture\"?",
            "fixture nowhere.c | There is no file nowhere.c.",
            "fixture README.md | README.md: unknown kind of file. The name has to end in .java, ",
            "fixture --case sample/9 | fixture has no case \"sample/9\". Did you mean \"sample/1\"?~"
                    + "The cases are: sample/1",
            "fixture --case 3 | fixture has no case \"3\".~The cases are: sample/1, secret/01-",
            "fixture --case 0 | fixture has no case \"0\". These begin so: secret/01-",
            "fixture --case 01:0 | secret/01-smallest-heap has no question 0: it has 1.",
            "fixture --time-limit 0 | --time-limit has to be positive, not 0.",
            "fixture --time-limit soon | Invalid value for option '--time-limit'",
            "fixture --judge pok | There is no judge \"pok\". Did you mean \"POJ\"?~The judges of fixture are: POJ, Luogu.~",
            "fixture --judge AOJ | fixture is not at AOJ.~Its judges are: POJ, Luogu.",
            "'' | Missing required parameter: 'ID' (see scripts/judge --help)~",
            "fixture a.c b.c | Unmatched argument at index 2: 'b.c' (see scripts/judge --help)~",
            "fixture --quick | Unknown option: '--quick' (see scripts/judge --help)~"})
    void wrongUsage(String words, String start) {
        Script script = Script.inCheckout(home, new JudgeCommand(),
                words.isEmpty() ? new String[0] : words.split(" "));
        assertEquals(2, script.status(), script.toString());
        assertEquals("", script.out());
        assertTrue(script.err().startsWith(start.replace('~', '\n')), script.err());
    }

    @Test
    void withoutDataNothingIsAccepted() throws IOException {
        FileUtils.deleteDirectory(copy.data().toFile());
        assertEquals(new Script(2, "", "fixture has no data yet.\n"), judge(program("a.py", "")));
    }

    /** A folder of its name is not one. */
    @Test
    void missingCompilerIsNamed() throws IOException {
        Path tools = SmallCheckout.in(home).tools();
        // The Maven that pretends may not build this checkout, if a source is edited meanwhile.
        Files.delete(tools.resolve("mvn"));
        Files.createDirectory(tools.resolve("gcc"));
        Map<String, String> environment = Map.of("PATH", tools.toString(), "JAVA_HOME",
                System.getProperty("java.home"));
        assertEquals(new Script(2, "", "A program in C needs \"gcc\", and no folder of PATH has it.\n"),
                Script.run(environment, Path.of(""), "judge", ANY.id(), WRONG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", ""})
    void namesAndWordsMayBeInAnyScript(String locale) throws IOException {
        requireTool("gcc");
        Path here = Files.createDirectory(home.resolve("s\u00f6ls"));
        program("s\u00f6ls/n\u00efm.c", """
                #include <stdio.h>
                int main(void) { fputs("d\u00e9j\u00e0 vu", stderr); return 3; }
                """);
        Script script = Script.run(Map.of("LC_ALL", locale, "LANG", ""), here, "judge", ANY.id(), "n\u00efm.c",
                "--stop");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith(ANY + ": n\u00efm.c (C), judged like "), script.out());
        assertTrue(script.out().contains("    standard error:\n        d\u00e9j\u00e0 vu\n"), script.out());
        assertTrue(script.lastLine().endsWith(" 'n\u00efm.c' --case sample/1"), script.out());
    }

    /** TopCoder calls a method of the class. */
    @Test
    void aClassWithoutMainIsCalled() {
        edit(copy.folder().resolve("problem.yaml"), "judge: Luogu(\n.*)",
                "judge: TopCoder$1\n    calls: {class-name: OneOrTwo, method: winner}");
        String program = program("OneOrTwo.java",
                "public class OneOrTwo { public String winner(int stones) { return \"WIN\"; } }");
        assertEquals(new Script(2, "", "The class OneOrTwo is what TopCoder asks for: --judge TopCoder.\n"),
                judge(program));
        assertTrue(judge(WRONG, "--judge", "TopCoder").err().startsWith("TopCoder calls a method of a class,"));
        assertEquals("Accepted (1 of 1 cases accepted)",
                judge(program, "--judge", "topcoder", "--case", "secret/01").lastLine());
        assertTrue(judge(program, "--judge", "topcoder", "--case", "secret/02").lastLine()
                .startsWith("Wrong Answer on secret/02-"));
    }

    @Test
    void helpSaysWhatIsNotIsolatedAndWhatMemoryMeans() {
        Script script = Script.inCheckout(home, new JudgeCommand(), "--help");
        assertEquals(0, script.status());
        String words = script.out().replaceAll("\\s+", " ");
        assertTrue(words.contains("This is not a sandbox"), script.out());
        assertTrue(words.contains("For Java the limit bounds the heap"), script.out());
        assertFalse(script.hasControlCharacters());
    }

    /** Writes a program; its name. */
    private String program(String name, String source) {
        DataFiles.writeDocument(home.resolve(name), source);
        return home.resolve(name).toString();
    }

    /** Judges a program on the copy; the test is skipped where its compiler is not installed. */
    private Script judge(String... words) {
        Script script = Script.onFixture(home, new JudgeCommand(), words);
        Assumptions.assumeFalse(script.err().endsWith("no folder of PATH has it.\n"), script.err());
        return script;
    }

    private static void requireTool(String name) {
        Assumptions.assumeTrue(ToolPath.find(name).isPresent(), name + " is not installed");
    }
}
