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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A solution on its largest legal input, warm. The problems are given on the command line, {@code -p problem=A,B}, so
 * that no list of them stands in the code.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SolveBenchmark {

    @Param("poj2311")
    public String problem;

    private Program main;
    private String input;

    @Setup
    public void prepare() {
        Problem chosen = Problems.here().find(problem);
        main = chosen.main();
        input = chosen.cases().largest(8);
    }

    @Benchmark
    public String solve() {
        return main.run(input);
    }
}
