package nimsum.game;

/**
 * A move.
 *
 * @param <P> the positions of the game
 * @param name what a person types for it: one line, short if it can be, and unlike that of any other move from the same
 * position
 * @param next the position that it leads to
 */
public record Move<P>(String name, P next) {

    /** The name in double quotes: how a sentence names a move. */
    public String quoted() {
        return '"' + name + '"';
    }

    @Override
    public String toString() {
        return name;
    }
}
