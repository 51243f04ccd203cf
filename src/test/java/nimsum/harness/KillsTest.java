package nimsum.harness;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * Every mistake passes the samples or admits that it does not, is refuted as its pitfall in the README says and by nothing
 * smaller, and is rejected by a secret case. <code>mvn test -Dledger</code> goes on after the first such case and prints how many
 * reject each.
 */
class KillsTest {

    private static final boolean ALL_KILLERS = Boolean.getBoolean("ledger");

    private static final List<Row> LEDGER = new CopyOnWriteArrayList<>();

    /** A mistake and the number of secret cases that reject it. */
    private record Row(Problem problem, WrongSolution wrong, long killers, int cases) {
    }

    @TestFactory
    Stream<DynamicNode> everyMistakeIsCaught() {
        return SelectedProblems.each(problem -> {
            try {
                return tests(problem, WrongSolution.of(problem), new Kills(problem));
            } catch (AssertionError | RuntimeException e) {
                return Stream.of(dynamicTest("wrong/", () -> {
                    throw e;
                }));
            }
        });
    }

    private static Stream<DynamicNode> tests(Problem problem, List<WrongSolution> mistakes, Kills kills) {
        Kills.checkEnough(problem, mistakes);
        return mistakes.stream().map(wrong -> dynamicTest(wrong.name(), () -> {
            kills.check(wrong);
            LEDGER.add(new Row(problem, wrong, kills.killers(wrong, ALL_KILLERS), kills.secretCases()));
        }));
    }

    @AfterAll
    static void printLedger() {
        LEDGER.stream().map(Row::problem).distinct().forEach(problem -> {
            List<Row> rows = LEDGER.stream().filter(row -> row.problem.equals(problem)).toList();
            System.out.printf("kills   %-12s %2d mistakes are rejected%n", problem, rows.size());
            if (ALL_KILLERS) {
                rows.stream().sorted(Comparator.comparing(row -> row.wrong.name())).forEach(row -> System.out
                        .printf("        %-32s by %3d of %3d cases%n", row.wrong.name(), row.killers, row.cases));
            }
        });
    }
}
