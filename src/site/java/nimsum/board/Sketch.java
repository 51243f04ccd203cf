package nimsum.board;

/**
 * How a position is drawn, and which parts of the drawing stand for which words of a move.
 *
 * @param <P> the positions of the rules
 */
@FunctionalInterface
public interface Sketch<P> {

    /**
     * The drawing. What can be clicked has an attribute {@code data-words}: what is typed by that, a move or its next
     * words.
     *
     * @return as SVG; nothing if the text of the position says it better
     */
    String draw(P position);
}
