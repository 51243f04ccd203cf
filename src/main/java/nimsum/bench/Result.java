package nimsum.bench;

import java.util.List;

/**
 * What the measurements of one problem came to.
 *
 * @param problem its id
 * @param growth the runs at 1/8, 1/4, 1/2 and all of the largest size
 * @param limitKib the judge's limit, which the heap was bounded by
 */
public record Result(String problem, List<AlternatingRuns> growth, int limitKib) {

    /** The runs on the largest input. */
    public AlternatingRuns largest() {
        return growth.get(growth.size() - 1);
    }
}
