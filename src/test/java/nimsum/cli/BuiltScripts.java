package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import nimsum.data.DataKind;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.BeforeAll;

/**
 * A test that calls scripts of this checkout. They are built before, or the first one would tell of that on standard
 * error.
 */
interface BuiltScripts {

    /** Some problem, of which no case is too large to be committed: to make such cases takes seconds. */
    Problem ANY = Problems.here().all().stream()
            .filter(problem -> DataFiles.stems(DataKind.SECRET.in(problem), ".sha256").isEmpty()).findFirst()
            .orElseThrow();

    @BeforeAll
    static void build() {
        Script script = Script.shell("scripts/run --help");
        assertEquals(0, script.status(), script.err());
    }
}
