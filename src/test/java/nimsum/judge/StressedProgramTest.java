package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import nimsum.harness.run.ProblemCopy;
import nimsum.judge.LocalJudge.Judged;
import nimsum.judge.Stress.Failure;
import nimsum.problem.OnlineJudge.WhiteSpace;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;

/** Which inputs a program is tried on, and which of those on which it fails is shown. */
class StressedProgramTest extends ProblemCopy {

    private static final Language JAVA = Language.ofFile("Main.java");
    private static final RunLimits LIMITS = RunLimits.ofTool(1000);

    private final List<String> tried = new ArrayList<>();

    @Test
    void smallInputsGrowToTheSizeOfTheBruteForce() {
        Stress stress = stress(input -> false);
        assertEquals(6, stress.smallSize());
        for (int round = 0; round < 120; round++) {
            assertEquals(Optional.empty(), stress.small(round, 120));
            assertTrue(largest(tried.get(round)) <= 1 + round / 20, tried.get(round));
        }
        assertEquals(6, largest(tried));
    }

    @Test
    void largeInputsDoubleUpToTheLargest() {
        Stress stress = stress(input -> false);
        for (int round = 0; round < Stress.LARGE_ROUNDS; round++) {
            assertEquals(Optional.empty(), stress.large(round));
        }
        assertTrue(largest(tried.subList(0, 2)) <= 8, tried::toString);
        assertTrue(largest(tried) > 100, tried::toString);
    }

    @Test
    void aFailureIsShrunk() {
        Stress stress = stress(input -> largest(input) >= 4);
        Failure random = IntStream.range(0, 12).mapToObj(round -> stress.small(round, 12)).flatMap(Optional::stream)
                .findFirst().orElseThrow();
        assertEquals("a random one", random.origin());
        AtomicInteger runs = new AtomicInteger();
        int before = tried.size();
        Failure shrunk = stress.shrunk(random, runs::incrementAndGet);
        assertEquals(List.of("4\n", "shrunk from a random one", copy.bruteForce(), "WIN\n", "wrong",
                Verdict.WRONG_ANSWER),
                List.of(shrunk.input(), shrunk.origin(), shrunk.trusted(), shrunk.expected(), shrunk.run().output(),
                        shrunk.result().verdict()));
        assertEquals(runs.get(), tried.size() - before);
        assertEquals(shrunk, stress.shrunk(shrunk, runs::incrementAndGet));
    }

    @Test
    void afterALargeFailureSmallerInputsAreTried() {
        Failure failure = stress(input -> tried.size() % 3 == 1).large(15).orElseThrow();
        assertEquals(copy.reference(), failure.trusted());
        assertEquals(4, tried.size(), "the fourth fails, and is the third of the smaller ones");
        assertEquals(tried.get(3), failure.input());
    }

    @Test
    void aSlowProgramIsRunAgain() {
        Run late = new Run(Optional.of(Limit.IDLE_TIME), 1, 0, 0, PeakMemory.UNKNOWN, "", "");
        Stress stress = new Stress(copy, (input, answer) -> judged(late, answer), 1);
        TestCase test = secret(stress, "02-lost-heaps");
        Failure failure = stress.secret(test).orElseThrow();
        assertEquals(test.readInput(), failure.input());
        Failure shrunk = stress.shrunk(failure, () -> {
        });
        assertEquals(List.of("1\n", "shrunk from secret/02-lost-heaps", Verdict.TIME_LIMIT_EXCEEDED),
                List.of(shrunk.input(), shrunk.origin(), shrunk.result().verdict()));
    }

    @Test
    void aGivenInputIsTried() {
        Stress stress = stress(input -> input.endsWith("9\n"));
        assertEquals(Optional.empty(), stress.given("9\n6\n", "my.in"));
        assertEquals(List.of("6\n9\n", "my.in", copy.reference(), "LOSE\nLOSE\n"),
                stress.given("6\n9\n", "my.in")
                        .map(failure -> List.of(failure.input(), failure.origin(), failure.trusted(),
                                failure.expected()))
                        .orElseThrow());
        assertEquals("my.in is not an input of fixture: N-too-small: line 1: 0 is not in 1..200",
                assertThrows(UsageException.class, () -> stress.given("0\n", "my.in")).getMessage());
    }

    @Test
    void aWrongLineOfASecretCaseIsTriedAlone() {
        Stress stress = stress(input -> input.endsWith("9\n"));
        Failure failure = stress.secret(secret(stress, "02-lost-heaps")).orElseThrow();
        assertEquals(List.of("6\n9\n", "9\n"), tried);
        assertEquals(List.of("9\n", "a question of secret/02-lost-heaps", "LOSE\n", copy.reference()),
                List.of(failure.input(), failure.origin(), failure.expected(), failure.trusted()));
        assertEquals(0, stress.onlyTogether());
    }

    @Test
    void aQuestionThatIsRightAloneIsOnlyCounted() {
        Stress stress = stress(input -> input.lines().count() > 1);
        assertEquals(Optional.empty(), stress.secret(secret(stress, "02-lost-heaps")));
        assertEquals(1, stress.onlyTogether());
    }

    private static TestCase secret(Stress stress, String name) {
        return stress.secretCases().stream().filter(test -> test.name().equals("secret/" + name)).findFirst()
                .orElseThrow();
    }

    /** Of the solution, but for some inputs, of which the last line is answered wrongly. */
    private Stress stress(Predicate<String> wrong) {
        return new Stress(copy, (input, answer) -> {
            tried.add(input);
            String output = copy.main().run(input);
            String found = wrong.test(input) ? output.replaceFirst("\\w+\n$", "wrong") : output;
            return judged(new Run(Optional.empty(), 0, 0, 0, PeakMemory.UNKNOWN, found, ""), answer);
        }, 1);
    }

    private static Judged judged(Run run, String answer) {
        return new Judged(run, CaseResult.of(run, JAVA, LIMITS, answer, WhiteSpace.COUNTS));
    }

    private static int largest(List<String> inputs) {
        return inputs.stream().mapToInt(StressedProgramTest::largest).max().orElseThrow();
    }

    private static int largest(String input) {
        return Integer.parseInt(input.strip());
    }
}
