package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** {@code scripts/bench}. What time it measures is not asserted: a busy machine must not fail the build. */
class BenchIT implements BuiltScripts {

    /**
     * Runs that do not count left out. That of the solution is known by its memory: its tables take more than 8 MiB.
     */
    @Test
    void jsonHasEveryRun() {
        Script script = Script.call(new BenchCommand(), "--only", "endgame", "--runs", "2", "--json");
        assertEquals(0, script.status(), script.toString());
        assertEquals("", script.err());
        JsonArray results = JsonParser.parseString(script.out()).getAsJsonArray();
        JsonObject result = results.get(0).getAsJsonObject();
        assertEquals("endgame", result.get("problem").getAsString());
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

    @Test
    void wrongUsage() {
        Script problem = Script.call(new BenchCommand(), "--only", "poj2312");
        assertEquals(2, problem.status());
        assertTrue(problem.err().startsWith("There is no problem \"poj2312\"."), problem.err());
        assertEquals(new Script(2, "", "--runs must be 1 or more, not 0.\n"),
                Script.run("bench", "--runs", "0"));
    }
}
