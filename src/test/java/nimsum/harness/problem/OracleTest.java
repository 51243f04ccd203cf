package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.harness.report.TestReport;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The solution equals the brute force on every small input and on random ones above; and the reference, which answers
 * the secret data, equals both. The report says how many inputs were compared.
 *
 * <p>
 * Where the format allows, the programs are asked many questions in one input, so that what they find out for one
 * serves the next.
 */
class OracleTest {

    private static final int RANDOM_INPUTS = Deep.size(50, 200);
    private static final int MOST_TOGETHER = 500;
    private static final long SEED = 20261120;

    @TestFactory
    Stream<DynamicNode> oracles() {
        return SelectedProblems.each(problem -> {
            Cases cases = problem.cases();
            return Stream.of(dynamicTest(cases.smallScope(), () -> {
                List<String> small = cases.small().distinct().toList();
                checkScope(cases.smallScope(), small.size());
                new Oracle(problem).compare(small);
                TestReport.count(problem, small.size(), "inputs compared, all small ones");
            }), dynamicTest("random inputs", () -> {
                Random random = new Random(SEED);
                List<String> inputs = IntStream.range(0, RANDOM_INPUTS)
                        .mapToObj(i -> cases.random(random, 1 + i * cases.bruteForceSize() / RANDOM_INPUTS))
                        .distinct().toList();
                assertTrue(inputs.stream().map(problem.main()::run).distinct().limit(2).count() > 1,
                        () -> problem + ": all random inputs have one answer, so they tell little");
                new Oracle(problem).compare(inputs);
                TestReport.count(problem, inputs.size(), "inputs compared, random ones");
            }));
        });
    }

    /** What the scope of small() states is what it listed. */
    static void checkScope(String scope, long compared) {
        assertTrue(compared > 0 && scope.startsWith("all " + compared + " "),
                () -> "small() in Cases.java lists " + compared
                        + " inputs that differ, but its scope says: " + scope);
    }

    /** The three programs of a problem. */
    private record Oracle(Cases cases, Program bruteForce, List<Program> others) {

        Oracle(Problem problem) {
            this(problem.cases(), problem.bruteForce(), List.of(problem.main(), problem.reference()));
        }

        void compare(List<String> inputs) {
            Optional<String> joined = inputs.size() == 1
                    ? Optional.of(inputs.get(0))
                    : inputs.size() > MOST_TOGETHER ? Optional.empty() : cases.joined(inputs);
            if (joined.isEmpty()) {
                int half = inputs.size() / 2;
                compare(inputs.subList(0, half));
                compare(inputs.subList(half, inputs.size()));
                return;
            }
            try {
                compare(joined.get());
            } catch (AssertionError | RuntimeException failure) {
                // Most often one of the questions shows it alone.
                inputs.forEach(this::compare);
                throw failure;
            }
        }

        private void compare(String input) {
            cases.check(input);
            String expected = bruteForce.run(input);
            others.forEach(program -> assertEquals(expected, program.run(input), () -> program + " on\n" + input));
        }
    }
}
