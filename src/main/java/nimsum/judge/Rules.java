package nimsum.judge;

import nimsum.judges.Judge;
import nimsum.judges.Judges;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.ProblemFile.JudgeEntry;
import nimsum.problem.ProblemFile.Limits;

/**
 * By what rules a program is judged.
 *
 * @param judge
 *            whose JVM flags are used, and who says whether white space counts
 * @param limits
 *            what the program may use on one case
 */
public record Rules(Judge judge, Limits limits) {

    /** The judge of this repository: for problems that no other judge takes as programs that read standard input. */
    private static final String OURS = "Nimsum";

    /** Those of the first judge of the problem that runs a program on standard input. */
    public static Rules of(Problem problem) {
        ProblemFile file = problem.file();
        String name = file.judges().stream().filter(entry -> entry.entry().isEmpty()).map(JudgeEntry::judge).findFirst()
                .orElse(OURS);
        return new Rules(Judges.known().find(name), file.limits());
    }
}
