package nimsum.bench;

import java.util.List;

/**
 * What the measurements of one problem came to.
 *
 * @param problem
 *            its id
 * @param goal
 *            the ratio of CPU times that is aimed at on the largest input
 * @param growth
 *            the runs at 1/8, 1/4, 1/2 and all of the largest size
 * @param limitKib
 *            the judge's limit, which the heap was bounded by
 */
public record Result(String problem, double goal, List<AlternatingRuns> growth, int limitKib) {

    /** The runs on the largest input. */
    public AlternatingRuns largest() {
        return growth.get(growth.size() - 1);
    }

    /** Whether the solution is as fast as is aimed at. */
    public boolean meetsGoal() {
        return largest().ratio(Usage::cpuMillis) <= goal;
    }
}
