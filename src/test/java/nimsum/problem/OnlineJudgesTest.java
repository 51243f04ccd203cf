package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.OnlineJudge.Closure;
import nimsum.problem.OnlineJudge.WhiteSpace;
import nimsum.problem.OnlineJudges.Defaults;
import nimsum.problem.ProblemFile.Listing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code judges.yaml} and its reader. */
class OnlineJudgesTest {

    private static final String TEXT = """
            defaults: {java: [8], entry: MAIN, jvm-flags: [], white-space: IGNORED, sources: {}}
            old-options: {C: [-ansi]}
            judges:
            - name: Test
              closed:
                since: 2026-04-28
                source: http://example.org/end
              java: [5, 8]
              options:
                C:
                - -std=gnu89 -O2
              entry: PUBLIC
              source-bytes: 100
              jvm-flags: ["-Xss{memory}", -ea]
              heap-percent: 90
              environment:
                HOST: judge
              old-dialect: true
              white-space: COUNTS
              sources:
                java: http://example.org
            """;

    /** What nobody is known to say is a default of ours, or one of the old dialect. */
    @Test
    void aFactHasASource() {
        OnlineJudges known = OnlineJudges.known();
        Defaults ours = known.defaults();
        List<String> names = known.judges().stream().map(OnlineJudge::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        for (OnlineJudge judge : known.judges()) {
            Map<String, Object> facts = new HashMap<>(Map.of("java", judge.java(), "entry", judge.entry(), "jvm-flags",
                    judge.jvmFlags(), "white-space", judge.whiteSpace()));
            Map.of("options", judge.options(), "source-bytes", judge.sourceBytes(), "heap-percent",
                    judge.heapPercent(), "environment", judge.environment())
                    .forEach((key, value) -> value.ifPresent(fact -> facts.put(key, fact)));
            facts.values().removeAll(List.of(ours.java(), ours.entry(), ours.jvmFlags(), ours.whiteSpace(),
                    judge.oldDialect() ? known.oldOptions() : List.of()));
            if (!judge.name().equals("Nimsum")) {
                assertEquals(facts.keySet(), judge.sources().keySet(),
                        judge + ": each fact has its source, and no other");
            }
            judge.sources().values().forEach(source -> assertTrue(source.startsWith("http"), source));
        }
    }

    /** A judge comes with its first problem. */
    @Test
    void eachJudgeHasAProblem() {
        assertEquals(Problems.here().all().stream().flatMap(problem -> problem.file().judges().stream())
                .map(Listing::judge).collect(Collectors.toSet()),
                OnlineJudges.known().judges().stream().map(OnlineJudge::name).collect(Collectors.toSet()));
    }

    @Test
    void readsEveryKey() {
        OnlineJudges judges = YamlRecords.read("test", TEXT, OnlineJudges.class);
        OnlineJudge judge = judges.find("Test");
        assertEquals(List.of(judge), List.copyOf(judges.judges()));
        assertEquals(List.of(5, 8), judge.java());
        assertEquals(OnlineJudge.EntryPoint.PUBLIC, judge.entry());
        assertEquals(100, judge.sourceBytes().get());
        assertEquals(List.of("-Xss2000k", "-ea"), judge.flags(2000));
        assertEquals(List.of("-Xss1048576k", "-ea"), judge.flags(4_000_000), "no JVM takes more than 1 GiB");
        assertEquals(1800, judge.heapKib(2000));
        assertEquals(2000, OnlineJudges.known().find("POJ").heapKib(2000));
        assertEquals(WhiteSpace.COUNTS, judge.whiteSpace());
        assertEquals(Optional.of(new Closure(LocalDate.of(2026, 4, 28), "http://example.org/end")), judge.closed());
        assertEquals(Optional.of(List.of("-std=gnu89 -O2")), judge.optionsOf("C"));
        assertEquals(Optional.empty(), judge.optionsOf("C++"));
        assertEquals(Map.of("HOST", "judge"), judge.environment().get());
        assertTrue(judge.oldDialect());
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertRefused("unknown keys [stack]", TEXT.replace("  java: [5", "  stack: 1\n  java: [5"));
        assertRefused("missing keys [jvm-flags]", TEXT.replaceFirst("  jvm-flags: \\[\".*\n", ""));
        assertRefused("missing keys [white-space]", TEXT.replace("  white-space: COUNTS\n", ""));
        assertRefused("judges: entry: No enum constant", TEXT.replace("entry: PUBLIC", "entry: LAST"));
        assertRefused("test: judges: java is no integer: five", TEXT.replace("[5, 8]", "[five]"));
        assertRefused("white-space: No enum constant", TEXT.replace("COUNTS", "true often"));
        assertRefused("since is no date: soon", TEXT.replace("2026-04-28", "soon"));
    }

    private static void assertRefused(String reason, String text) {
        String message = assertThrows(CheckoutException.class,
                () -> YamlRecords.read("test", text, OnlineJudges.class))
                .getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void everyProblemNamesKnownJudges() {
        for (Problem problem : Problems.here().all()) {
            for (Listing listing : problem.file().judges()) {
                assertEquals(OnlineJudges.known().find(problem, listing.judge()).callsMethod(),
                        listing.calls().isPresent(),
                        problem + " at " + listing.judge());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"poj, POJ", "codef, Codeforces", "CSES, CSES", "nim, Nimsum"})
    void aNameMayBeShortAndInAnyCase(String word, String name) {
        assertEquals(name, OnlineJudges.known().find(word).name());
    }

    /** Nobody can submit there. */
    @Test
    void noProblemNamesAClosedJudgeFirst() {
        for (Problem problem : Problems.here().all()) {
            String first = problem.file().judges().get(0).judge();
            assertEquals(Optional.empty(), OnlineJudges.known().find(first).closed(), problem + " names " + first);
        }
        assertTrue(OnlineJudges.known().find("BOJ").closed().isPresent());
    }

    @Test
    void anUnknownJudgeIsAnsweredWithTheKnownOnes() {
        assertUnknown("pok", "There is no judge \"pok\". Did you mean \"POJ\"?\nThe judges are: POJ, HDU, ");
        assertUnknown("code", "There is no judge \"code\". These begin so: Codeforces, CodeChef.\nThe judges are: ");
        assertUnknown("xyzzy", "There is no judge \"xyzzy\".\nThe judges are: POJ, HDU, ");
    }

    private static void assertUnknown(String name, String start) {
        String message = assertThrows(UsageException.class, () -> OnlineJudges.known().find(name)).getMessage();
        assertTrue(message.startsWith(start), message);
    }

    @Test
    void ofAProblemItsOwnJudgesComeFirst() {
        Problem problem = new Problem(ProblemCopy.FIXTURE, "fixture");
        OnlineJudges judges = OnlineJudges.known();
        String unknown = assertThrows(UsageException.class, () -> judges.find(problem, "pok")).getMessage();
        assertTrue(unknown.startsWith("There is no judge \"pok\". Did you mean \"POJ\"?\n"
                + "The judges of fixture are: POJ, Luogu.\nAll judges are: POJ, HDU, "), unknown);
        assertEquals("fixture is not at AOJ.\nIts judges are: POJ, Luogu.",
                assertThrows(UsageException.class, () -> judges.find(problem, "AOJ")).getMessage());
        assertEquals("Luogu", judges.find(problem, "l").name());
    }
}
