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
 * the files are made by {@code Cases} and {@code Reference} when somebody asks for them. The record next to them holds
 * these digests and that of the class file of {@code Cases}: what another class has made is not trusted.
 */
final class LargeCases {

    /** By the file of the input; another checkout has other files. */
    private static final Map<Path, LargeCases> KNOWN = new ConcurrentHashMap<>();

    private final Problem problem;
    private final String name;
    private final Path committed;
    private final String digests;
    private boolean isAsked;

    private LargeCases(Problem problem, String name) {
        this.problem = problem;
        this.name = name;
        committed = problem.data(DataKind.SECRET).resolve(name + ".sha256");
        digests = DataFiles.read(committed);
    }

    /** The case as its digests are now. */
    static TestCase find(Problem problem, String name) {
        LargeCases found = new LargeCases(problem, name);
        KNOWN.merge(found.file(".in"), found, (known, now) -> known.digests.equals(now.digests) ? known : now);
        return new TestCase(DataKind.SECRET.folder() + "/" + name, found.file(".in"), found.file(".out"));
    }

    /** Whether a file is the input of a large case. */
    static boolean has(Path input) {
        return KNOWN.containsKey(input);
    }

    /**
     * Makes the case that has this input, if it is large and neither this process nor an earlier one has made it. Costs
     * a run of {@code Main}, once.
     *
     * @throws CheckoutException if what comes out has other digests
     * @throws InvalidInput if {@code Cases} does not accept what it has made
     */
    static void ask(Path input) {
        LargeCases known = KNOWN.get(input);
        if (known != null) {
            known.ask();
        }
    }

    private synchronized void ask() {
        if (!isAsked) {
            String made = record(problem, digests);
            boolean isThere = Stream.of(".in", ".out", ".sha256").map(this::file).allMatch(Files::exists);
            if (!isThere || !DataFiles.read(file(".sha256")).equals(made)) {
                make();
                DataFiles.write(file(".sha256"), made);
            }
            isAsked = true;
        }
    }

    /** What is left under {@code target}. */
    private Path file(String ending) {
        return problem.madeData().resolve(name + ending);
    }

    /** What is noted next to a case that was made. */
    static String record(Problem problem, String digests) {
        return digests + "Cases " + sha256(classFile(problem.cases().getClass())) + "\n";
    }

    private static byte[] classFile(Class<?> type) {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void make() {
        String input = CommittedData.secret(problem, name).orElseThrow(() -> new CheckoutException(
                problem + ": Cases names no input " + name + ": delete " + committed));
        problem.cases().check(input);
        // The digest is of Reference's answer. Main, which is faster, most often has the same one.
        String answer = Stream.of(problem.main(), problem.reference()).flatMap(program -> answer(program, input))
                .filter(printed -> digests.equals(digests(input, printed))).findFirst()
                .orElseThrow(() -> new CheckoutException(committed + " is not what is made of Cases and Reference:"
                        + " scripts/data " + problem + " writes it again"));
        DataFiles.write(file(".in"), input);
        DataFiles.write(file(".out"), answer);
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
}
