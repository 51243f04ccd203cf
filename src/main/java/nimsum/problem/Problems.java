package nimsum.problem;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The problems of a checkout, found by looking: each folder in {@code problems/} with a {@code problem.yaml} is one.
 *
 * @param home the folder of the checkout
 */
public record Problems(Path home) {

    /**
     * The checkout that this process works on: the system property {@code nimsum.home}, which the scripts set, or else
     * the working folder.
     */
    public static Problems here() {
        return new Problems(Path.of(System.getProperty("nimsum.home", "")).toAbsolutePath());
    }

    /**
     * Every problem, in the order of their ids. Makes no stream, which would cost a command half as long as the JVM
     * takes to start.
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
     * The problem of this id.
     *
     * @throws UsageException if there is none; the message names a near one, if there is, and all that exist
     */
    public Problem find(String id) {
        List<Problem> all = all();
        for (Problem problem : all) {
            if (problem.id().equals(id)) {
                return problem;
            }
        }
        List<String> known = all.stream().map(Problem::id).toList();
        throw new UsageException("There is no problem \"" + id + "\"." + NearestName.question(id, known)
                + "\nThe problems are: " + String.join(", ", known) + ".");
    }
}
