package nimsum.game;

/**
 * The rules of a game in which Left and Right have different moves.
 *
 * @param <P> the positions; each says whose turn it is
 */
public interface PartizanRules<P> extends Rules<P> {

    /** Returns the same position with this side to move. */
    P withTurn(P position, Side side);
}
