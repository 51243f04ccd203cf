package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nimsum.cases.PastBounds;
import nimsum.cases.RoutineFaults;
import nimsum.cases.TypeCases;
import nimsum.util.InputException;

/**
 * The inputs in <code>testdata/&lt;id&gt;/</code>, made of a problem's sources or written by hand, and the answers of
 * <code>Reference</code>, which argues differently from <code>Main</code>. Of a large secret case only the digests are committed.
 */
public final class CommittedData {

    /** Larger inputs, in bytes, are not committed. */
    private static final int LARGEST_COMMITTED = 256 * 1024;

    /**
     * The inputs of one kind that are made, by file name without its extension: secret ones are those that <code>Cases</code>
     * names, and {@link TypeCases}; tolerated ones are just past a bound, and <code>Main</code> answers them; invalid ones are the
     * routine faults in the first sample that are not tolerated.
     *
     * @throws CheckoutException
     *             if there is no sample
     */
    public static Map<String, Supplier<String>> generated(Problem problem, DataKind kind) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>();
        switch (kind) {
            case SECRET -> {
                inputs.putAll(problem.cases().named());
                typeCases(problem, TypeCases.PREFIX).forEach((name, input) -> inputs.put(name, () -> input));
            }
            case TOLERATED -> PastBounds.of(problem.cases(), problem::cases, problem.samples().get(0).readInput())
                    .forEach((name, input) -> {
                        if (isAnswered(problem, input)) {
                            inputs.put(name, () -> input);
                        }
                    });
            case INVALID -> {
                Path tolerated = problem.data(DataKind.TOLERATED);
                RoutineFaults.of(problem.cases(), problem.samples().get(0).readInput()).forEach((name, input) -> {
                    if (!holds(tolerated.resolve(name + ".in"), input)) {
                        inputs.put(name, () -> input);
                    }
                });
            }
            case SAMPLE -> {
            }
        }
        return inputs;
    }

    /** These inputs of one kind, and the files written by hand. */
    public static Map<String, Supplier<String>> withFiles(Problem problem, DataKind kind,
            Map<String, Supplier<String>> generated) {
        Map<String, Supplier<String>> inputs = new LinkedHashMap<>(generated);
        Path folder = problem.data(kind);
        TestCase.stems(folder, ".in").forEach(
                name -> inputs.putIfAbsent(name, () -> DataFiles.read(folder.resolve(name + ".in"))));
        return inputs;
    }

    /** Whether the solution is known to answer inputs that break a rule. */
    public static boolean tolerates(Problem problem, String rule) {
        Path folder = problem.data(DataKind.TOLERATED);
        return TestCase.stems(folder, ".in").stream()
                .anyMatch(name -> name.equals(rule) || name.startsWith(rule + "."));
    }

    /** The secret input of this name that is generated; none if there is none. */
    static Optional<String> secret(Problem problem, String name) {
        return Optional.ofNullable(problem.cases().named().get(name)).map(Supplier::get)
                .or(() -> Optional.ofNullable(typeCases(problem, name).get(name)));
    }

    private static Map<String, String> typeCases(Problem problem, String wanted) {
        return TypeCases.of(problem.cases(), problem.reference()::run, wanted);
    }

    private static boolean isAnswered(Problem problem, String input) {
        try {
            problem.main().run(input);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    /**
     * Writes what is committed of one input, and deletes what was committed of it in another form, or as invalid before it came to
     * be tolerated; whether a file changed.
     */
    public static boolean write(Problem problem, DataKind kind, String name, String input) {
        Map<String, String> files = files(problem, kind, input);
        boolean changed = false;
        for (String extension : List.of(".in", ".out", ".sha256")) {
            Path file = problem.data(kind).resolve(name + extension);
            changed |= files.containsKey(extension)
                    ? DataFiles.write(file, files.get(extension))
                    : DataFiles.delete(file);
        }
        Path invalid = problem.data(DataKind.INVALID).resolve(name + ".in");
        if (kind == DataKind.TOLERATED && Files.exists(invalid) && DataFiles.read(invalid).equals(input)) {
            changed |= DataFiles.delete(invalid);
        }
        return changed;
    }

    private static boolean holds(Path file, String text) {
        return Files.exists(file) && DataFiles.read(file).equals(text);
    }

    private static boolean isLarge(DataKind kind, String input) {
        return kind == DataKind.SECRET && input.length() > LARGEST_COMMITTED;
    }

    /** The texts of an input's files, by their extensions. */
    private static Map<String, String> files(Problem problem, DataKind kind, String input) {
        if (kind == DataKind.INVALID) {
            return Map.of(".in", input);
        }
        String answer = problem.reference().run(input);
        return isLarge(kind, input)
                ? Map.of(".sha256", LargeCases.digests(input, answer))
                : Map.of(".in", input, ".out", answer);
    }
}
