package nimsum.bench;

import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.concurrent.TimeUnit;
import nimsum.util.FastReader;
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

/** Ways to read many numbers, from a file and from a pipe; each returns their sum. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class ReaderBenchmark {

    /** Where the numbers come from. */
    public enum Source {
        FILE {
            @Override
            InputStream open(Path file) throws IOException {
                return Files.newInputStream(file);
            }
        },
        PIPE {
            @Override
            InputStream open(Path file) throws IOException {
                return new ProcessBuilder("cat", file.toString()).start().getInputStream();
            }
        };

        abstract InputStream open(Path file) throws IOException;
    }

    @Param
    public Source source;

    @Param({"1000000", "10000000"})
    public int count;

    /** The numbers are random, from 0 up to this. */
    @Param("1000000000")
    public int below;

    private Path file;

    @Setup
    public void write() throws IOException {
        Random random = new Random(count);
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < count; i++) {
            numbers.append(random.nextInt(below)).append(i % 10 == 9 ? '\n' : ' ');
        }
        file = Files.createTempFile("numbers", ".in");
        Files.writeString(file, numbers);
    }

    @TearDown
    public void delete() throws IOException {
        Files.delete(file);
    }

    @Benchmark
    public long fastReader() throws IOException {
        try (InputStream stream = source.open(file)) {
            FastReader in = new FastReader(stream);
            long sum = 0;
            for (int i = 0; i < count; i++) {
                sum += in.nextInt();
            }
            return sum;
        }
    }

    @Benchmark
    public long scanner() throws IOException {
        try (Scanner in = new Scanner(source.open(file), StandardCharsets.US_ASCII)) {
            long sum = 0;
            for (int i = 0; i < count; i++) {
                sum += in.nextInt();
            }
            return sum;
        }
    }

    @Benchmark
    public long bufferedReaderAndStringTokenizer() throws IOException {
        try (BufferedReader in = reader()) {
            long sum = 0;
            StringTokenizer tokens = new StringTokenizer("");
            for (int i = 0; i < count; i++) {
                while (!tokens.hasMoreTokens()) {
                    tokens = new StringTokenizer(in.readLine());
                }
                sum += Integer.parseInt(tokens.nextToken());
            }
            return sum;
        }
    }

    @Benchmark
    public long streamTokenizer() throws IOException {
        try (BufferedReader reader = reader()) {
            StreamTokenizer in = new StreamTokenizer(reader);
            long sum = 0;
            for (int i = 0; i < count; i++) {
                in.nextToken();
                sum += (int) in.nval;
            }
            return sum;
        }
    }

    /** The reader that is found in most fast solutions: a buffer over a DataInputStream, and no checks. */
    @Benchmark
    public long dataInputStreamWithBuffer() throws IOException {
        try (DataInputStream stream = new DataInputStream(source.open(file))) {
            UncheckedReader in = new UncheckedReader(stream);
            long sum = 0;
            for (int i = 0; i < count; i++) {
                sum += in.nextInt();
            }
            return sum;
        }
    }

    private BufferedReader reader() throws IOException {
        return new BufferedReader(new InputStreamReader(source.open(file), StandardCharsets.US_ASCII));
    }

    private static final class UncheckedReader {

        private final DataInputStream stream;
        private final byte[] buffer = new byte[1 << 16];
        private int next;
        private int limit;

        UncheckedReader(DataInputStream stream) {
            this.stream = stream;
        }

        int nextInt() throws IOException {
            int number = 0;
            byte c = read();
            while (c <= ' ') {
                c = read();
            }
            boolean negative = c == '-';
            if (negative) {
                c = read();
            }
            do {
                number = number * 10 + c - '0';
                c = read();
            } while (c >= '0' && c <= '9');
            return negative ? -number : number;
        }

        private byte read() throws IOException {
            if (next == limit) {
                limit = stream.read(buffer, 0, buffer.length);
                next = 0;
                if (limit <= 0) {
                    limit = 0;
                    return -1;
                }
            }
            return buffer[next++];
        }
    }
}
