package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.BeforeAll;

/**
 * A test that calls scripts of this checkout. They are built before, or the first one would tell of that on standard
 * error.
 */
interface BuiltScripts {

    /** Some problem. */
    Problem ANY = Problems.here().all().get(0);

    @BeforeAll
    static void build() {
        Script script = Script.run("run", "--help");
        assertEquals(0, script.status(), script.err());
    }
}
