package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.cases.StrictText;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * The solution equals the brute force on every small input and on random ones above; and the reference, which answers the
 * secret data, equals both. Prints how many inputs were compared.
 */
class OracleTest {

    private static final int RANDOM_INPUTS = 200;
    private static final long SEED = 20261120;

    @TestFactory
    Stream<DynamicNode> oracles() {
        return SelectedProblems.each(problem -> {
            Cases cases = problem.cases();
            return Stream.of(dynamicTest(cases.smallScope(), () -> {
                long compared = compare(problem, cases.small());
                assertTrue(compared > 0, "no small inputs");
                System.out.printf("oracle  %-12s %7d inputs: %s%n", problem, compared, cases.smallScope());
            }), dynamicTest("random inputs", () -> {
                Random random = new Random(SEED);
                long compared = compare(problem, IntStream.range(0, RANDOM_INPUTS)
                        .mapToObj(i -> cases.random(random, 1 + i * cases.bruteForceSize() / RANDOM_INPUTS)));
                System.out.printf("oracle  %-12s %7d inputs: random, of size 1 to %d%n", problem, compared,
                        cases.bruteForceSize());
            }));
        });
    }

    /** Compares the three programs on each input; how many there were. */
    private static long compare(Problem problem, Stream<String> inputs) {
        Cases cases = problem.cases();
        Program main = problem.main();
        Program bruteForce = problem.bruteForce();
        Program reference = problem.reference();
        return inputs.peek(input -> {
            cases.check(new StrictText(input));
            String expected = bruteForce.run(input);
            assertEquals(expected, main.run(input), () -> main + " on\n" + input);
            assertEquals(expected, reference.run(input), () -> reference + " on\n" + input);
        }).mapToLong(input -> 1).sum();
    }
}
