package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** <code>scripts/stress</code> as a user calls it. */
class StressTest {

    private static final String FOLDER = "src/test/resources/nimsum/judge/";

    @Test
    void oursDoesNotDiffer() throws Exception {
        assertEquals(new Script(0, """
                No difference.
                Inputs: 300, seed: 7, again: scripts/stress poj2311 --seed 7 --rounds 300
                """, ""), Script.run("stress", "poj2311", "--seed", "7", "--rounds", "300"));
    }

    /** It takes a side for good that is even and not 2; the smallest sheet with another good side is 2 x 5. */
    @Test
    void wrongProgramIsShownOnItsSmallestInputAndTheSeedRepeatsIt() throws Exception {
        Script script = Script.run("stress", "poj2311", FOLDER + "poj2311/wrong.c", "--seed", "7");
        Assumptions.assumeFalse(script.err().contains("needs \"gcc\""), script.err());
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
        assertEquals(script, Script.run("stress", words));
    }

    @Test
    void crashIsADifference() throws Exception {
        Script script = Script.run("stress", "poj2311", FOLDER + "exception.py", "--time-limit", "5000");
        Assumptions.assumeFalse(script.err().contains("needs \"python3\""), script.err());
        assertEquals(1, script.status(), script.toString());
        assertTrue(script.out().startsWith("Runtime Error on this input"), script.out());
        assertTrue(script.out().contains("\nexit status 1: ValueError: boom\nInputs: 1, "), script.out());
        assertFalse(script.hasControlCharacters());
    }

    @Test
    void wrongUsage() throws Exception {
        assertEquals(2, Script.run("stress", "poj2311", "--rounds", "-1").status());
    }
}
