package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import nimsum.cases.TypeCases;

/**
 * What is committed in <code>testdata/&lt;id&gt;/secret/</code>: the inputs that <code>Cases</code> names, with the answers of
 * <code>Reference</code>, which argues differently from <code>Main</code>. Of a large case only the digests are.
 */
public final class SecretData {

    /** Larger inputs, in bytes, are not committed. */
    public static final int LARGEST_COMMITTED = 256 * 1024;

    /** All inputs, by file name without its ending: those that <code>Cases</code> names, and {@link TypeCases}. */
    public static Map<String, Supplier<String>> inputs(Problem problem) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>(problem.cases().named());
        TypeCases.of(problem.cases(), problem.reference()::run).forEach((name, input) -> inputs.put(name, () -> input));
        return inputs;
    }

    /**
     * Writes what is committed of one input, and deletes what was committed of it when it was on the other side of the limit.
     *
     * @return whether a file changed
     */
    public static boolean write(Problem problem, String name, String input) {
        Path folder = problem.data(DataKind.SECRET);
        if (input.length() > LARGEST_COMMITTED) {
            String answer = problem.reference().run(input);
            boolean changed = DataFiles.write(folder.resolve(name + ".sha256"), Digests.of(input, answer).toString());
            return DataFiles.delete(folder.resolve(name + ".in")) | DataFiles.delete(folder.resolve(name + ".out"))
                    | changed;
        }
        return writePair(problem, DataKind.SECRET, name, input) | DataFiles.delete(folder.resolve(name + ".sha256"));
    }

    /** Writes a tolerated input and its answer; whether a file changed. */
    public static boolean writeTolerated(Problem problem, String name, String input) {
        return writePair(problem, DataKind.TOLERATED, name, input);
    }

    private static boolean writePair(Problem problem, DataKind kind, String name, String input) {
        Path folder = problem.data(kind);
        String answer = problem.reference().run(input);
        boolean changed = DataFiles.write(folder.resolve(name + ".in"), input);
        return DataFiles.write(folder.resolve(name + ".out"), answer) || changed;
    }

    /**
     * Compares what is committed of one input with what <code>Cases</code> and <code>Reference</code> make now.
     *
     * @throws CheckoutException
     *             if they differ, or nothing is committed
     */
    public static void check(Problem problem, String name, String input) {
        Path folder = problem.data(DataKind.SECRET);
        if (input.length() > LARGEST_COMMITTED) {
            if (!Files.exists(folder.resolve(name + ".sha256"))) {
                throw stale(problem, DataKind.SECRET, name);
            }
            LargeCases.make(problem, name, input);
        } else {
            checkPair(problem, DataKind.SECRET, name, input);
        }
    }

    /** As {@link #check}, for a tolerated input. */
    public static void checkTolerated(Problem problem, String name, String input) {
        checkPair(problem, DataKind.TOLERATED, name, input);
    }

    private static void checkPair(Problem problem, DataKind kind, String name, String input) {
        Path folder = problem.data(kind);
        if (!holds(folder.resolve(name + ".in"), input)
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
