package nimsum.judge;

import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.ProblemFile.Limits;

/**
 * By what rules a program is judged.
 *
 * @param judge
 *            whose JVM flags are used, and who says whether white space counts
 * @param limits
 *            what the program may use on one case
 */
public record Rules(OnlineJudge judge, Limits limits) {

    /** Those of the first judge of the problem that runs a program on standard input. */
    public static Rules of(Problem problem) {
        ProblemFile file = problem.file();
        return new Rules(OnlineJudges.known().find(file.programJudge().judge()), file.limits());
    }
}
