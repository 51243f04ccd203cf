package loopysum;

import java.util.List;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.TokenRules;
import nimsum.util.FastReader;

/** Tokens stand on the vertices of a graph that may have cycles. */
public final class Rules extends TokenRules {

    /** Reads the graph and the first question. */
    @Override
    public Position read(FastReader in) {
        List<List<Integer>> edges = readEdges(in);
        in.nextInt();
        return new Position(edges, tokens(in));
    }

    static List<Integer> tokens(FastReader in) {
        return Stream.generate(in::nextInt).limit(in.nextInt()).toList();
    }

    @Override
    public About about() {
        return about("Tokens stand on vertices, any number on the same one. "
                + "In turn each player takes any one token along an arrow. "
                + "The player who cannot move loses, and play that never ends is a draw.");
    }
}
