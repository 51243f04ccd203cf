package nimsum.board;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.DoubleSupplier;

/** Local search for orders in which a drawing is clear. */
interface Exchanges {

    /** Descends to a local minimum by swaps of two items. The last cost that is asked for may be higher. */
    static void improve(Collection<List<Integer>> orders, DoubleSupplier cost) {
        double min = cost.getAsDouble();
        for (double before = min + 1; min < before;) {
            before = min;
            for (List<Integer> order : orders) {
                for (int one = 1; one < order.size(); one++) {
                    for (int other = 0; other < one; other++) {
                        Collections.swap(order, one, other);
                        double changed = cost.getAsDouble();
                        if (changed >= min) {
                            Collections.swap(order, one, other);
                        }
                        min = Math.min(min, changed);
                    }
                }
            }
        }
    }
}
