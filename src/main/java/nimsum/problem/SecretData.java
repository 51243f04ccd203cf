package nimsum.problem;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Supplier;

/**
 * The data of <code>testdata/&lt;id&gt;/secret/</code>: the inputs that <code>Cases</code> names, with the answers of
 * <code>Reference</code>, which argues differently from <code>Main</code>.
 *
 * <p>
 * Small inputs are committed, as <code>.in</code> and <code>.out</code>. For a large one a <code>.sha256</code> is committed,
 * with the digests of input and answer, and the files are made under <code>target/</code> when they are first needed.
 */
public final class SecretData {

    /** Larger inputs, in bytes, are not committed. */
    public static final int LARGEST_COMMITTED = 256 * 1024;

    private SecretData() {
    }

    /**
     * Writes what is committed of one input.
     *
     * @return whether a file changed
     */
    public static boolean write(Problem problem, String name, String input) {
        String answer = problem.reference().run(input);
        Path folder = problem.data(DataKind.SECRET);
        if (input.length() > LARGEST_COMMITTED) {
            return DataFiles.write(folder.resolve(name + ".sha256"), digests(input, answer));
        }
        boolean changed = DataFiles.write(folder.resolve(name + ".in"), input);
        return DataFiles.write(folder.resolve(name + ".out"), answer) || changed;
    }

    /**
     * Compares what is committed of one input with what is made now.
     *
     * @throws IllegalStateException
     *             if they differ
     */
    public static void check(Problem problem, String name, String input) {
        Path folder = problem.data(DataKind.SECRET);
        boolean same = input.length() > LARGEST_COMMITTED
                ? DataFiles.read(folder.resolve(name + ".sha256")).startsWith(inputDigest(input))
                : DataFiles.read(folder.resolve(name + ".in")).equals(input)
                        && DataFiles.read(folder.resolve(name + ".out")).equals(problem.reference().run(input));
        if (!same) {
            throw new IllegalStateException(problem + ": " + name + " is not what comes out of Cases and Reference");
        }
    }

    /**
     * The case that a <code>.sha256</code> stands for, made if need be. Costs a run of <code>Reference</code> once.
     *
     * @throws IllegalStateException
     *             if what comes out has other digests
     */
    static TestCase made(Problem problem, String name) {
        String digests = DataFiles.read(problem.data(DataKind.SECRET).resolve(name + ".sha256"));
        Path folder = problem.madeData();
        TestCase made = new TestCase(DataKind.SECRET.folder() + "/" + name, folder.resolve(name + ".in"),
                folder.resolve(name + ".out"));
        if (Files.exists(made.output()) && digests.equals(digests(made.readInput(), made.readOutput()))) {
            return made;
        }
        Supplier<String> source = problem.cases().named().get(name);
        if (source == null) {
            throw new IllegalStateException(problem + ": Cases names no input " + name);
        }
        String input = source.get();
        String answer = problem.reference().run(input);
        if (!digests.equals(digests(input, answer))) {
            throw new IllegalStateException(problem + ": " + name + " has other digests than the committed ones");
        }
        DataFiles.write(made.input(), input);
        DataFiles.write(made.output(), answer);
        return made;
    }

    private static String digests(String input, String answer) {
        return inputDigest(input) + "answer " + sha256(answer) + "\n";
    }

    private static String inputDigest(String input) {
        return "input " + sha256(input) + "\n";
    }

    private static String sha256(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
