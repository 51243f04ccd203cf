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
import nimsum.problem.DataFiles;
import nimsum.process.ToolPath;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code scripts/judge} as a user calls it; inside this JVM where the script itself makes no difference. */
class JudgeIT implements BuiltScripts {

    private static final String PROGRAMS = "src/test/resources/nimsum/judge/";
    private static final String WRONG = PROGRAMS + "poj2311/wrong.c";

    @TempDir
    private Path folder;

    @Test
    void bundleOfOursIsAccepted() {
        Script script = Script.run("judge", "poj2311", "--case", "1", "--all");
        assertEquals(0, script.status(), script.toString());
        List<String> lines = script.out().lines().toList();
        assertEquals("poj2311: the bundle for POJ (Java), judged like POJ, 1000 ms, 65536 KiB", lines.get(0));
        assertTrue(lines.get(1).matches("Compiled as at POJ \\(http://poj\\.org/page\\?id=1000\\): "
                + "java -jar \\S+ecj\\S+\\.jar -source 1\\.5 -target 1\\.5 Main\\.java"), script.out());
        assertEquals("Run: java -Xmx65536k -XX:+UseSerialGC -XX:-UsePerfData -cp . Main", lines.get(2));
        assertEquals("Memory is that of the whole process, which may hold 262144 KiB more for the runtime of Java.",
                lines.get(3));
        assertTrue(lines.get(4).matches("sample/1  Accepted +\\d+ ms +(>=)?\\d+\\.\\d MiB"), script.out());
        assertEquals("Accepted (1 of 1 cases accepted)", script.lastLine());
        assertEquals(6, lines.size(), script.out());
        assertEquals("", script.err());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongProgramIsRejectedAndItsFirstWrongLineIsShown() {
        requireTool("gcc");
        Script script = judge("poj2311", WRONG, "--stop");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().contains("""
                    line 4, token 1: expected "WIN", found "LOSE"
                    input: testdata/poj2311/secret/03-first-safe-cuts.in, line 4: 2 5
                        2 2
                        2 3
                        2 4
                        2 5
                """), script.out());
        assertTrue(
                script.lastLine()
                        .equals("Wrong Answer on secret/03-first-safe-cuts (3 of 18 cases accepted, 14 not run)"
                                + ", again: scripts/judge poj2311 " + WRONG + " --case secret/03-first-safe-cuts"),
                script.lastLine());
        assertTrue(script.err().matches("(\\S+ +Accepted, \\d+ ms\n){3}"), "the accepted files: " + script.err());
    }

    /** The others come before it, and no case twice. */
    @Test
    void theFirstFailureComesLast() {
        requireTool("gcc");
        Script script = judge("poj2311", WRONG);
        List<String> lines = script.out().lines().toList();
        List<String> failures = lines.stream().filter(line -> line.matches("(sample|secret)/.*")).toList();
        assertTrue(failures.get(failures.size() - 1).startsWith("secret/03-first-safe-cuts  Wrong Answer "),
                script.out());
        assertTrue(failures.size() > 5 && failures.get(0).startsWith("secret/04-"), script.out());
        List<String> names = Stream.concat(failures.stream(), script.err().lines()).map(line -> line.split(" ")[0])
                .toList();
        assertEquals(18, names.size());
        assertEquals(names.stream().distinct().toList(), names);
        assertTrue(lines.subList(lines.indexOf(failures.get(failures.size() - 1)) + 1, lines.size() - 1).stream()
                .allMatch(line -> line.startsWith("    ")), script.out());
    }

    /** Neither is one of the twenty that stand for the file, nor does POJ ask one question a file. */
    @Test
    void everyQuestionThatIsNamedIsJudged() throws Exception {
        requireTool("python3");
        String program = Files.writeString(folder.resolve("says.py"), "print('WIN')").toString();
        assertTrue(judge("luogup2252", program, "--case", "secret/90-largest:2").lastLine()
                .startsWith("Wrong Answer on secret/90-largest:2 (0 of 1 cases accepted)"));
        assertTrue(judge("poj2311", program, "--case", "03:1").lastLine()
                .startsWith("Wrong Answer on secret/03-first-safe-cuts:1 (0 of 1 cases accepted)"));
        assertEquals("Accepted (1 of 1 cases accepted)", judge("poj2311", program, "--case", "03:4").lastLine());
    }

    @Test
    void aStandardThatTheCompilerDoesNotKnowIsWrongUsage() {
        requireTool("g++");
        Script script = judge("poj2311", PROGRAMS + "right.cpp", "--std", "c++99");
        assertEquals(2, script.status(), script.toString());
        assertTrue(script.err().endsWith("The compiler here does not know the standard c++99.\n"), script.err());
    }

