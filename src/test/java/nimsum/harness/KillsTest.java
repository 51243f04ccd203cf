package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every wrong solution passes the samples, unless its comment says that they catch it, and is rejected by at least one secret
 * case in the way that its comment says. Prints how many cases reject each.
 */
class KillsTest {

    /** A wrong solution and the number of secret cases that reject it. */
    private record Kills(Problem problem, WrongSolution wrong, long killers, long cases) {
    }

    private static final List<Kills> LEDGER = new CopyOnWriteArrayList<>();

    @TestFactory
    Stream<DynamicNode> everyMistakeIsCaught() {
        return SelectedProblems.each(problem -> {
            List<WrongSolution> mistakes = WrongSolution.of(problem);
            assertTrue(mistakes.size() >= 5, problem + " has fewer than five wrong solutions");
            return mistakes.stream().map(wrong -> dynamicTest(wrong.name(), () -> check(problem, wrong)));
        });
    }

    /** Where a pitfall in the README states a whole input, on one line with / between lines, that input refutes the mistake. */
    @TestFactory
    Stream<DynamicNode> statedInputsRefute() {
        return SelectedProblems
                .each(problem -> WrongSolution.of(problem).stream().map(wrong -> dynamicTest(wrong.name(), () -> {
                    List<String> stated = wrong.statedInputs();
                    assertTrue(stated.isEmpty() || stated.stream().anyMatch(wrong::isRefutedBy),
                            () -> "none of these refutes it: " + stated);
                })));
    }

    @AfterAll
    static void printLedger() {
        LEDGER.stream().map(Kills::problem).distinct().forEach(problem -> {
            List<Kills> rows = LEDGER.stream().filter(row -> row.problem.equals(problem)).toList();
            Kills fewest = rows.stream().min(Comparator.comparing(Kills::killers)).orElseThrow();
            System.out.printf("kills   %-12s %2d wrong solutions, %3d cases, fewest killers %3d (%s)%n", problem,
                    rows.size(),
                    fewest.cases, fewest.killers, fewest.wrong.name());
        });
    }

    private static void check(Problem problem, WrongSolution wrong) {
        assertFalse(wrong.belief().isEmpty(), "no comment says what its author believed");
        boolean passesSamples = TestCase.of(problem, DataKind.SAMPLE).stream()
                .noneMatch(test -> wrong.isRejected(test));
        assertEquals(!wrong.caughtBySamples(), passesSamples, "passes the samples");
        List<TestCase> cases = TestCase.of(problem, DataKind.SECRET);
        long killers = cases.stream().filter(wrong::isRejected).count();
        assertTrue(killers > 0, "no secret case rejects it with " + wrong.verdict());
        LEDGER.add(new Kills(problem, wrong, killers, cases.size()));
    }
}
