package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import nimsum.judge.LocalJudge.Judged;
import nimsum.judge.Stress.Failure;
import nimsum.onlinejudge.OnlineJudge.WhiteSpace;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
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
    void theSmallestFailureOfSeveralIsShown() {
        assertSmallest("BruteForce", stress(input -> true).small(11, 12));
        assertSmallest("Reference", stress(input -> true).large(5));
        assertEquals(2 * 51, tried.size());
    }

    private static void assertSmallest(String trusted, Optional<Failure> failure) {
        Failure shown = failure.orElseThrow();
        assertEquals(List.of("2 2\n", "the smallest found", "LOSE\n", trusted, "wrong", Verdict.WRONG_ANSWER),
                List.of(shown.input(), shown.origin(), shown.expected(), shown.trusted(), shown.found(),
                        shown.result().verdict()));
    }

    @Test
    void aSlowProgramIsNotRunAgain() {
        Run late = new Run(Optional.of(Limit.IDLE_TIME), 1, 0, 0, PeakMemory.UNKNOWN, "", "");
        Stress stress = new Stress(PROBLEM, (input, answer) -> {
            tried.add(input);
            return judged(late, answer);
        }, 1);
        assertEquals(Verdict.TIME_LIMIT_EXCEEDED, stress.small(0, 1).orElseThrow().result().verdict());
        TestCase test = secret(stress, "02-no-safe-cut");
        assertEquals(test.readInput(), stress.secret(test).orElseThrow().input());
        assertEquals(2, tried.size());
    }

    @Test
    void aWrongLineOfASecretCaseIsTriedAlone() {
        Stress stress = stress(input -> input.endsWith("3 3\n"));
        Failure failure = stress.secret(secret(stress, "02-no-safe-cut")).orElseThrow();
        assertEquals(List.of("2 2\n2 3\n3 2\n3 3\n", "3 3\n"), tried);
        assertEquals(List.of("3 3\n", "a question of secret/02-no-safe-cut", "LOSE\n", "Reference"),
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
