package nimsum.online;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nimsum.online.OnlineJudge.Defaults;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** {@code judges.yaml} and its reader. */
class OnlineJudgesTest {

    @Test
    void aFactHasASource() {
        OnlineJudge.File known = OnlineJudge.known();
        Defaults ours = known.defaults();
        List<String> names = known.judges().stream().map(OnlineJudge::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        for (OnlineJudge judge : known.judges()) {
            Map<String, Object> facts = new HashMap<>(Map.of("java", judge.java(), "entry", judge.entry(), "jvm-flags",
                    judge.jvmFlags(), "white-space", judge.whiteSpace()));
            Map.of("options", judge.options(), "source-bytes", judge.sourceBytes(), "heap-percent",
                    judge.heapPercent(), "environment", judge.environment())
                    .forEach((key, value) -> value.ifPresent(fact -> facts.put(key, fact)));
            if (judge.windows()) {
                facts.put("windows", true);
            }
            Set<String> sourced = judge.sources().values().stream().flatMap(List::stream).collect(Collectors.toSet());
            assertTrue(facts.keySet().containsAll(sourced), judge + ": a source tells of a fact");
            facts.values().removeAll(List.of(ours.java(), ours.entry(), ours.jvmFlags(), ours.whiteSpace(),
                    judge.oldDialect() ? known.oldOptions() : List.of()));
            assertTrue(judge.name().equals("Nimsum") || sourced.containsAll(facts.keySet()),
                    judge + ": each fact has its source");
            judge.sources().keySet().forEach(source -> assertTrue(source.startsWith("http"), source));
        }
    }

    @Test
    void eachJudgeHasAProblem() {
        assertEquals(Problems.here().all().stream().flatMap(problem -> problem.file().judges().stream())
                .map(JudgeEntry::judge).collect(Collectors.toSet()),
                Set.copyOf(OnlineJudge.known().judges()));
    }

    @Test
    void whatAJvmIsGiven() {
        OnlineJudge atCoder = OnlineJudge.parse("AtCoder");
        assertTrue(atCoder.flags(2000).contains("-Xss2000k"));
        assertTrue(atCoder.flags(4_000_000).contains("-Xss1048576k"));
        assertEquals(1800, atCoder.heapKib(2000));
        assertEquals(2000, OnlineJudge.parse("POJ").heapKib(2000));
    }

    @Test
    void everyProblemIsAtOpenJudges() {
        for (Problem problem : Problems.here().all()) {
            List<JudgeEntry> listings = problem.file().judges();
            for (JudgeEntry entry : listings) {
                OnlineJudge judge = entry.judge();
                assertEquals(judge.callsMethod(), entry.calls().isPresent(), problem + " at " + judge);
                assertTrue(judge.closed().isEmpty() || entry != listings.get(0), problem + " names " + judge);
            }
        }
    }
}
