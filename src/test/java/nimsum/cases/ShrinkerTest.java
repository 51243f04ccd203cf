package nimsum.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The smallest inputs of properties for which they are known, from large ones of formats of each kind. */
class ShrinkerTest {

    /** The property is that a regular expression is found; another one is what the smallest input looks like. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
            // Lines, and numbers in them.
            "poj2311; \\d\\d \\d\\d; 10 10/",
            "hdu2516; \\d{3}; 100/0/", // The 0 ends the input.
            // A row with its length in the line before, or in front.
            "csesnim2; \\d\\d \\d+ \\d\\d\\n; 1/3/10 1 10/",
            "hdu1536; (?m)^2 ; 2 1 2/1/1 0/0/",
            // Trees: with labels, with a row of flags, as a row of parents.
            "gerald08; 1\\n\\d+ \\d+ 1\\n\\d+ \\d+ 1\\n; 1/4/(\\d \\d 1/){3}",
            "spojpt07a; 0 1.*\\n; 1/2/0 1/\\d \\d/",
            "muvluv; 1 1 1; 1/4/1 1 1/",
            // Graphs: on the ground, and with edges that go up.
            "hackenbush; (\\d) \\1 R; 1/0 1/0 0 R/",
            "agc016f; 1 4\\n; 4 1/1 4/",
            // Letters that are counted, in tests that are numbered.
            "poj2931; (?s)W B W.*Test 2; 2/Test 1/([01] ){2}[013]/.*W B W/.*Test 2/1 1 1/([WB]/){3}1 1 1/([WB]/){3}"})
    void ofARegularExpression(String id, String pattern, String smallest) {
        Cases cases = Problems.here().find(id).cases();
        Predicate<String> property = Pattern.compile(pattern).asPredicate();
        String input = new Random(1).ints(1000).mapToObj(seed -> some(cases, new Random(seed)))
                .filter(property).findFirst().orElseThrow();
        String shrunk = shrink(cases, input, property).replace('\n', '/');
        assertTrue(shrunk.matches(smallest), () -> shrunk + " from\n" + input);
    }

    /** Three large questions, where one input holds them. */
    private static String some(Cases cases, Random random) {
        List<String> questions = random.longs(3).mapToObj(seed -> cases.random(new Random(seed), 40)).toList();
        return cases.joined(questions).orElse(questions.get(0));
    }

    /**
     * One that a fault has by chance, as of two nim-sums that have to be 0; on trees as edges and as a row of parents.
     */
    @ParameterizedTest
    @CsvSource({"agc017d, 5000", "muvluv, 500"})
    void aPropertyThatFewInputsHave(String id, int size) {
        Cases cases = Problems.here().find(id).cases();
        Predicate<String> property = input -> input.hashCode() % 16 == 0;
        String input = new Random(1).ints(1000).mapToObj(seed -> cases.random(new Random(seed), size)).filter(property)
                .findFirst().orElseThrow();
        String shrunk = shrink(cases, input, property);
        assertTrue(shrunk.split("\\s+").length < 40, shrunk);
    }

    private static String shrink(Cases cases, String input, Predicate<String> property) {
        int[] tries = {0};
        return Shrinker.shrink(cases, input, smaller -> {
            tries[0]++;
            cases.check(smaller);
            return property.test(smaller);
        }, () -> tries[0] > 1500);
    }

    @Test
    void whereTimeIsOverNothingIsTried() {
        Problem problem = new Problem(ProblemCopy.FIXTURE, "fixture");
        assertEquals("79\n", Shrinker.shrink(problem.cases(), "79\n", input -> fail(input), () -> true));
    }
}
