package nimsum.board;

import java.util.Map;

/**
 * A drawing of cells, in which the cells are marked that the last move has changed.
 *
 * @param <P> the positions of the rules
 */
public interface CellSketch<P> extends Sketch<P> {

    /**
     * Returns the cells of a position.
     *
     * @param before the position before the last move, if the number of cells depends on that
     */
    Cells cells(P position, P before, Map<String, String> values);

    @Override
    default String draw(P position, P before, Map<String, String> values) {
        return cells(position, before, values).since(cells(before, before, values));
    }
}
