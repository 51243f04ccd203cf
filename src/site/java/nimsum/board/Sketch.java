package nimsum.board;

import java.util.Map;

/**
 * How a position is drawn, which parts of the drawing stand for which words of a move, and what a move is called in a
 * sentence.
 *
 * @param <P> the positions of the rules
 */
@FunctionalInterface
public interface Sketch<P> {

    /**
     * Returns the drawing. What can be clicked has an attribute {@code data-words}: what is typed by that, a move or
     * its next words.
     *
     * @param before the position before the last move, so that the move can be marked; at the start the position itself
     * @param values what the coach writes on the parts to say who wins; empty unless that is asked for
     * @return as SVG; nothing if the text of the position says it better
     */
    String draw(P position, P before, Map<String, String> values);

    /**
     * Returns the sentences below the drawing. If {@code why} is set, they name the theorem that says who wins, unless
     * several theorems are needed.
     */
    default String caption(P position, boolean why) {
        return "";
    }

    /** Returns what a player has done by the move of this name, as in "took 3". */
    default String done(P from, P to, String name) {
        return "played " + name;
    }
}
