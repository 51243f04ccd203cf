package nimsum.bench;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import nimsum.util.FastWriter;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Ways to write many numbers into a file, one a line. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class WriterBenchmark {

    @Param({"1000000", "10000000"})
    public int count;

    private int[] numbers;
    private Path file;

    @Setup
    public void create() throws IOException {
        numbers = new Random(count).ints(count, 0, 1_000_000_000).toArray();
        file = Files.createTempFile("numbers", ".out");
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    public void fastWriter() throws IOException {
        try (OutputStream stream = Files.newOutputStream(file)) {
            FastWriter out = new FastWriter(stream);
            for (int number : numbers) {
                out.println(number);
            }
            out.flush();
        }
    }

    @Benchmark
    public void printWriter() throws IOException {
        try (PrintWriter out = new PrintWriter(new BufferedWriter(
                new OutputStreamWriter(Files.newOutputStream(file), StandardCharsets.US_ASCII)))) {
            for (int number : numbers) {
                out.println(number);
            }
        }
    }

    @Benchmark
    public void printStream() throws IOException {
        try (PrintStream out = new PrintStream(new BufferedOutputStream(Files.newOutputStream(file)), false,
                StandardCharsets.US_ASCII)) {
            for (int number : numbers) {
                out.println(number);
            }
        }
    }

    @Benchmark
    public void stringBuilder() throws IOException {
        StringBuilder out = new StringBuilder();
        for (int number : numbers) {
            out.append(number).append('\n');
        }
        Files.writeString(file, out, StandardCharsets.US_ASCII);
    }
}
