package nimsum.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import nimsum.errors.InvalidInput;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import org.apache.commons.io.IOUtils;

/**
 * A case that is too large to be committed. A {@code .sha256} with the digests of input and answer stands for it; the
 * files are made by {@code Cases} and {@code Reference} when somebody asks for them. The record next to them holds
 * these digests and that of the class file of {@code Cases}: what another class has made is not trusted.
 */
record LargeCase(Problem problem, String name, String digests) implements Runnable {

    /** The cases whose files are known to be there. */
    private static final Map<LargeCase, Boolean> MADE = new ConcurrentHashMap<>();

    static TestCase find(Problem problem, String name) {
        LargeCase large = new LargeCase(problem, name, DataFiles.read(committed(problem, name)));
        return new TestCase(DataKind.SECRET.folder() + "/" + name, large.file(".in"), large.file(".out"),
                Optional.of(large));
    }

    private static Path committed(Problem problem, String name) {
        return DataKind.SECRET.in(problem).resolve(name + ".sha256");
    }

    /**
     * Makes the files, if neither this process nor an earlier one has made them. Costs a run of {@code Main}, once.
     *
     * @throws CheckoutException if what comes out has other digests
     * @throws InvalidInput if {@code Cases} does not accept what it has made
     */
    @Override
    public void run() {
        MADE.computeIfAbsent(this, LargeCase::make);
    }

    private boolean make() {
        String made = record();
        boolean isThere = Stream.of(".in", ".out", ".sha256").map(this::file).allMatch(Files::exists);
        if (!isThere || !DataFiles.read(file(".sha256")).equals(made)) {
            writeFiles();
            DataFiles.write(file(".sha256"), made);
        }
        return true;
    }

    /** Returns a file that was made, under {@code target}. */
    private Path file(String ending) {
        return problem.made("testdata").resolve(name + ending);
    }

    String record() {
        return digests + "Cases " + DataFiles.sha256(classFile(problem.cases().getClass())) + "\n";
    }

    private static String classFile(Class<?> type) {
        try (InputStream in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            return IOUtils.toString(in, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeFiles() {
        Path committed = committed(problem, name);
        String input = TestDataFolder.secret(problem, name).orElseThrow(() -> new CheckoutException(
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

    /** Returns the SHA-256 of input and answer, in hexadecimal, as a {@code .sha256} file has them. */
    static String digests(String input, String answer) {
        return "input " + DataFiles.sha256(input) + "\nanswer " + DataFiles.sha256(answer) + "\n";
    }
}
