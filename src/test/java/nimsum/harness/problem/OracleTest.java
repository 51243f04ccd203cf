package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
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
                new Oracle(problem).compare(small);
            }), dynamicTest("random inputs", () -> {
                Random random = new Random(SEED);
                List<String> inputs = IntStream.range(0, RANDOM_INPUTS)
                        .mapToObj(i -> cases.random(random, 1 + i * cases.bruteForceSize() / RANDOM_INPUTS))
                        .distinct().toList();
                assertTrue(new Oracle(problem).compare(inputs) > 1,
                        () -> problem + ": all random inputs have one answer, so they tell little");
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

        /** Compares the answers to all inputs, and returns how many lines differ in what Main prints. */
        long compare(List<String> inputs) {
            List<File> files = files(inputs).toList();
            // A program that does not end would not fail either.
            Map<File, String> answers = GuardedRun.inTime(problem, () -> files.stream()
                    .collect(Collectors.toMap(Function.identity(), file -> problem.main().run(file.input))));
            files.forEach(file -> compare(file, answers.get(file)));
            return answers.values().stream().flatMap(String::lines).distinct().count();
        }

        /** Asks as many inputs together as the format holds. */
        private Stream<File> files(List<String> inputs) {
            Optional<String> joined = inputs.size() == 1
                    ? Optional.of(inputs.get(0))
                    : inputs.size() > MAX_TOGETHER ? Optional.empty() : cases.joined(inputs);
            int half = inputs.size() / 2;
            return joined.map(input -> Stream.of(new File(input, inputs))).orElseGet(() -> Stream.concat(
                    files(inputs.subList(0, half)), files(inputs.subList(half, inputs.size()))));
        }

        private void compare(File file, String answer) {
            try {
                compare(file.input, answer);
            } catch (AssertionError | RuntimeException failure) {
                // Most often one of the questions shows it alone.
                file.asked.forEach(input -> compare(input, problem.main().run(input)));
                throw failure;
            }
        }

        private void compare(String input, String answer) {
            cases.check(input);
            assertEquals(problem.bruteForce().run(input), answer, () -> problem + ".Main on\n" + input);
            assertEquals(problem.reference().run(input), answer, () -> problem + ".Reference on\n" + input);
        }
    }

    /** What is asked at once. */
    private record File(String input, List<String> asked) {
    }
}
