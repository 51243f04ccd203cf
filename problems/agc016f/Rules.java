package agc016f;

import java.util.List;
import nimsum.game.About;
import nimsum.game.TokenRules;
import nimsum.util.FastReader;

/** Two tokens stand on one graph. That edges are taken away is part of the question, not of the game. */
public final class Rules extends TokenRules {

    @Override
    public Position read(FastReader in) {
        return new Position(readEdges(in), List.of(1, 2));
    }

    @Override
    public About about() {
        return about("Two tokens stand on vertices of a graph, perhaps both on the same vertex. "
                + "In turn each player moves one of the tokens along an arrow. "
                + "The player who cannot move loses.");
    }
}
