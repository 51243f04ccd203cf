package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * An input and its answer.
 *
 * @param name folder and file without its ending, as in {@code sample/1}
 * @param input the file with the input
 * @param output the file with the answer
 */
public record TestCase(String name, Path input, Path output) {

    /**
     * The cases of one kind, in the order of their names; none if there is no such folder. Those that are too large to
     * be committed are made at the first call.
     *
     * @throws CheckoutException at an input without an answer or an answer without an input
     */
    public static List<TestCase> of(Problem problem, DataKind kind) {
        Path folder = problem.data(kind);
        List<String> inputs = stems(folder, ".in");
        List<String> outputs = stems(folder, ".out");
        if (!inputs.equals(outputs)) {
            Set<String> single = new TreeSet<>(inputs);
            single.addAll(outputs);
            single.removeIf(stem -> inputs.contains(stem) && outputs.contains(stem));
            throw new CheckoutException(folder + ": .in without .out, or .out without .in: " + single);
        }
        Stream<TestCase> committed = inputs.stream().map(stem -> new TestCase(kind.folder() + "/" + stem,
                folder.resolve(stem + ".in"), folder.resolve(stem + ".out")));
        Stream<TestCase> made = stems(folder, ".sha256").stream().map(stem -> LargeCases.find(problem, stem));
        return Stream.concat(committed, made).sorted(Comparator.comparing(TestCase::name)).toList();
    }

    /** The input, each character one byte. */
    public String readInput() {
        return DataFiles.read(input);
    }

    /** The answer, each character one byte. */
    public String readOutput() {
        return DataFiles.read(output);
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
