package nimsum.data;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.files.YamlRecords;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;

/**
 * A mistake in {@code wrong/}: a head in YAML, an empty line, and the lines that change.
 *
 * @param source the changed file, from the folder of the problem
 * @param change the lines that go ({@code -}), come ({@code +}) and stay (a blank); {@code @@} before each further
 * place
 */
public record Mistake(Path file, Head head, String source, String change) {

    private static final String NAMES_SOURCE = "--- ";

    /**
     * The sentences on a mistake, and where it counts.
     *
     * @param does what the wrong program does, so that its author recognises it
     * @param zh both in Chinese
     * @param teaches whether it is among the few that a page shows
     * @param notAt a judge that does not refuse it
     * @param shows an input that says more than the smallest one that refutes it
     */
    public record Head(String does, String why, Optional<String> zh, boolean teaches, Optional<OnlineJudge> notAt,
            Optional<String> shows) {
    }

    /**
     * Reads the mistakes of a problem, in the order of their names.
     *
     * @throws CheckoutException at the first that does not have this form
     */
    public static List<Mistake> of(Problem problem) {
        return files(problem).stream().map(Mistake::read).toList();
    }

    public static List<Path> files(Problem problem) {
        Path folder = problem.folder().resolve("wrong");
        return Files.isDirectory(folder) ? DataFiles.names(folder).stream().map(folder::resolve).toList() : List.of();
    }

    private static Mistake read(Path file) {
        String text = DataFiles.readDocument(file);
        int empty = text.indexOf("\n\n");
        if (empty < 0) {
            throw new CheckoutException(file + " should have a head (does: ..., why: ...), and below an empty line the "
                    + "lines as they are in Main.java (-) and as they are with the mistake (+); @@ before each further "
                    + "place");
        }
        Head head = YamlRecords.read(file.toString(), text.substring(0, empty), Head.class);
        String change = text.substring(empty + 2);
        String first = change.lines().findFirst().orElse("");
        return first.startsWith(NAMES_SOURCE)
                ? new Mistake(file, head, first.substring(NAMES_SOURCE.length()), change.substring(first.length() + 1))
                : new Mistake(file, head, "Main.java", change);
    }

    /** Returns the name of the mistake, for example {@code EvenSideWins}. */
    public String name() {
        return DataFiles.stem(file);
    }
}
