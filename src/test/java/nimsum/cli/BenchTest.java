package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.Test;

/** <code>scripts/bench</code> as a user calls it. What it measures is not asserted: a busy machine must not fail the build. */
class BenchTest {

    @Test
    void jsonHasEveryRun() {
        Script script = Script.run("bench", "--only", "poj2311", "--runs", "1", "--json");
        assertEquals(0, script.status(), script.toString());
        assertEquals("", script.err());
        JsonArray results = JsonParser.parseString(script.out()).getAsJsonArray();
        JsonObject result = results.get(0).getAsJsonObject();
        assertEquals("poj2311", result.get("problem").getAsString());
        assertEquals(4, result.getAsJsonArray("growth").size());
        result.getAsJsonArray("growth").forEach(runs -> {
            JsonArray solution = runs.getAsJsonObject().getAsJsonArray("solution");
            JsonArray baseline = runs.getAsJsonObject().getAsJsonArray("baseline");
            assertEquals(1, solution.size());
            assertEquals(1, baseline.size());
            double cpu = solution.get(0).getAsJsonObject().get("cpuMillis").getAsDouble();
            assertTrue(cpu > 1 && cpu < 60_000, "the time of a whole JVM: " + cpu);
        });
    }

    @Test
    void wrongUsage() {
        Script problem = Script.call(new BenchCommand(), "--only", "poj2312");
        assertEquals(2, problem.status());
        assertTrue(problem.err().startsWith("There is no problem \"poj2312\"."), problem.err());
        assertEquals(new Script(2, "", "--runs must be 1 or more, not 0.\n"),
                Script.call(new BenchCommand(), "--runs", "0"));
    }
}
