package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import nimsum.process.ToolPath;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code scripts/judge} as a user calls it; inside this JVM where the script itself makes no difference. */
@Isolated
class JudgeIT extends ProblemCopy implements BuiltScripts {

    private static final String JUDGE = Path.of("scripts/judge").toAbsolutePath().toString();

    @Test
    void bundleOfOursIsAccepted() {
        Script script = Script.shell("scripts/judge " + ANY + " --case sample/1 --all");
        assertEquals(0, script.status(), script.toString());
        assertTrue(script.out().startsWith(ANY + ": the bundle for "), script.out());
        assertEquals("Accepted (1 of 1 cases accepted)", script.lastLine());
        assertEquals("", script.err());
    }

    @Test
    void afterACompileErrorOfAnOldJdkItsVersionIsTold() {
        Assumptions.assumeTrue(Runtime.version().feature() < 21, "this JDK has Java 21");
        Script script = judge(program("Main.java", "public class Main { int three = 3 }"), "Luogu");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out()
                .matches("(?s).*\nCompiled as Java \\d+, .*\nIf the program is right: Luogu compiles Java 21,"
                        + " and this JDK knows Java \\d+ only\\. JAVA_HOME chooses another JDK\\.\nCompile Error\n"),
                script.out());
    }

    @Test
    void aFullDiskIsNoVerdict() throws IOException {
        Path small = Files.createDirectory(home.resolve("small"));
        String mount = "unshare -rm sh -c 'mount -t tmpfs -o size=300k none " + small;
        Assumptions.assumeTrue(Script.shell(mount + "'").status() == 0, "no file system can be made here");
        String file = program("many.py", "print(99999 * 'Stan wins\\n')");
        Script script = Script.shell(mount + " && TMPDIR=" + small + " scripts/judge " + ANY + " " + file + " --stop'");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.err().endsWith("cannot run a program: no room is left in " + small
                + ". Free some, or set TMPDIR to another folder.\n") && !script.out().contains(" on "),
                script.toString());
    }

    @ParameterizedTest
    @CsvSource({"not.cpp, int main() { return }", "Main.java, import nimsum.util.Mex; public class Main { }"})
    void compileErrorNamesTheUsersFile(String name, String source) {
        String file = program(name, source);
        Script script = judge(file, "POJ");
        assertEquals(1, script.status(), script.toString());
        assertEquals("Compile Error", script.lastLine());
        assertTrue(script.out().replaceFirst("(?s)\nCompiled.*", "").contains(file), script.out());
        boolean importsOurs = source.contains("nimsum");
        assertEquals(!importsOurs, script.out().contains("\n--std "), script.out());
        assertEquals(importsOurs, script.out().contains("\nNo judge has the package nimsum. Bundle the file first: "
                + "scripts/bundle " + file + " >target/Main.java\nCompile Error\n"), script.out());
    }

    /** Puts a folder of its name on the PATH, which is no compiler. */
    @Test
    void missingCompilerIsNamed() throws IOException {
        Path tools = SmallCheckout.in(home).tools();
        // The Maven that pretends may not build this checkout, if a source is edited meanwhile.
        Files.delete(tools.resolve("mvn"));
        Files.createDirectory(tools.resolve("gcc"));
        Map<String, String> environment = Map.of("PATH", tools.toString(), "JAVA_HOME",
                System.getProperty("java.home"));
        assertEquals(new Script(2, "", "A program in C needs \"gcc\", and no folder of PATH has it.\n"),
                Script.runCommand(List.of(JUDGE, ANY.id(), program("main.c", "")), environment, home));
    }

    /** Runs the line at the end, which runs the case again from where the user stands. */
    @Test
    void namesAndWordsMayBeInAnyScript() throws IOException {
        Assumptions.assumeTrue(ToolPath.find("gcc").isPresent(), "gcc is not installed");
        Path here = Files.createDirectory(home.resolve("s\u00f6ls"));
        program("s\u00f6ls/it's n\u00efm.c", """
                #include <stdio.h>
                int main(void) { fputs("d\u00e9j\u00e0 vu", stderr); return 3; }
                """);
        Map<String, String> environment = Map.of("LC_ALL", "C");
        Script script = Script.runCommand(List.of(JUDGE, ANY.id(), "it's n\u00efm.c", "--stop"), environment, here);
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith(ANY + ": it's n\u00efm.c (C), judged like "), script.out());
        assertTrue(script.out().contains("    standard error:\n        d\u00e9j\u00e0 vu\n"), script.out());
        String again = script.lastLine().replaceFirst(".*, again: ", "");
        Script second = Script.runCommand(List.of("sh", "-c", again), environment, here);
        assertTrue(second.lastLine().startsWith("Runtime Error on sample/1 (0 of 1 cases accepted)"), again);
    }

    private String program(String name, String source) {
        DataFiles.writeDocument(home.resolve(name), source);
        return home.resolve(name).toString();
    }

    /** Judges a program on the copy; the test is skipped where its compiler is not installed. */
    private Script judge(String file, String judge) {
        Script script = Script.inCheckout(home, new JudgeCommand(), "fixture", file, "--judge", judge);
        Assumptions.assumeFalse(script.err().endsWith("no folder of PATH has it.\n"), script.err());
        return script;
    }
}
