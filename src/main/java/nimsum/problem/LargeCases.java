package nimsum.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;

/**
 * The cases that are too large to be committed. A {@code .sha256} with the digests of input and answer stands for each;
 * the files are made by {@code Cases} and {@code Reference}. The record next to them holds these digests and that of
 * the class file of {@code Cases}: what another class has made is not trusted.
 */
final class LargeCases {

    /** What a file of digests says; another checkout has other files. */
    private record Committed(Path file, String digests) {
    }

    /** Made by this process, or left by an earlier one. */
    private static final Map<Committed, TestCase> KNOWN = new ConcurrentHashMap<>();

    /**
     * The case, made if no earlier process has left it. Costs a run of {@code Main}, once.
     *
     * @throws CheckoutException if what comes out has other digests
     * @throws InvalidInput if {@code Cases} does not accept what it has made
     */
    static TestCase find(Problem problem, String name) {
        Committed committed = committed(problem, name);
        return KNOWN.computeIfAbsent(committed, key -> {
            TestCase left = files(problem, name);
            Path record = problem.madeData().resolve(name + ".sha256");
            String made = record(problem, key.digests);
            if (!holds(record, made) || !Files.exists(left.input()) || !Files.exists(left.output())) {
                make(problem, key, left);
                DataFiles.write(record, made);
            }
            return left;
        });
    }

    /** What is noted next to a case that was made. */
    static String record(Problem problem, String digests) {
        return digests + "Cases " + sha256(classFile(problem.cases().getClass())) + "\n";
    }

    private static boolean holds(Path file, String text) {
        return Files.exists(file) && DataFiles.read(file).equals(text);
    }

    private static byte[] classFile(Class<?> type) {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void make(Problem problem, Committed committed, TestCase test) {
        String name = Path.of(test.name()).getFileName().toString();
        String input = CommittedData.secret(problem, name).orElseThrow(() -> new CheckoutException(
                problem + ": Cases names no input " + name + ": delete " + committed.file));
        problem.cases().check(input);
        // The digest is of Reference's answer. Main, which is faster, most often has the same one.
        String answer = Stream.of(problem.main(), problem.reference()).flatMap(program -> answer(program, input))
                .filter(printed -> committed.digests.equals(digests(input, printed))).findFirst()
                .orElseThrow(() -> new CheckoutException(committed.file + " is not what is made of Cases and Reference:"
                        + " scripts/data " + problem + " writes it again"));
        DataFiles.write(test.input(), input);
        DataFiles.write(test.output(), answer);
    }

    private static Stream<String> answer(Program program, String input) {
        try {
            return Stream.of(program.run(input));
        } catch (RuntimeException e) {
            return Stream.of();
        }
    }

    /** What a {@code .sha256} file holds: the SHA-256 of input and answer, in hexadecimal. */
    static String digests(String input, String answer) {
        return "input " + sha256(input) + "\nanswer " + sha256(answer) + "\n";
    }

    private static String sha256(String text) {
        return sha256(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Committed committed(Problem problem, String name) {
        Path file = problem.data(DataKind.SECRET).resolve(name + ".sha256");
        return new Committed(file, DataFiles.read(file));
    }

    private static TestCase files(Problem problem, String name) {
        Path folder = problem.madeData();
        return new TestCase(DataKind.SECRET.folder() + "/" + name, folder.resolve(name + ".in"),
                folder.resolve(name + ".out"));
    }
}