    @Test
    void javaThatIsNewerThanThisJdkIsNoCompileError() throws Exception {
        Assumptions.assumeTrue(Runtime.version().feature() < 21, "this JDK has Java 21");
        Path file = Files.writeString(folder.resolve("Main.java"),
                """
                        public class Main { record P(int x) { } static int x(Object o) { return o instanceof P(int x) ? x : 0; } }
                        """);
        Script script = judge("luogup4279", file.toString(), "--judge", "Luogu");
        assertEquals(2, script.status(), script.toString());
        assertEquals("", script.out());
        assertTrue(script.err().contains("\nLuogu compiles Java 21, and this JDK is of version "), script.err());
    }

    @Test
    void theLineSaysHowToRunThatCaseAgainFromWhereTheUserStands() throws Exception {
        requireTool("gcc");
        Files.copy(Path.of(WRONG), folder.resolve("it's wrong.cc"));
        Script script = Script.run(Map.of(), folder, "judge", "poj2311", "it's wrong.cc", "--stop");
        Script second = Script.runCommand(List.of("sh", "-c", again(script)), Map.of(), folder);
        assertEquals(1, second.status(), second.toString());
        assertTrue(second.lastLine().startsWith("Wrong Answer on secret/03-first-safe-cuts (0 of 1 cases accepted)"),
                second.lastLine());
    }

    /** Luogu asks one question a file, so a file of many is split. Of this one, only the first is lost. */
    @Test
    void theLineSaysHowToRunOneQuestionOfASplitCaseAgain() throws Exception {
        requireTool("gcc");
        Path file = Files.writeString(folder.resolve("loses.c"), """
                #include <stdio.h>
                int main(void) { puts("0"); return 0; }
                """);
        Script first = judge("luogup2252", file.toString(), "--judge", "Luogu", "--case", "secret/13-largest-heaps");
        assertTrue(first.lastLine().startsWith("Wrong Answer on secret/13-largest-heaps:2 (1 of 9 cases accepted)"),
                first.lastLine());
        assertEquals("", first.err());
        Script second = judge(again(first).replace("scripts/judge ", "").split(" "));
        assertEquals(1, second.status(), second.toString());
        assertTrue(second.lastLine().startsWith("Wrong Answer on secret/13-largest-heaps:2 (0 of 1 cases accepted)"),
                second.lastLine());
    }

