package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code scripts/stress} says of programs that are wrong in different ways. */
@Isolated
class StressIT extends ProblemCopy {

    private static final String FOLDER = "src/test/resources/nimsum/judge/";
    private static final String WRONG = FOLDER + "fixture/wrong.c";

    @Test
    void oursDoesNotDiffer() {
        assertEquals(new Script(0, """
                No difference in 300 inputs of size 1 to 6 against BruteForce,
                20 inputs up to the largest size against Reference, and 5 secret cases.
                Seed: 7, again: %s/scripts/stress fixture --seed 7 --rounds 300
                """.formatted(home), ""), stress("--seed", "7", "--rounds", "300"));
    }

    @Test
    void wrongProgramIsShownOnASmallInputThatIsLeftInAFile() {
        Script script = stress(WRONG, "--seed", "7");
        assertEquals(1, script.status(), script.toString());
        String shown = """
                2
                BruteForce prints:
                WIN
                src/test/resources/nimsum/judge/fixture/wrong.c prints:
                LOSE
                line 1, token 1: expected "WIN", found "LOSE"
                """;
        assertTrue(script.out().matches("(?s)Wrong Answer on this input, (shrunk from )?a random one:\n"
                + Pattern.quote(shown) + "Seed: 7, again: \\S*scripts/stress fixture " + WRONG
                + " --seed 7 --rounds 200\n.*"), script.out());
        assertEquals(script, stress(again(script, "Seed: 7, again: ")));

        Script once = stress(again(script, "Input: (\\S*/target/stress/fixture/[0-9a-f]{8}\\.in), again: "));
        Path input = Path.of(script.lastLine().split("[ ,]")[1]);
        assertEquals("2\n", DataFiles.read(input));
        assertEquals(new Script(1, "Wrong Answer on this input, " + input + ":\n"
                + shown.replace("BruteForce", "Reference") + script.lastLine() + "\n", ""), once);
        Script same = new Script(0, "No difference: Reference prints the same.\n", "");
        assertEquals(same, stress("--input", input.toString()));
        DataFiles.write(input, "2"); // Without the newline.
        assertEquals(same, stress("--input", input.toString()));
    }

    /** The words of the command that stands behind a beginning of a line. */
    private static String[] again(Script script, String beginning) {
        Matcher line = Pattern.compile("(?m)^" + beginning + "\\S*scripts/stress fixture (.*)$")
                .matcher(script.out());
        assertTrue(line.find(), script.out());
        return line.group(line.groupCount()).split(" ");
    }

    @Test
    void whatAProgramSaysOnStandardErrorIsShown() {
        Script script = stress(program("fputs(\"thinking\", stderr);"), "--rounds", "20");
        assertTrue(script.out().contains("\nand on standard error:\nthinking\nline 1, token 1: "), script.toString());
    }

    @Test
    void aQuestionOfASecretCase() {
        Script script = stress(program("while (scanf(\"%d\", &n) == 1) puts(n % 3 || n == 9 ? \"WIN\" : \"LOSE\");"),
                "--seed", "7", "--rounds", "5");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("""
                Wrong Answer on this input, a question of secret/02-lost-heaps:
                9
                Reference prints:
                LOSE
                """), script.out());
    }

    /** A judge that asks one question a file wants no more of a program. */
    @Test
    void programThatReadsOneQuestionIsNotBlamed() {
        Script script = stress(program("scanf(\"%d\", &n); puts(n % 3 ? \"WIN\" : \"LOSE\");"), "--rounds", "5");
        assertEquals(0, script.status(), script.toString());
        assertTrue(script.out().contains(
                "\nIn 3 of these cases the program answers a question wrongly that it answers rightly alone."),
                script.out());
    }

    /** A heap of one stone is none that it gets wrong. */
    @Test
    void largeInputsAreComparedWithTheReference() {
        Script script = stress(WRONG, "--seed", "7", "--rounds", "1");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().matches("(?s)Wrong Answer on this input, (shrunk from )?a random one:\n.*"
                + "\nReference prints:\n.*"), script.out());
    }

    /** Rounds that are not reached take no memory. */
    @Test
    void crashIsADifference() {
        Script script = stress(FOLDER + "bad-address.c", "--rounds", "2000000000");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("Runtime Error on this input"), script.out());
        assertTrue(script.out().contains("\nexit status 139 (SIGSEGV: "), script.out());
        assertFalse(script.hasControlCharacters());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"--rounds -1 | --rounds has to be positive, not -1.",
            "--input a.in --seed 1 | --input takes the place of --seed and --rounds.",
            "--input nowhere.in | There is no file nowhere.in.", ". | \".\" is a folder and no file.",
            "--input pom.xml | pom.xml is no input of fixture: N-not-a-number: line 1: found \"<?xml version=\\\"1.0\\\" \""})
    void wrongUsage(String words, String message) {
        assertEquals(new Script(2, "", message + "\n"), stress(words.split(" ")));
    }

    /** Writes a program with these statements; its name. */
    private String program(String statements) {
        Path file = home.resolve("my.c");
        DataFiles.write(file, "#include <stdio.h>\nint main(void) { int n; " + statements + " return 0; }\n");
        return file.toString();
    }

    private Script stress(String... words) {
        Script script = Script.onFixture(home, new StressCommand(), words);
        Assumptions.assumeFalse(script.err().endsWith("no folder of PATH has it.\n"), script.err());
        return script;
    }
}
