package nimsum.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimsum.files.DataFiles;
import nimsum.files.YamlRecords;
import nimsum.online.Verdict;
import nimsum.problem.Problem;

/**
 * The computed facts of a mistake, which {@code testdata/ID/mistakes.yaml} keeps.
 *
 * @param smallest the smallest input that refutes it, if a small one does
 * @param shown the run on the input that its head shows
 * @param secret the first secret case that rejects it with this verdict, by its file's name
 * @param measured of a mistake that is too slow, a digest of the program and the case with which it was measured
 */
public record Refutation(String name, Verdict verdict, boolean samples, Optional<Wrong> smallest, Optional<Wrong> shown,
        String secret, Optional<String> measured) {

    /**
     * A wrong run.
     *
     * @param prints what the mistake prints; missing where it prints nothing
     * @param fails whether it ends with an exception
     */
    public record Wrong(String input, String right, Optional<String> prints, boolean fails) {

        String yaml() {
            return "{input: " + quoted(input) + ", right: " + quoted(right)
                    + prints.map(text -> ", prints: " + quoted(text)).orElse("") + (fails ? ", fails: true" : "") + "}";
        }
    }

    public record All(List<Refutation> mistakes) {
    }

    /** Returns the run that a page shows: on the input of the head, or on the smallest one. */
    public Optional<Wrong> run() {
        return shown.or(() -> smallest);
    }

    /** Reads what is known of the mistakes of a problem, in the order of their names; nothing if there is no file. */
    public static List<Refutation> of(Problem problem) {
        Path file = file(problem);
        return Files.exists(file)
                ? YamlRecords.read(file.toString(), DataFiles.readDocument(file), All.class).mistakes()
                : List.of();
    }

    public static boolean write(Problem problem, List<Refutation> all) {
        return DataFiles.writeDocument(file(problem), all.stream().map(Refutation::yaml)
                .collect(Collectors.joining("", "# Written by scripts/data " + problem + ".\nmistakes:\n", "")));
    }

    private static Path file(Problem problem) {
        return problem.data().resolve("mistakes.yaml");
    }

    private String yaml() {
        return "  - name: " + name + "\n    verdict: " + verdict.name() + "\n" + (samples ? "    samples: true\n" : "")
                + line("smallest", smallest, Wrong::yaml) + line("shown", shown, Wrong::yaml)
                + line("secret", Optional.of(secret), Refutation::quoted)
                + line("measured", measured, Refutation::quoted);
    }

    private static <T> String line(String key, Optional<T> value, Function<T, String> text) {
        return value.map(known -> "    " + key + ": " + text.apply(known) + "\n").orElse("");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
