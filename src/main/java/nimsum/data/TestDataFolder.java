package nimsum.data;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.input.fault.RoutineFaults;
import nimsum.input.fault.TypeCases;
import nimsum.problem.Problem;
import nimsum.util.InputException;

/**
 * The inputs in {@code testdata/<id>/}, made of a problem's sources or written by hand, and the answers of
 * {@code Reference}, which argues differently from {@code Main}. Of a large secret case only the digests are committed.
 */
public final class TestDataFolder {

    /** Longer inputs and answers, in bytes, are not committed. */
    private static final int LARGEST_COMMITTED = 256 * 1024;

    /**
     * The secret inputs that are made, by file name without its extension: those that {@code Cases} names, and
     * {@link TypeCases}.
     */
    public static Map<String, Supplier<String>> generated(Problem problem) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>(problem.cases().named());
        typeCases(problem, TypeCases.PREFIX).forEach((name, input) -> inputs.put(name, () -> input));
        return inputs;
    }

    /**
     * Inputs that break a rule, by its name and what tells them apart: the routine faults in the first sample, and the
     * files.
     *
     * @throws CheckoutException if there is no sample
     */
    public static Map<String, String> invalid(Problem problem) {
        Map<String, String> inputs = RoutineFaults.of(problem.cases(), TestCases.samples(problem).get(0).readInput());
        withFiles(problem, DataKind.INVALID, Map.of()).forEach((name, input) -> inputs.put(name, input.get()));
        return inputs;
    }

    /** Adds the files written by hand to these inputs of one kind. */
    public static Map<String, Supplier<String>> withFiles(Problem problem, DataKind kind,
            Map<String, Supplier<String>> generated) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>(generated);
        Path folder = kind.in(problem);
        DataFiles.stems(folder, ".in").forEach(
                name -> inputs.putIfAbsent(name, () -> DataFiles.read(folder.resolve(name + ".in"))));
        return inputs;
    }

    static Optional<String> secret(Problem problem, String name) {
        return Optional.ofNullable(problem.cases().named().get(name)).map(Supplier::get)
                .or(() -> Optional.ofNullable(typeCases(problem, name).get(name)));
    }

    private static Map<String, String> typeCases(Problem problem, String wanted) {
        return TypeCases.of(problem.cases(), problem.reference()::run, wanted);
    }

    /**
     * Writes what is committed of one input with an answer, and deletes what was committed of it in another form;
     * whether a file changed.
     *
     * @throws CheckoutException if {@code Reference} refuses the input
     */
    public static boolean write(Problem problem, DataKind kind, String name, String input) {
        Map<String, String> files = files(problem, kind, name, input);
        boolean changed = false;
        for (String extension : List.of(".in", ".out", ".sha256")) {
            Path file = kind.in(problem).resolve(name + extension);
            changed |= files.containsKey(extension)
                    ? DataFiles.write(file, files.get(extension))
                    : DataFiles.delete(file);
        }
        return changed;
    }

    private static Map<String, String> files(Problem problem, DataKind kind, String name, String input) {
        try {
            String answer = problem.reference().run(input);
            if (kind != DataKind.SECRET || Math.max(input.length(), answer.length()) <= LARGEST_COMMITTED) {
                return Map.of(".in", input, ".out", answer);
            }
            if (!name.startsWith(TypeCases.PREFIX) && !problem.cases().named().containsKey(name)) {
                throw new CheckoutException(kind.in(problem).resolve(name + ".in")
                        + " or its answer is too long to be committed: let Cases name it, and delete the file");
            }
            return Map.of(".sha256", LargeCase.digests(input, answer));
        } catch (InputException e) {
            throw new CheckoutException(kind.in(problem).resolve(name + ".in") + ": " + problem.reference()
                    + " cannot answer it: " + e.getMessage(), e);
        }
    }
}
