package nimsum.onlinejudge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import nimsum.onlinejudge.OnlineJudges.UnknownJudgeException;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.JudgeEntry;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;

/** <code>judges.yaml</code> and its reader. */
class OnlineJudgesTest {

    private static final String TEXT = """
            Test:
              java: [5, 8]
              entry: first
              source-bytes: 100
              jvm-flags: [-Xss1m]
              white-space-counts: true
              facts:
                java: http://example.org
                entry: ours
                source-bytes: unverified
                jvm-flags: ours
                white-space-counts: ours
            """;

    @Test
    void readsEveryKey() {
        OnlineJudge judge = OnlineJudges.parse("test", TEXT).find("Test");
        assertEquals(List.of(5, 8), judge.javaLevels());
        assertEquals(OnlineJudge.Entry.FIRST, judge.entry());
        assertEquals(100, judge.sourceBytes().getAsInt());
        assertEquals(List.of("-Xss1m"), judge.jvmFlags());
        assertTrue(judge.whiteSpaceCounts());
        assertEquals("unverified", judge.facts().get("source-bytes"));
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertRefused("unknown keys [stack]", TEXT.replace("  java: [5", "  stack: 1\n  java: [5"));
        assertRefused("missing keys [jvm-flags]", TEXT.replace("  jvm-flags: [-Xss1m]\n", ""));
        assertRefused("missing keys [entry]", TEXT.replace("    entry: ours\n", ""));
        assertRefused("unknown keys [colour]", TEXT + "    colour: ours\n");
        assertRefused("unknown keys [source-bytes]", TEXT.replace("  source-bytes: 100\n", ""));
        assertRefused("no way to find the entry: last", TEXT.replace("entry: first", "entry: last"));
        assertRefused("java holds what is no integer: five", TEXT.replace("[5, 8]", "[five]"));
        assertRefused("no Java level", TEXT.replace("[5, 8]", "[]"));
        assertRefused("white-space-counts is no boolean", TEXT.replace("counts: true", "counts: often"));
    }

    private static void assertRefused(String reason, String text) {
        String message = assertThrows(IllegalArgumentException.class, () -> OnlineJudges.parse("test", text))
                .getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void everyFactHasItsSource() {
        for (OnlineJudge judge : OnlineJudges.known().all()) {
            judge.facts().forEach((key, source) -> assertTrue(
                    source.startsWith("http") || Set.of("ours", "unverified").contains(source), judge + ": " + key));
        }
    }

    @Test
    void everyProblemNamesKnownJudges() {
        for (Problem problem : Problems.here().all()) {
            for (JudgeEntry entry : problem.file().judges()) {
                boolean calls = OnlineJudges.known().find(entry.judge()).entry() == OnlineJudge.Entry.STATEMENT;
                assertEquals(calls, entry.entry().isPresent(), problem + " at " + entry.judge());
            }
        }
    }

    @Test
    void anUnknownJudgeIsAnsweredWithTheKnownOnes() {
        String message = assertThrows(UnknownJudgeException.class, () -> OnlineJudges.known().find("poj")).getMessage();
        assertTrue(message.startsWith("There is no judge \"poj\".\nThe judges are: POJ, HDU, "), message);
    }
}
