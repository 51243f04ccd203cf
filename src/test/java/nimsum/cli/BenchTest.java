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
    void tableHasARow() throws Exception {
        Script script = Script.run("bench", "--only", "poj2311", "--runs", "1");
        assertEquals(0, script.status(), script.toString());
        assertTrue(script.out().matches("(?s)\\| problem .*\\n\\|---.*\\n\\| poj2311 (\\| [^|]+ ){8}\\|\\n"),
                script.out());
        assertEquals("", script.err());
    }

    @Test
    void jsonHasEveryRun() throws Exception {
        Script script = Script.run("bench", "--only", "poj2311", "--runs", "2", "--json");
        JsonArray results = JsonParser.parseString(script.out()).getAsJsonArray();
        JsonObject result = results.get(0).getAsJsonObject();
        assertEquals("poj2311", result.get("problem").getAsString());
        assertEquals(4, result.getAsJsonArray("growth").size());
        result.getAsJsonArray("growth").forEach(pairs -> {
            assertEquals(2, pairs.getAsJsonObject().getAsJsonArray("solution").size());
            assertEquals(2, pairs.getAsJsonObject().getAsJsonArray("floor").size());
        });
    }

    @Test
    void wrongUsage() throws Exception {
        assertEquals(2, Script.run("bench", "--only", "poj2312").status());
        assertEquals(2, Script.run("bench", "--runs", "0").status());
    }
}