    @Test
    void judgeOfTheProblemBringsItsRules() throws Exception {
        requireTool("gcc");
        Path file = Files.writeString(folder.resolve("blanks.c"), """
                #include <stdio.h>
                int main(void) { puts(" LOSE"); puts("LOSE"); puts("WIN "); return 0; }
                """);
        DataFiles.write(folder.resolve("trailing.c"), DataFiles.read(file).replace(" LOSE", "LOSE"));
        assertTrue(judge("poj2311", file.toString(), "--case", "sample/1").lastLine()
                .startsWith("Presentation Error on sample/1 (0 of 1 cases accepted)"));
        Script luogu = judge("poj2311", file.toString().replace("blanks", "trailing"), "--case", "sample/1", "--judge",
                "lUO");
        assertTrue(luogu.out().contains(", judged like Luogu, "), luogu.out());
        assertEquals("Accepted (1 of 1 cases accepted)", luogu.lastLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compile-error.cpp", "compile-error.java", "compile-error.py"})
    void compileErrorNamesTheUsersFile(String name) {
        requireTool(name.endsWith("cpp") ? "g++" : name.endsWith("py") ? "python3" : "java");
        Script script = judge("poj2311", PROGRAMS + name);
        assertEquals(1, script.status(), script.toString());
        assertEquals("Compile Error", script.lastLine());
        assertTrue(script.out().replaceFirst("(?s)\nCompiled.*", "").contains(PROGRAMS + name), script.out());
        assertEquals(!name.endsWith("py"), script.out().contains("\n--std "), script.out());
        assertFalse(script.out().contains("Main."), script.out());
    }

    @Test
    void timeLimitIsThatOfTheLanguage() {
        assertTrue(judge("hdu2516", PROGRAMS + "exception.java", "--stop").out().contains(", 2000 ms, 32768 KiB\n"));
        requireTool("gcc");
        assertTrue(judge("hdu2516", PROGRAMS + "bad-address.c", "--stop").out().contains(", 1000 ms, 32768 KiB\n"));
    }

    @Test
    void jsonSaysTheSame() {
        requireTool("gcc");
        Script script = judge("poj2311", WRONG, "--json", "--memory-limit", "20000");
        JsonObject report = new Gson().fromJson(script.out(), JsonObject.class);
        assertEquals(1, script.status());
        assertEquals("Wrong Answer", report.get("verdict").getAsString());
        assertEquals("C", report.get("language").getAsString());
        assertEquals(20000, report.get("memoryLimitKib").getAsInt());
        assertFalse(report.getAsJsonArray("cases").get(0).getAsJsonObject().has("difference"));
    }

    /** The words, and how the message starts, with {@code ~} for a newline. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"poj2312 | There is no problem \"poj2312\". Did you mean \"poj2311\"?",
            "poj2311 nowhere.c | There is no file nowhere.c.",
            "poj2311 README.md | README.md: unknown kind of file. The name has to end in .java, .cpp, .cc, .cxx, .c, .py, .kt.",
            "poj2311 --case sample/9 | poj2311 has no case \"sample/9\". Did you mean \"sample/1\"?~"
                    + "The cases are: sample/1",
            "poj2311 --case 3 | poj2311 has no case \"3\".~The cases are: sample/1, secret/01-",
            "poj2311 --case 0 | poj2311 has no case \"0\". These begin so: secret/01-",
            "luogup2252 --case secret/02-one-heap:99 | secret/02-one-heap has no question 99: it has 5.",
            "poj2311 --case 01:0 | secret/01-smallest-sheet has no question 0: it has ",
            "hackenbush --case sample/1:1 | The questions of sample/1 are not a line each: leave out \":1\".",
            "poj2311 --time-limit 0 | --time-limit has to be positive, not 0.",
            "poj2311 --time-limit soon | Invalid value for option '--time-limit'",
            "poj2311 --judge pok | There is no judge \"pok\". Did you mean \"POJ\"?~The judges of poj2311 are: POJ, Luogu.~",
            "poj2311 --judge AOJ | poj2311 is not at AOJ.~Its judges are: POJ, Luogu.",
            "easychase src/test/resources/nimsum/judge/right.c --judge TopCoder | TopCoder calls a method of a class,",
            "'' | Missing required parameter: 'ID' (see scripts/judge --help)~",
            "poj2311 a.c b.c | Unmatched argument at index 2: 'b.c' (see scripts/judge --help)~",
            "poj2311 --quick | Unknown option: '--quick' (see scripts/judge --help)~"})
    void wrongUsage(String words, String start) {
        String message = start.replace('~', '\n');
        Script script = judge(words.isEmpty() ? new String[0] : words.split(" "));
        assertEquals(2, script.status(), script.toString());
        assertEquals("", script.out());
        assertTrue(script.err().startsWith(message), script.err());
    }

    /** A folder of its name is not one. */
    @Test
    void missingCompilerIsNamed() throws IOException {
        Path tools = SmallCheckout.in(folder).tools();
        // The Maven that pretends may not build this checkout, if a source is edited meanwhile.
        Files.delete(tools.resolve("mvn"));
        Files.createDirectory(tools.resolve("gcc"));
        Map<String, String> environment = Map.of("PATH", tools.toString(), "JAVA_HOME",
                System.getProperty("java.home"));
        assertEquals(new Script(2, "", "A program in C needs \"gcc\", and no folder of PATH has it.\n"),
                Script.run(environment, Path.of(""), "judge", "poj2311", WRONG));
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", ""})
    void namesAndWordsMayBeInAnyScript(String locale) throws Exception {
        requireTool("gcc");
        Path here = Files.createDirectory(folder.resolve("s\u00f6ls"));
        DataFiles.writeDocument(here.resolve("n\u00efm.c"), """
                #include <stdio.h>
                int main(void) { fputs("d\u00e9j\u00e0 vu", stderr); return 3; }
                """);
        Script script = Script.run(Map.of("LC_ALL", locale, "LANG", ""), here, "judge", "poj2311", "n\u00efm.c",
                "--stop");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("poj2311: n\u00efm.c (C), judged like POJ,"), script.out());
        assertTrue(script.out().contains("    standard error:\n        d\u00e9j\u00e0 vu\n"), script.out());
        assertTrue(script.lastLine().endsWith(" 'n\u00efm.c' --case sample/1"), script.out());
    }

    /** TopCoder calls a method of the class. */
    @Test
    void aClassWithoutMainIsCalled() throws Exception {
        Path file = Files.writeString(folder.resolve("TheEasyChase.java"), """
                public class TheEasyChase {
                    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
                        return "WHITE 1";
                    }
                }
                """);
        assertEquals(new Script(2, "", "The class TheEasyChase is what TopCoder asks for: --judge TopCoder.\n"),
                judge("easychase", file.toString()));
        Script script = judge("easychase", file.toString(), "--judge", "topcoder", "--case", "secret/01");
        assertEquals("Accepted (1 of 1 cases accepted)", script.lastLine());
        assertTrue(judge("easychase", file.toString(), "--judge", "topcoder", "--case", "secret/02").lastLine()
                .startsWith("Wrong Answer on secret/02-"));
    }

    @Test
    void helpSaysWhatIsNotIsolatedAndWhatMemoryMeans() {
        Script script = judge("--help");
        assertEquals(0, script.status());
        String words = script.out().replaceAll("\\s+", " ");
        assertTrue(words.contains("This is no sandbox"), script.out());
        assertTrue(words.contains("For Java the limit bounds the heap"), script.out());
        assertFalse(script.hasControlCharacters());
    }

    private static Script judge(String... words) {
        return Script.call(new JudgeCommand(), words);
    }

    private static String again(Script script) {
        return script.lastLine().replaceFirst(".*, again: ", "");
    }

    private static void requireTool(String name) {
        Assumptions.assumeTrue(ToolPath.find(name).isPresent(), name + " is not installed");
    }
}
