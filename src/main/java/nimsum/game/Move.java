package nimsum.game;

/**
 * A move.
 *
 * @param <P>
 *            the positions of the game
 * @param name
 *            what a person types for it: one line, short if it can be, and unlike that of any other move from the same position
 * @param next
 *            the position that it leads to
 */
public record Move<P>(String name, P next) {

    private static final int MAX_SHOWN = 200;

    /** The name in double quotes, or its beginning if it is too long: how a sentence names a move. */
    public String quoted() {
        return '"' + toString() + '"';
    }

    /** The name, or its beginning if it is too long to be read: a move may name half a million leaves. */
    @Override
    public String toString() {
        return name.length() <= MAX_SHOWN ? name : name.substring(0, MAX_SHOWN) + "...";
    }
}
