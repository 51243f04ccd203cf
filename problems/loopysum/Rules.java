package loopysum;

import java.util.List;
import java.util.stream.Stream;
import nimsum.game.TokenRules;
import nimsum.util.FastReader;

/** Tokens on a graph that may have cycles. */
public final class Rules extends TokenRules {

    /** The graph, and of the questions the first. */
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
    public String inWords() {
        return "Tokens stand on vertices, any number on the same one. "
                + "In turn each player takes one of them, whichever it may be, along an arrow. "
                + "Whoever can't move loses, and play that never ends is a draw.";
    }
}
