package nimsum.game;

/**
 * A move.
 *
 * @param name what a person types, on one line; no other move from the same position has this name
 * @param next the follower, which is the position after the move
 */
public record Move<P>(String name, P next) {

    /** Returns the name in double quotes, as a sentence names a move. */
    public String quoted() {
        return '"' + name + '"';
    }

    @Override
    public String toString() {
        return name;
    }
}
