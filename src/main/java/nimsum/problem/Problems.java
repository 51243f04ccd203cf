package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The problems of a checkout, found by looking: each folder in <code>problems/</code> with a <code>problem.yaml</code> is one.
 *
 * @param home
 *            the folder of the checkout
 */
public record Problems(Path home) {

    /**
     * The checkout that this process works on: the system property <code>nimsum.home</code>, which the scripts set, or else
     * the working folder.
     */
    public static Problems here() {
        return new Problems(Path.of(System.getProperty("nimsum.home", "")).toAbsolutePath());
    }

    /** Every problem, in the order of their ids. */
    public List<Problem> all() {
        Path problems = home.resolve("problems");
        return DataFiles.names(problems).stream()
                .filter(name -> Files.isRegularFile(problems.resolve(name).resolve(Problem.FILE)))
                .map(id -> new Problem(home, id)).toList();
    }

    /**
     * The problem of this id.
     *
     * @throws UsageException
     *             if there is none; the message names a near one, if there is, and all that exist
     */
    public Problem find(String id) {
        List<String> known = all().stream().map(Problem::id).toList();
        if (!known.contains(id)) {
            throw new UsageException("There is no problem \"" + id + "\"." + NearestName.question(id, known)
                    + "\nThe problems are: " + String.join(", ", known) + ".");
        }
        return new Problem(home, id);
    }
}
