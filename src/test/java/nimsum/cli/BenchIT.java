package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import nimsum.harness.run.ProblemCopy;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** {@code scripts/bench}. What time it measures is not asserted: a busy machine must not fail the build. */
@Isolated
class BenchIT extends ProblemCopy implements BuiltScripts {

    /** Looks for the solution's memory, a table of 16 MiB. */
    @Test
    void jsonHasEveryRun() throws IOException {
        String util = "src/main/java/nimsum/util";
        FileUtils.copyDirectory(ANY.home().resolve(util).toFile(), home.resolve(util).toFile());
        edit(copy.folder().resolve("Main.java"), "class Main \\{", "$0\n    static byte[] table = new byte[16 << 20];");
        Script script = Script.inCheckout(home, new BenchCommand(), "--only", "fixture", "--runs", "2", "--json");
        assertEquals(0, script.status(), script.toString());
        assertEquals("", script.err());
        JsonObject result = JsonParser.parseString(script.out()).getAsJsonArray().get(0).getAsJsonObject();
        assertEquals("fixture", result.get("problem").getAsString());
        assertEquals(4, result.getAsJsonArray("growth").size());
        result.getAsJsonArray("growth").forEach(runs -> {
            JsonArray solution = runs.getAsJsonObject().getAsJsonArray("solution");
            JsonArray baseline = runs.getAsJsonObject().getAsJsonArray("baseline");
            assertEquals(2, solution.size());
            assertEquals(2, baseline.size());
            for (int run = 0; run < 2; run++) {
                JsonObject own = solution.get(run).getAsJsonObject();
                double cpu = own.get("cpuMillis").getAsDouble();
                assertTrue(cpu > 1 && cpu < 60_000, "the time of a whole JVM: " + cpu);
                long peak = own.get("peakKib").getAsLong();
                long ofBaseline = baseline.get(run).getAsJsonObject().get("peakKib").getAsLong();
                assertTrue(peak == 0 || peak > ofBaseline + 8192, peak + " KiB, and the baseline's " + ofBaseline);
            }
        });
    }
}
