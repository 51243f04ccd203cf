package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nimsum.errors.NearestName;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;

/**
 * The problems of a checkout, found by looking: each folder in {@code problems/} with a {@code problem.yaml} is one.
 */
public record Problems(Path home) {

    /**
     * Returns the checkout that this process works on: the system property {@code nimsum.home}, which the scripts set,
     * or else the working folder.
     */
    public static Problems here() {
        return new Problems(Path.of(System.getProperty("nimsum.home", "")).toAbsolutePath());
    }

    /**
     * Returns every problem, in the order of their ids. Makes no stream, which would cost a command half as long as the
     * JVM takes to start.
     */
    public List<Problem> all() {
        Path problems = home.resolve("problems");
        List<Problem> all = new ArrayList<>();
        for (String id : DataFiles.names(problems)) {
            if (Files.isRegularFile(problems.resolve(id).resolve(Problem.FILE))) {
                all.add(new Problem(home, id));
            }
        }
        return all;
    }

    /**
     * Returns the problem of this id, or of this folder in {@code problems/} or {@code testdata/}.
     *
     * @throws UsageException if there is none; the message says what else the word is: a title, a file, or near an id
     */
    public Problem find(String id) {
        List<Problem> all = all();
        for (Problem problem : all) {
            if (problem.id().equals(id)) {
                return problem;
            }
        }
        String inFolder = id.replaceFirst("^(.*/)?(problems|testdata)/([^/]+)/*$", "$3");
        if (!inFolder.equals(id)) {
            return find(inFolder);
        }
        String titles = titles(all, id);
        if (!titles.isEmpty() || id.matches(".*\\.[a-z]\\w*")) {
            throw new UsageException("There is no problem \"" + id + "\"."
                    + (titles.isEmpty() ? " The ID of a problem comes first, and a file behind it." : titles));
        }
        List<String> known = all.stream().map(Problem::id).toList();
        throw new UsageException("There is no problem \"" + id + "\"." + NearestName.question(id, known)
                + "\nThe problems are: " + String.join(", ", known) + ".");
    }

    /** Returns the end of a message: which titles begin so, each with its id. Only letters and digits count. */
    private static String titles(List<Problem> all, String word) {
        String begin = letters(word);
        return all.stream().filter(problem -> !begin.isEmpty())
                .flatMap(problem -> DataFiles.readDocument(problem.folder().resolve(Problem.FILE)).lines()
                        .filter(line -> line.matches("(\\w+-)?title: .*")).map(line -> line.replaceFirst(".*?: ", ""))
                        .filter(title -> letters(title).startsWith(begin))
                        .map(title -> " The ID of " + title + " is " + problem + "."))
                .collect(Collectors.joining());
    }

    private static String letters(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }
}
