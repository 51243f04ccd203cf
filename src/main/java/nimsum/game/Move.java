package nimsum.game;

/**
 * A move.
 *
 * @param <P>
 *            the positions of the game
 * @param name
 *            what a person types for it: short, one line, and unlike that of any other move from the same position
 * @param next
 *            the position that it leads to
 */
public record Move<P>(String name, P next) {

    @Override
    public String toString() {
        return name;
    }
}
