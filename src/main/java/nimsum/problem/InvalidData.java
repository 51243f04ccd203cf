package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.cases.RoutineFaults;

/**
 * What is committed in <code>testdata/&lt;id&gt;/invalid/</code>: the routine faults, made from the first sample, and the inputs
 * that <code>Cases</code> names, written by hand.
 */
public final class InvalidData {

    /**
     * The routine faults: file name without its ending, and the input.
     *
     * @throws CheckoutException
     *             if there is no sample
     */
    public static Map<String, String> routine(Problem problem) {
        List<TestCase> samples = TestCase.of(problem, DataKind.SAMPLE);
        if (samples.isEmpty()) {
            throw new CheckoutException(problem + " has no sample: write "
                    + problem.data(DataKind.SAMPLE).resolve("1.in") + " and 1.out");
        }
        return RoutineFaults.of(problem.cases(), samples.get(0).readInput());
    }

    /** Writes one routine fault; whether the file changed. */
    public static boolean write(Problem problem, String name, String input) {
        return DataFiles.write(file(problem, name), input);
    }

    /**
     * Compares what is committed of one routine fault with what is made now.
     *
     * @throws CheckoutException
     *             if they differ, or nothing is committed
     */
    public static void check(Problem problem, String name, String input) {
        Path file = file(problem, name);
        if (!Files.exists(file) || !DataFiles.read(file).equals(input)) {
            throw new CheckoutException(file + " is not what is made of the first sample: scripts/data " + problem
                    + " writes it again");
        }
    }

    private static Path file(Problem problem, String name) {
        return problem.data(DataKind.INVALID).resolve(name + ".in");
    }
}
