package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.cases.Narrowing;
import nimsum.cases.TypeCases;
import nimsum.harness.mistakes.NarrowedMain.Place;
import nimsum.harness.mistakes.NarrowedMain.RightRun;
import nimsum.harness.report.TestReport;
import nimsum.harness.run.Deep;
import nimsum.harness.run.JavaProcess;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

/**
 * A solution that keeps a number in too narrow a type is rejected by a secret case: each number of the input, and each
 * that {@code Cases} says is computed, in each type that its largest value does not fit.
 */
class NarrowingsTest {

    @TestFactory
    Stream<DynamicNode> everyNarrowingIsCaught() {
        return SelectedProblems
                .each(problem -> Stream.of(dynamicTest("types", () -> new Check(problem).check())));
    }

    static final class Check {

        private final Problem problem;
        private final NarrowedMain main;
        private final List<TestCase> secret;
        private final Map<TestCase, RightRun> rightRuns = new HashMap<>();

        Check(Problem problem) {
            this.problem = problem;
            main = new NarrowedMain(problem);
            secret = TestCase.of(problem, DataKind.SECRET);
        }

        void check() {
            Set<String> harmless = new HashSet<>(problem.cases().harmless().keySet());
            int rejected = 0;
            for (int i = 0; i < main.places().size(); i++) {
                Place place = main.places().get(i);
                for (Narrowing narrowing : Narrowing.of(place.range())) {
                    String wrong = narrowing.of(place.name());
                    boolean isHarmless = harmless.remove(wrong);
                    Optional<TestCase> rejecting = rejecting(i, narrowing, Deep.ON || !isHarmless);
                    if (isHarmless) {
                        assertTrue(rejecting.isEmpty(),
                                () -> problem + ": Cases.harmless() says that a solution may keep "
                                        + wrong + ", but " + rejecting.orElseThrow() + " rejects it: take that out");
                    } else {
                        assertTrue(rejecting.isPresent(),
                                () -> problem + ": no secret case rejects a solution that keeps " + wrong
                                        + ": add a case in which " + place.name() + " is "
                                        + Long.toUnsignedString(narrowing.least())
                                        + " or more and that it answers wrongly, or say in Cases.inputsWith() how to make one");
                        rejected++;
                    }
                }
            }
            assertEquals(Set.of(), harmless,
                    problem + ": Cases.harmless() names what fits all numbers, or none of them");
            TestReport.count(problem, rejected, "programs with too narrow a type rejected");
        }

        private Optional<TestCase> rejecting(int place, Narrowing narrowing, boolean byTheLargest) {
            String file = DataKind.SECRET.folder() + "/" + TypeCases.PREFIX
                    + main.places().get(place).name().replace(' ', '-');
            return secret.stream().filter(test -> byTheLargest || !JavaProcess.isLargest(test))
                    .sorted(Comparator.comparing((TestCase test) -> !test.name().startsWith(file))
                            .thenComparing(TestCase::length))
                    .filter(test -> narrowing.mayChange(rightRun(test).reach()[place])
                            && main.shows(narrowing, place, test, rightRun(test)))
                    .findFirst();
        }

        private RightRun rightRun(TestCase test) {
            return rightRuns.computeIfAbsent(test, main::rightRun);
        }
    }
}
