package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.problem.ProblemFile.Listing;

/**
 * An input and its answer.
 *
 * @param name folder and file without its ending, as in {@code sample/1}
 * @param large says how to make the files, where they are too large to be committed
 */
public record TestCase(String name, Path input, Path output, Optional<LargeCase> large) {

    /** A case whose files are there. */
    public TestCase(String name, Path input, Path output) {
        this(name, input, output, Optional.empty());
    }

    /**
     * Returns the cases of one kind in the order of their names, and no cases if there is no such folder. A case that
     * is too large to be committed is made when somebody asks for its files.
     *
     * @throws CheckoutException at an input without an answer or an answer without an input
     */
    public static List<TestCase> of(Problem problem, DataKind kind) {
        return of(problem, kind.folder());
    }

    /**
     * What a program is judged on: the judge's samples, the secret cases, and those for this judge alone. The folders
     * for one judge end in its name in small letters, as in {@code sample-cses}.
     */
    public static List<TestCase> at(Problem problem, Listing judge) {
        return Stream.of(samples(problem, judge), of(problem, DataKind.SECRET),
                of(problem, ownFolder(DataKind.SECRET, judge))).flatMap(List::stream).toList();
    }

    /** The samples of a judge, or those of the first judge if it has none of its own. */
    public static List<TestCase> samples(Problem problem, Listing judge) {
        List<TestCase> own = of(problem, ownFolder(DataKind.SAMPLE, judge));
        return own.isEmpty() ? of(problem, DataKind.SAMPLE) : own;
    }

    /** Whether the case stands in a folder of the judge, in whose form it is then. */
    public boolean isOf(Listing judge) {
        return Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .anyMatch(kind -> name.startsWith(ownFolder(kind, judge) + "/"));
    }

    private static String ownFolder(DataKind kind, Listing judge) {
        return kind.folder() + "-" + judge.judge().name().toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    private static List<TestCase> of(Problem problem, String kind) {
        Path folder = problem.data().resolve(kind);
        List<String> inputs = stems(folder, ".in");
        List<String> outputs = stems(folder, ".out");
        if (!inputs.equals(outputs)) {
            Set<String> single = new TreeSet<>(inputs);
            single.addAll(outputs);
            single.removeIf(stem -> inputs.contains(stem) && outputs.contains(stem));
            throw new CheckoutException(folder + ": .in without .out, or .out without .in: " + single);
        }
        Stream<TestCase> committed = inputs.stream().map(stem -> new TestCase(kind + "/" + stem,
                folder.resolve(stem + ".in"), folder.resolve(stem + ".out")));
        Stream<TestCase> made = stems(folder, ".sha256").stream().map(stem -> LargeCase.find(problem, stem));
        return Stream.concat(committed, made).sorted(Comparator.comparing(TestCase::name)).toList();
    }

    @Override
    public Path input() {
        large.ifPresent(LargeCase::ask);
        return input;
    }

    @Override
    public Path output() {
        large.ifPresent(LargeCase::ask);
        return output;
    }

    /** The length of the input in bytes, or the largest number if the case is too large to be committed. */
    public long length() {
        return large.isPresent() ? Long.MAX_VALUE : input.toFile().length();
    }

    /** The input, each character one byte. */
    public String readInput() {
        return DataFiles.read(input());
    }

    /** The answer, each character one byte. */
    public String readOutput() {
        return DataFiles.read(output());
    }

    @Override
    public String toString() {
        return name;
    }

    /** The names of the files in a folder that end so, without that; none if there is no such folder. */
    public static List<String> stems(Path folder, String ending) {
        List<String> files = Files.isDirectory(folder) ? DataFiles.names(folder) : List.of();
        return files.stream().filter(name -> name.endsWith(ending))
                .map(name -> name.substring(0, name.length() - ending.length())).sorted().toList();
    }
}
