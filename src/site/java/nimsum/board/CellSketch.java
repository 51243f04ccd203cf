package nimsum.board;

/**
 * A drawing of cells, in which the cells are marked that the last move has changed.
 *
 * @param <P> the positions of the rules
 */
public interface CellSketch<P> extends Sketch<P> {

    /** The cells of a position. */
    Cells cells(P position, boolean why);

    @Override
    default String draw(P position, P before, boolean why) {
        return cells(position, why).since(cells(before, why));
    }
}
