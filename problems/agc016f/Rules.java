package agc016f;

import java.util.List;
import nimsum.game.TokenRules;
import nimsum.util.FastReader;

/** Two tokens on one graph. That edges are taken away before the game belongs to the question, not to the game. */
public final class Rules extends TokenRules {

    @Override
    public Position read(FastReader in) {
        return new Position(readEdges(in), List.of(1, 2));
    }

    @Override
    public String inWords() {
        return "Two tokens stand on vertices, perhaps both on the same one. "
                + "In turn each player takes one of them, whichever it may be, along an arrow. "
                + "Whoever can't move loses.";
    }
}
