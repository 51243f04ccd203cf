package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import nimsum.judge.LocalJudge.Judged;
import nimsum.judge.Stress.Failure;
import nimsum.onlinejudge.OnlineJudge.WhiteSpace;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import org.junit.jupiter.api.Test;

/** Which inputs a program is tried on, and which of those on which it fails is shown. */
class StressedProgramTest {

    private static final Problem PROBLEM = Problems.here().find("poj2311");
    private static final Language JAVA = Language.ofFile("Main.java");
    private static final RunLimits LIMITS = RunLimits.ofTool(1000);

    private final List<String> tried = new ArrayList<>();

    @Test
    void theLastRoundsAreOfTheLargestSize() {
        assertEquals(30, Stress.bits(Stress.LARGE_ROUNDS - 1));
        assertTrue(Stress.bits(0) < 3, () -> "the first: " + Stress.bits(0));
    }

    @Test
    void smallInputsGrowToTheSizeOfTheBruteForce() {
        Stress stress = stress(input -> false);
        assertEquals(6, stress.smallSize());
        for (int round = 0; round < 120; round++) {
            assertEquals(Optional.empty(), stress.small(round, 120));
            // Sides go from 2 to 1 and the size.
            assertTrue(largestSide(tried.get(round)) <= 2 + round / 20, tried.get(round));
        }
        assertEquals(7, largestSide(tried));
    }

    @Test
    void largeInputsDoubleUpToTheLargest() {
        Stress stress = stress(input -> false);
        for (int round = 0; round < Stress.LARGE_ROUNDS; round++) {
            assertEquals(Optional.empty(), stress.large(round));
        }
        assertTrue(largestSide(tried.subList(0, 2)) <= 1 + 8, tried::toString);
        assertTrue(largestSide(tried) > 100, tried::toString);
    }

    @Test
    void aFailureIsShrunk() {
        Stress stress = stress(input -> largestSide(input) >= 4);
        Failure random = stress.small(11, 12).orElseThrow();
        assertEquals("a random one", random.origin());
        AtomicInteger runs = new AtomicInteger();
        int before = tried.size();
        Failure shrunk = stress.shrunk(random, runs::incrementAndGet);
        assertEquals(List.of("2 4\n", "shrunk from a random one", PROBLEM.bruteForce(), "WIN\n", "wrong",
                Verdict.WRONG_ANSWER),
                List.of(shrunk.input(), shrunk.origin(), shrunk.trusted(), shrunk.expected(), shrunk.run().output(),
                        shrunk.result().verdict()));
        assertEquals(runs.get(), tried.size() - before);
        assertEquals(shrunk, stress.shrunk(shrunk, runs::incrementAndGet));
    }

    @Test
    void afterALargeFailureSmallerInputsAreTried() {
        Failure failure = stress(input -> tried.size() % 3 == 1).large(15).orElseThrow();
        assertEquals(PROBLEM.reference(), failure.trusted());
        assertEquals(4, tried.size(), "the fourth fails, and is the third of the smaller ones");
        assertEquals(tried.get(3), failure.input());
    }

    @Test
    void aSlowProgramIsRunAgain() {
        Run late = new Run(Optional.of(Limit.IDLE_TIME), 1, 0, 0, PeakMemory.UNKNOWN, "", "");
        Stress stress = new Stress(PROBLEM, (input, answer) -> judged(late, answer), 1);
        TestCase test = secret(stress, "02-no-safe-cut");
        Failure failure = stress.secret(test).orElseThrow();
        assertEquals(test.readInput(), failure.input());
        Failure shrunk = stress.shrunk(failure, () -> {
        });
        assertEquals(List.of("2 2\n", "shrunk from secret/02-no-safe-cut", Verdict.TIME_LIMIT_EXCEEDED),
                List.of(shrunk.input(), shrunk.origin(), shrunk.result().verdict()));
    }

    @Test
    void aGivenInputIsTried() {
        Stress stress = stress(input -> input.endsWith("3 3\n"));
        assertEquals(Optional.empty(), stress.given("3 3\n2 2\n", "my.in"));
        assertEquals(List.of("2 2\n3 3\n", "my.in", PROBLEM.reference(), "LOSE\nLOSE\n"),
                stress.given("2 2\n3 3\n", "my.in")
                        .map(failure -> List.of(failure.input(), failure.origin(), failure.trusted(),
                                failure.expected()))
                        .orElseThrow());
        assertEquals("my.in is no input of poj2311: H-too-small: line 1: 1 is not in 2..200",
                assertThrows(UsageException.class, () -> stress.given("2 1\n", "my.in")).getMessage());
    }

    @Test
    void aWrongLineOfASecretCaseIsTriedAlone() {
        Stress stress = stress(input -> input.endsWith("3 3\n"));
        Failure failure = stress.secret(secret(stress, "02-no-safe-cut")).orElseThrow();
        assertEquals(List.of("2 2\n2 3\n3 2\n3 3\n", "3 3\n"), tried);
        assertEquals(List.of("3 3\n", "a question of secret/02-no-safe-cut", "LOSE\n", PROBLEM.reference()),
                List.of(failure.input(), failure.origin(), failure.expected(), failure.trusted()));
        assertEquals(0, stress.onlyTogether());
    }

    @Test
    void aQuestionThatIsRightAloneIsOnlyCounted() {
        Stress stress = stress(input -> input.lines().count() > 1);
        assertEquals(Optional.empty(), stress.secret(secret(stress, "02-no-safe-cut")));
        assertEquals(1, stress.onlyTogether());
    }

    private static TestCase secret(Stress stress, String name) {
        return stress.secretCases().stream().filter(test -> test.name().equals("secret/" + name)).findFirst()
                .orElseThrow();
    }

    /** Of the solution, but for some inputs, of which the last line is answered wrongly. */
    private Stress stress(Predicate<String> wrong) {
        return new Stress(PROBLEM, (input, answer) -> {
            tried.add(input);
            String output = PROBLEM.main().run(input);
            String found = wrong.test(input) ? output.replaceFirst("\\w+\n$", "wrong") : output;
            return judged(new Run(Optional.empty(), 0, 0, 0, PeakMemory.UNKNOWN, found, ""), answer);
        }, 1);
    }

    private static Judged judged(Run run, String answer) {
        return new Judged(run, CaseResult.of(run, JAVA, LIMITS, answer, WhiteSpace.COUNTS));
    }

    private static int largestSide(List<String> inputs) {
        return inputs.stream().mapToInt(StressedProgramTest::largestSide).max().orElseThrow();
    }

    private static int largestSide(String input) {
        String[] sides = input.strip().split(" ");
        return Math.max(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
    }
}
