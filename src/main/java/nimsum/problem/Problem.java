package nimsum.problem;

import java.nio.file.Path;
import nimsum.cases.Cases;

/**
 * One problem: where its files are, and what its programs are called. Nothing is read before it is asked for.
 *
 * @param home
 *            the folder of the checkout
 * @param id
 *            the name of its folders in <code>problems/</code> and <code>testdata/</code>, and of its package
 */
public record Problem(Path home, String id) {

    /** The folder of the solution and all that explains it. */
    public Path folder() {
        return home.resolve("problems").resolve(id);
    }

    /** The folder with the data of one kind. */
    public Path data(DataKind kind) {
        return home.resolve("testdata").resolve(id).resolve(kind.folder());
    }

    /** What <code>problem.yaml</code> says. */
    public ProblemFile file() {
        return ProblemFile.read(folder().resolve("problem.yaml"));
    }

    /** The solution, as a program that runs inside this JVM. */
    public Program main() {
        return Program.of(id + ".Main");
    }

    /** The rules played out literally, for small inputs only. */
    public Program bruteForce() {
        return Program.of(id + ".BruteForce");
    }

    /** The answer by another argument than the solution's, for every legal size. */
    public Program reference() {
        return Program.of(id + ".Reference");
    }

    /** What its inputs are. */
    public Cases cases() {
        return ProblemClasses.instance(id + ".Cases", Cases.class);
    }

    @Override
    public String toString() {
        return id;
    }
}
