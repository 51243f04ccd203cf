package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** <code>scripts/stress</code> as a user calls it; inside this JVM where the script itself makes no difference. */
class StressIT implements BuiltScripts {

    private static final String FOLDER = "src/test/resources/nimsum/judge/";
    private static final String WRONG = FOLDER + "poj2311/wrong.c";

    @TempDir
    private Path folder;

    @Test
    void oursDoesNotDiffer() {
        assertEquals(new Script(0, """
                No difference in 300 inputs of size 1 to 6 against BruteForce,
                20 inputs up to the largest size against Reference, and 17 secret cases.
                Seed: 7, again: scripts/stress poj2311 --seed 7 --rounds 300
                """, ""), Script.run("stress", "poj2311", "--seed", "7", "--rounds", "300"));
    }

    /** It takes a side for good that is even and not 2; the smallest sheet with another good side is 2 x 5. */
    @Test
    void wrongProgramIsShownOnItsSmallestInputAndTheSeedRepeatsIt() {
        Script script = stress("poj2311", WRONG, "--seed", "7");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("""
                Wrong Answer on this input, the smallest found:
                2 5
                BruteForce prints:
                WIN
                src/test/resources/nimsum/judge/poj2311/wrong.c prints:
                LOSE
                line 1, token 1: expected "WIN", found "LOSE"
                """), script.out());
        String again = ", again: scripts/stress ";
        assertTrue(script.lastLine().contains(again), script.out());
        String[] words = script.lastLine().substring(script.lastLine().indexOf(again) + again.length()).split(" ");
        assertEquals(script, stress(words));
    }

    /** In doubles, the golden ratio is right for every small heap, and for all but 14 of the lost pairs. */
    @ParameterizedTest
    @ValueSource(strings = {"while", "if"})
    void goldenRatioInDoublesIsFound(String once) throws IOException {
        Script script = stress("luogup2252", goldenRatio(once, "sqrt(5.0)"), "--seed", "7", "--rounds", "5");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("""
                Wrong Answer on this input, a question of secret/10-rounded-to-doubles:
                165580140 267914295
                Reference prints:
                0
                """), script.out());
    }

    /** A judge that asks one question a file wants no more of a program. */
    @Test
    void programThatReadsOneQuestionIsNotBlamed() throws IOException {
        Script script = stress("luogup2252", goldenRatio("if", "sqrtl(5)"), "--seed", "7", "--rounds", "5");
        assertEquals(0, script.status(), script.toString());
        assertTrue(
                script.out().contains(" of these cases it answers a question wrongly that it answers rightly alone;"),
                script.out());
    }

    private String goldenRatio(String once, String root) throws IOException {
        return Files.writeString(folder.resolve("phi.c"), """
                #include <math.h>
                #include <stdio.h>
                int main(void) {
                    int a, b;
                    %s (scanf("%%d %%d", &a, &b) == 2)
                        puts((a < b ? a : b) == (int) ((a < b ? b - a : a - b) * (%s + 1) / 2) ? "0" : "1");
                    return 0;
                }
                """.formatted(once, root)).toString();
    }

    /** The one small sheet is none that it gets wrong. */
    @Test
    void largeInputsAreComparedWithTheReference() {
        Script script = stress("poj2311", WRONG, "--seed", "7", "--rounds", "1");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("Wrong Answer on this input, the smallest found:\n"), script.out());
        assertTrue(script.out().contains("\nReference prints:\n"), script.out());
    }

    @Test
    void crashIsADifference() {
        Script script = stress("poj2311", FOLDER + "bad-address.c");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("Runtime Error on this input"), script.out());
        assertTrue(script.out().contains("\nexit status 139 (SIGSEGV: "), script.out());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongUsage() {
        assertEquals(new Script(2, "", "--rounds has to be positive, not -1.\n"), stress("poj2311", "--rounds", "-1"));
    }

    private static Script stress(String... words) {
        Script script = Script.call(new StressCommand(), words);
        Assumptions.assumeFalse(script.err().contains("needs \"gcc\""), script.err());
        return script;
    }
}
