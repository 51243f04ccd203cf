package nimsum.game;

/** The rules of a game in which Left and Right have different moves. */
public interface PartizanRules<P> extends Rules<P> {

    P withTurn(P position, Side side);
}
