package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeAll;

/**
 * A test that calls scripts of this checkout. They are built before, or the first one would tell of that on standard
 * error.
 */
interface BuiltScripts {

    @BeforeAll
    static void build() {
        Script script = Script.run("run", "--help");
        assertEquals(0, script.status(), script.err());
    }
}
