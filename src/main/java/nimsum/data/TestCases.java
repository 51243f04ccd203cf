package nimsum.data;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;

/** The cases of a problem, by what they are for, each kind in the order of the names. */
public final class TestCases {

    /**
     * Returns the cases of one kind. A case that is too large to be committed is made when somebody asks for its files.
     *
     * @throws CheckoutException at an input without an answer or an answer without an input
     */
    public static List<TestCase> of(Problem problem, DataKind kind) {
        Path folder = kind.in(problem);
        Stream<TestCase> made = DataFiles.stems(folder, ".sha256").stream().map(stem -> LargeCase.find(problem, stem));
        return Stream.concat(TestCase.in(folder).stream(), made).sorted(Comparator.comparing(TestCase::name)).toList();
    }

    /**
     * Returns the judge's samples, one or more.
     *
     * @throws CheckoutException if there is none
     */
    public static List<TestCase> samples(Problem problem) {
        List<TestCase> samples = of(problem, DataKind.SAMPLE);
        if (samples.isEmpty()) {
            throw new CheckoutException(problem + " has no samples: write "
                    + DataKind.SAMPLE.in(problem).resolve("1.in") + " and 1.out");
        }
        return samples;
    }

    /** Returns the samples of a judge, or those of the first judge if it has none of its own. */
    public static List<TestCase> samples(Problem problem, JudgeEntry judge) {
        List<TestCase> own = TestCase.in(problem.data().resolve(DataKind.SAMPLE.folder(judge)));
        return own.isEmpty() ? of(problem, DataKind.SAMPLE) : own;
    }

    /** Returns what a program is judged on: the judge's samples, the secret cases, and those for this judge alone. */
    public static List<TestCase> at(Problem problem, JudgeEntry judge) {
        return Stream.of(samples(problem, judge), of(problem, DataKind.SECRET),
                TestCase.in(problem.data().resolve(DataKind.SECRET.folder(judge)))).flatMap(List::stream).toList();
    }
}
