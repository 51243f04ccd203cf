package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Cases;
import nimsum.judge.GuardedRun;
import nimsum.problem.Problem;
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
    private static final int MAX_TOGETHER = 500;
    private static final long SEED = 20261120;

    @TestFactory
    Stream<DynamicNode> oracles() {
        return SelectedProblems.each(problem -> {
            Cases cases = problem.cases();
            return Stream.of(dynamicTest(cases.smallScope(), () -> {
                List<String> small = cases.small().distinct().toList();
                checkScope(cases.smallScope(), small.size());
                GuardedRun.inTime(problem, () -> small.stream().map(problem.main()::run).distinct().count());
                new Oracle(problem).compare(small);
            }), dynamicTest("random inputs", () -> {
                Random random = new Random(SEED);
                List<String> inputs = IntStream.range(0, RANDOM_INPUTS)
                        .mapToObj(i -> cases.random(random, 1 + i * cases.bruteForceSize() / RANDOM_INPUTS))
                        .distinct().toList();
                assertTrue(GuardedRun.inTime(problem,
                        () -> inputs.stream().map(problem.main()::run).distinct().count()) > 1,
                        () -> problem + ": all random inputs have one answer, so they tell little");
                new Oracle(problem).compare(inputs);
            }));
        });
    }

    /** Checks that what the scope of small() states is what it listed. */
    static void checkScope(String scope, long compared) {
        assertTrue(compared > 0 && scope.startsWith("all " + compared + " "),
                () -> "small() in Cases.java lists " + compared
                        + " inputs that differ, but its scope says: " + scope);
    }

    private record Oracle(Problem problem, Cases cases) {

        Oracle(Problem problem) {
            this(problem, problem.cases());
        }

        void compare(List<String> inputs) {
            Optional<String> joined = inputs.size() == 1
                    ? Optional.of(inputs.get(0))
                    : inputs.size() > MAX_TOGETHER ? Optional.empty() : cases.joined(inputs);
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
            Map<String, String> answers = new TreeMap<>();
            Stream.of(problem.bruteForce(), problem.main(), problem.reference())
                    .forEach(program -> answers.put(program.toString(), program.run(input)));
            assertEquals(3, answers.size(), "programs");
            answers.forEach((program, answer) -> assertEquals(answers.get(problem + ".BruteForce"), answer,
                    () -> program + " on\n" + input));
        }
    }
}
