package nimsum.bundle;

import nimsum.judges.Judge;
import nimsum.problem.Problem;

/** Makes one self-contained source file of a solution. */
public final class Bundler {

    private Bundler() {
    }

    /**
     * The file that a person submits.
     *
     * @throws BundleException
     *             if the source can't be bundled; the message says why
     * @throws nimsum.judges.Judges.UnknownJudgeException
     *             if the problem does not name the judge
     */
    public static String bundle(Problem problem, Judge judge) {
        throw new BundleException("The bundler is not there yet: " + problem + " for " + judge);
    }
}
