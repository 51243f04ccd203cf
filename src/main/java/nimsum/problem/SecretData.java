package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nimsum.cases.TypeCases;

/**
 * What is committed of cases of our own, in <code>testdata/&lt;id&gt;/secret/</code> and <code>tolerated/</code>: the inputs that are
 * generated and those written by hand, with the answers of <code>Reference</code>, which argues differently from <code>Main</code>.
 * Of a large case only the digests are.
 */
public final class SecretData {

    /** Larger inputs, in bytes, are not committed. */
    public static final int LARGEST_COMMITTED = 256 * 1024;
    /** What a person writes by hand is no longer, in bytes. */
    public static final int LARGEST_BY_HAND = 4096;

    private SecretData() {
    }

    /** The inputs of one kind that are generated, by file name without its ending. */
    public static Map<String, Supplier<String>> generated(Problem problem, DataKind kind) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>();
        if (kind == DataKind.SECRET) {
            inputs.putAll(problem.cases().named());
            TypeCases.of(problem.cases(), problem.reference()::run)
                    .forEach((name, input) -> inputs.put(name, () -> input));
        } else {
            InvalidData.answered(problem).forEach((name, input) -> inputs.put(name, () -> input));
        }
        return inputs;
    }

    /** All inputs of one kind, by file name without its ending: those that are generated, and the files written by hand. */
    public static Map<String, Supplier<String>> inputs(Problem problem, DataKind kind) {
        Map<String, Supplier<String>> inputs = generated(problem, kind);
        TestCase.stems(problem.data(kind), ".in").forEach(name -> inputs.putIfAbsent(name,
                () -> DataFiles.read(problem.data(kind).resolve(name + ".in"))));
        return inputs;
    }

    /** Whether the solution is known to answer inputs that break a rule. */
    public static boolean tolerates(Problem problem, String rule) {
        return Stream.of(".in", ".sha256")
                .flatMap(end -> TestCase.stems(problem.data(DataKind.TOLERATED), end).stream())
                .anyMatch(name -> name.equals(rule) || name.startsWith(rule + "."));
    }

    /**
     * Writes what is committed of one input, and deletes what was committed of it when it was on the other side of the limit.
     *
     * @return whether a file changed
     */
    public static boolean write(Problem problem, DataKind kind, String name, String input) {
        Path folder = problem.data(kind);
        String answer = problem.reference().run(input);
        if (input.length() > LARGEST_COMMITTED) {
            boolean changed = DataFiles.write(folder.resolve(name + ".sha256"), Digests.of(input, answer).toString());
            return DataFiles.delete(folder.resolve(name + ".in")) | DataFiles.delete(folder.resolve(name + ".out"))
                    | changed;
        }
        return DataFiles.write(folder.resolve(name + ".in"), input)
                | DataFiles.write(folder.resolve(name + ".out"), answer)
                | DataFiles.delete(folder.resolve(name + ".sha256"));
    }

    /**
     * Compares what is committed of one input with what <code>Cases</code> and <code>Reference</code> make now.
     *
     * @throws CheckoutException
     *             if they differ, or nothing is committed
     */
    public static void check(Problem problem, DataKind kind, String name, String input) {
        Path folder = problem.data(kind);
        if (input.length() > LARGEST_COMMITTED) {
            if (!Files.exists(folder.resolve(name + ".sha256"))) {
                throw stale(problem, kind, name);
            }
            LargeCases.make(problem, kind, name, input);
        } else if (!holds(folder.resolve(name + ".in"), input)
                || !holds(folder.resolve(name + ".out"), problem.reference().run(input))) {
            throw stale(problem, kind, name);
        }
    }

    /** The complaint that a committed case is not what is made now; to be thrown. */
    static CheckoutException stale(Problem problem, DataKind kind, String name) {
        return new CheckoutException(problem.data(kind).resolve(name)
                + " is not what Cases and Reference make: scripts/data " + problem + " writes it again");
    }

    private static boolean holds(Path file, String text) {
        return Files.exists(file) && DataFiles.read(file).equals(text);
    }
}
