package nimsum.bench;

import java.util.concurrent.TimeUnit;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.Program;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A solution on its largest legal input, warm. The problem is the system property <code>problem</code>, so that no list of
 * problems stands in the code.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SolveBenchmark {

    private Program main;
    private String input;

    @Setup
    public void prepare() {
        Problem problem = Problems.here().find(System.getProperty("problem", "poj2311"));
        main = problem.main();
        input = problem.cases().largest(8);
    }

    @Benchmark
    public String solve() {
        return main.run(input);
    }
}
