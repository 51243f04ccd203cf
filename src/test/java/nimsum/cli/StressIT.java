package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code scripts/stress} as a user calls it; inside this JVM where the script itself makes no difference. */
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
    void wrongProgramIsShownOnASmallInputThatIsLeftInAFile() throws IOException {
        Script script = stress("poj2311", WRONG, "--seed", "7");
        assertEquals(1, script.status(), script.toString());
        String shown = """
                2 5
                BruteForce prints:
                WIN
                src/test/resources/nimsum/judge/poj2311/wrong.c prints:
                LOSE
                line 1, token 1: expected "WIN", found "LOSE"
                """;
        String seeded = "Seed: 7, again: scripts/stress " + "poj2311 " + WRONG + " --seed 7 --rounds 200\n";
        assertTrue(script.out().startsWith("Wrong Answer on this input, shrunk from a random one:\n" + shown + seeded),
                script.out());
        assertEquals(script, stress(again(script, "Seed: 7, again: ")));

        Script once = stress(again(script, "Input: (target/stress/poj2311/[0-9a-f]{8}\\.in), again: "));
        Path input = Path.of(script.lastLine().split("[ ,]")[1]);
        assertEquals("2 5\n", Files.readString(input));
        assertEquals(new Script(1, "Wrong Answer on this input, " + input + ":\n"
                + shown.replace("BruteForce", "Reference") + script.lastLine() + "\n", ""), once);
        assertEquals(new Script(0, "No difference: Reference prints the same.\n", ""),
                stress("poj2311", "--input", input.toString()));
        Path unfinished = Files.writeString(folder.resolve("my.in"), "2 5");
        assertEquals(new Script(0, "No difference: Reference prints the same.\n", ""),
                stress("poj2311", "--input", unfinished.toString()));
    }

    /** The words of the command that stands behind a beginning of a line. */
    private static String[] again(Script script, String beginning) {
        Matcher line = Pattern.compile("(?m)^" + beginning + "scripts/stress (.*)$").matcher(script.out());
        assertTrue(line.find(), script.out());
        return line.group(line.groupCount()).split(" ");
    }

    /** Eight children of a vertex are all it looks at. */
    @Test
    void aLargeTreeIsBroughtDownToAHandful() throws IOException {
        String program = Files.writeString(folder.resolve("eight.c"), """
                #include <stdio.h>
                #define N 100001
                int head[N], next[2 * N], to[2 * N], order[N], parent[N], value[N];
                int main(void) {
                    int n, m = 0, last = 1;
                    scanf("%d", &n);
                    for (int i = 1; i < n; i++) {
                        int u, v;
                        scanf("%d %d", &u, &v);
                        to[++m] = v, next[m] = head[u], head[u] = m;
                        to[++m] = u, next[m] = head[v], head[v] = m;
                    }
                    order[0] = 1;
                    for (int i = 0; i < last; i++) {
                        int left = 8;
                        for (int e = head[order[i]]; e; e = next[e])
                            if (to[e] != parent[order[i]] && left-- > 0)
                                parent[to[e]] = order[i], order[last++] = to[e];
                    }
                    for (int i = last - 1; i > 0; i--)
                        value[parent[order[i]]] ^= value[order[i]] + 1;
                    puts(value[1] ? "Alice" : "Bob");
                    return 0;
                }
                """).toString();
        Script script = stress("agc017d", program, "--seed", "3", "--rounds", "1");
        assertEquals(1, script.status(), script.toString());
        Path input = Path.of(script.lastLine().split("[ ,]")[1]);
        assertEquals("10", Files.readAllLines(input).get(0), "vertices: the root and nine children\n" + script);
    }

    @Test
    void whatAProgramSaysOnStandardErrorIsShown() throws IOException {
        String program = Files.writeString(folder.resolve("says.py"),
                "import sys\nprint('thinking', file=sys.stderr)\nfor line in sys.stdin: print('WIN')\n").toString();
        Script script = stress("poj2311", program, "--rounds", "20");
        assertTrue(script.out().contains("\nand on standard error:\nthinking\nline 1, token 1: "), script.toString());
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
        assertTrue(script.out().matches("(?s)Wrong Answer on this input, (shrunk from )?a random one:\n.*"),
                script.out());
        assertTrue(script.out().contains("\nReference prints:\n"), script.out());
    }

    /** Rounds that are not reached take no memory. */
    @Test
    void crashIsADifference() {
        Script script = stress("poj2311", FOLDER + "bad-address.c", "--rounds", "2000000000");
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("Runtime Error on this input"), script.out());
        assertTrue(script.out().contains("\nexit status 139 (SIGSEGV: "), script.out());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongUsage() {
        assertUsage("--rounds has to be positive, not -1.", "--rounds", "-1");
        assertUsage("--input takes the place of --seed and --rounds.", "--input", "a.in", "--seed", "1");
        assertUsage("There is no file nowhere.in.", "--input", "nowhere.in");
        assertUsage("\".\" is a folder and no file.", ".");
        assertUsage("pom.xml is no input of poj2311: W-not-a-number: line 1: found \"<?xml version=\\\"1.0\\\" \"",
                "--input", "pom.xml");
    }

    private static void assertUsage(String message, String... words) {
        assertEquals(new Script(2, "", message + "\n"),
                stress(Stream.concat(Stream.of("poj2311"), Stream.of(words)).toArray(String[]::new)));
    }

    private static Script stress(String... words) {
        Script script = Script.call(new StressCommand(), words);
        Assumptions.assumeFalse(script.err().contains("needs \"gcc\""), script.err());
        return script;
    }
}
