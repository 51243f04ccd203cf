package nimsum.onlinejudge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.harness.run.ProblemCopy;
import nimsum.onlinejudge.OnlineJudge.Closure;
import nimsum.onlinejudge.OnlineJudge.WhiteSpace;
import nimsum.problem.CheckoutException;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.Problems;
import nimsum.problem.UsageException;
import nimsum.problem.YamlRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code judges.yaml} and its reader. */
class OnlineJudgesTest {

    private static final String TEXT = """
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
              stack-kib: 8192
              environment:
                HOST: judge
              windows: true
              white-space: COUNTS
              facts:
                java: http://example.org
                entry: ours
                source-bytes: unverified
                jvm-flags: ours
                white-space: ours
            """;

    private static final List<String> KEYS = List.of("java", "entry", "source-bytes", "jvm-flags",
            "white-space");
    /**
     * The facts that can be read elsewhere, in the order of the keys, as their sources and these judges' users tell
     * them.
     */
    private static final String FACTS = """
            POJ             | [5]     | MAIN      | ?       | ?         | COUNTS
            HDU             | [5]     | MAIN      | ?       | ?         | COUNTS
            Luogu           | [8, 21] | MAIN      | ?       | [-Xss1m, -DONLINE_JUDGE] | BREAKS_LINES
            AtCoder         | [24]    | MAIN      | 524288  | [-Xss{memory}, -DONLINE_JUDGE=true] | ?
            Codeforces      | [8, 21] | ?         | ?       | [-XX:+UseSerialGC, -XX:TieredStopAtLevel=1, -XX:NewRatio=5, \
            -Xms8M, -Xss64M, -DONLINE_JUDGE=true] | ?
            AOJ             | [6]     | MAIN      | ?       | ?         | COUNTS
            SPOJ            | [12]    | MAIN      | 50000   | ?         | ?
            Kattis          | [21]    | ?         | ?       | [-Xss64m] | ?
            Library Checker | [17]    | MAIN      | 1048576 | [-Xss1G]  | ?
            TopCoder        | ?       | STATEMENT | ?       | ?         | ?
            CodeChef        | [5]     | MAIN      | 50000   | ?         | ?
            Nimsum          | [5, 17] | MAIN      | 50000   | [-Xss1m]  | COUNTS
            """;

    /** A fact whose source the file names has to be in the table as well. */
    @Test
    void factsAreThoseOfTheirSources() {
        Map<String, List<String>> table = FACTS.lines().map(line -> List.of(line.split(" *\\| ")))
                .collect(Collectors.toMap(row -> row.get(0), row -> row.subList(1, row.size())));
        List<String> names = OnlineJudges.known().judges().stream().map(OnlineJudge::name).toList();
        assertEquals(names.stream().distinct().toList(), names);
        for (OnlineJudge judge : OnlineJudges.known().judges()) {
            assertFalse(judge.java().isEmpty(), judge + " has no Java level");
            Map<String, Boolean> mayBeMissing = Map.of("source-bytes", judge.sourceBytes().isPresent(), "options",
                    judge.options().isPresent(), "stack-kib", judge.stackKib().isPresent(), "heap-percent",
                    judge.heapPercent().isPresent(), "environment",
                    judge.environment().isPresent(), "windows", judge.windows());
            Set<String> stated = Stream.concat(Stream.concat(KEYS.stream(), Stream.of("state")),
                    mayBeMissing.keySet().stream()).filter(key -> mayBeMissing.getOrDefault(key, true))
                    .collect(Collectors.toSet());
            assertEquals(stated, judge.facts().keySet(), judge + ": each fact has its source, and no other");
            judge.closed().ifPresent(closure -> assertEquals(closure.source(), judge.facts().get("state")));
            judge.facts().forEach((key, source) -> assertTrue(source.matches("http.+|ours|unverified"),
                    judge + ": no source of " + key + ": " + source));
            List<String> row = Objects.requireNonNullElse(table.remove(judge.name()), List.of("?", "?", "?", "?", "?"));
            List<Object> known = List.of(judge.java(), judge.entry(), judge.sourceBytes().orElse(0),
                    judge.jvmFlags(), judge.whiteSpace());
            for (int i = 0; i < KEYS.size(); i++) {
                String what = judge + ", " + KEYS.get(i);
                if (row.get(i).equals("?")) {
                    assertEquals("unverified", judge.facts().getOrDefault(KEYS.get(i), "unverified"), what);
                } else {
                    assertEquals(row.get(i), known.get(i).toString(), what);
                }
            }
        }
        assertEquals(Map.of(), table, "not in judges.yaml");
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
        assertEquals(8192, judge.stackKib().get());
        assertEquals(Map.of("HOST", "judge"), judge.environment().get());
        assertTrue(judge.windows());
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertRefused("unknown keys [stack]", TEXT.replace("  java: [5", "  stack: 1\n  java: [5"));
        assertRefused("missing keys [jvm-flags]", TEXT.replaceFirst("  jvm-flags: .*\n", ""));
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
