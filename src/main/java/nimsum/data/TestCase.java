package nimsum.data;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;

/**
 * An input and its answer.
 *
 * @param name folder and file without its ending, as in {@code sample/1}
 * @param maker makes the files, where they are too large to be committed; it does nothing if they are there
 */
public record TestCase(String name, Path input, Path output, Optional<Runnable> maker) {

    public TestCase(String name, Path input, Path output) {
        this(name, input, output, Optional.empty());
    }

    /**
     * Returns the cases whose files are in a folder, in the order of their names; none if there is no such folder.
     *
     * @throws CheckoutException at an input without an answer or an answer without an input
     */
    public static List<TestCase> in(Path folder) {
        List<String> inputs = DataFiles.stems(folder, ".in");
        List<String> outputs = DataFiles.stems(folder, ".out");
        if (!inputs.equals(outputs)) {
            Set<String> single = new TreeSet<>(inputs);
            single.addAll(outputs);
            single.removeIf(stem -> inputs.contains(stem) && outputs.contains(stem));
            throw new CheckoutException(folder + ": .in without .out, or .out without .in: " + single);
        }
        return inputs.stream().map(stem -> new TestCase(folder.getFileName() + "/" + stem,
                folder.resolve(stem + ".in"), folder.resolve(stem + ".out"))).toList();
    }

    @Override
    public Path input() {
        maker.ifPresent(Runnable::run);
        return input;
    }

    @Override
    public Path output() {
        maker.ifPresent(Runnable::run);
        return output;
    }

    /** Returns the length of the input in bytes, or the largest number if the case is too large to be committed. */
    public long length() {
        return maker.isPresent() ? Long.MAX_VALUE : input.toFile().length();
    }

    /** Returns the input, each character one byte. */
    public String readInput() {
        return DataFiles.read(input());
    }

    /** Returns the answer, each character one byte. */
    public String readOutput() {
        return DataFiles.read(output());
    }

    @Override
    public String toString() {
        return name;
    }
}
