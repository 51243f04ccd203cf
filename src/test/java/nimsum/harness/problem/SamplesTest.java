package nimsum.harness.problem;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import nimsum.data.TestCases;
import nimsum.harness.run.OwnProgram;
import nimsum.harness.run.SelectedProblems;
import nimsum.judge.Answers;
import nimsum.judge.JudgeReport;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Runs each solution, or the program that {@code -Dmain} names, on each of the judge's samples. */
class SamplesTest {

    @TempDir
    static Path folder;

    @TestFactory
    Stream<DynamicNode> samples() {
        return SelectedProblems.each(problem -> {
            UnaryOperator<String> program = OwnProgram.isNamed()
                    ? OwnProgram.named(folder)::run
                    : problem.main()::run;
            return TestCases.samples(problem).stream().map(sample -> dynamicTest(sample.toString(),
                    () -> Answers.assertSame(sample.readOutput(), program.apply(sample.readInput()),
                            "the answer to " + JudgeReport.shown(sample.input()))));
        });
    }
}
