package nimsum.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nimsum.util.FastReader;

/**
 * Tokens stand on the vertices of a directed graph, any number of them on a vertex. A move takes one token along an
 * edge. The player who cannot move loses. Vertices count from 1.
 */
public abstract class TokenRules implements Rules<TokenRules.Position> {

    /** The number of arrows between 15 vertices if each two vertices are joined by one arrow. */
    private static final int MAX_ARROWS_PLAYED = 105;

    /**
     * @param edges the followers of each vertex in ascending order; there is no vertex 0, and its list is empty
     * @param tokens the vertices of the tokens, which the position keeps in ascending order
     */
    public record Position(List<List<Integer>> edges, List<Integer> tokens) {

        public Position {
            tokens = tokens.stream().sorted().toList();
        }

        private Move<Position> move(int from, int to) {
            List<Integer> after = new ArrayList<>(tokens);
            after.set(tokens.indexOf(from), to);
            return new Move<>(from + " " + to, new Position(edges, after));
        }

        /** Returns a line for each vertex, with a star for each token. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int v = 1; v < edges.size(); v++) {
                text.append(
                        String.format(Locale.ROOT, "%s%4s %2d%s", v == 1 ? "" : "\n",
                                "*".repeat(Collections.frequency(tokens, v)),
                                v, edges.get(v).isEmpty() ? "" : " ->"));
                edges.get(v).forEach(to -> text.append(' ').append(to));
            }
            return text.toString();
        }
    }

    /** Reads the number of vertices, the number of edges, and the first and the last vertex of each edge. */
    public static List<List<Integer>> readEdges(FastReader in) {
        int vertices = in.nextInt();
        List<Set<Integer>> edges = Stream.generate(() -> (Set<Integer>) new TreeSet<Integer>()).limit(vertices + 1L)
                .toList();
        for (int left = in.nextInt(); left > 0; left--) {
            edges.get(in.nextInt()).add(in.nextInt());
        }
        return edges.stream().map(List::copyOf).toList();
    }

    @Override
    public final Stream<Move<Position>> moves(Position position) {
        return new TreeSet<>(position.tokens).stream().flatMap(
                from -> position.edges.get(from).stream().map(to -> position.move(from, to)));
    }

    /** Tells everything except the three sentences. */
    protected final About about(String inWords) {
        return new About(inWords).howToMove("Type the vertex of a token and the vertex to which it goes")
                .whyOver("no arrow leads away from a token").unit("arrows")
                .sign("->",
                        "Each line shows a vertex and, behind the arrow, the vertices to which a token can go from there.")
                .sign("\\*", "A star is a token.");
    }

    @Override
    public final int size(Position position) {
        return position.edges.stream().mapToInt(List::size).sum();
    }

    /** Tells whether the arrows and vertices are few enough to look through before each move. */
    @Override
    public final boolean isPlayable(Position position) {
        return Math.max(size(position), position.edges.size()) <= MAX_ARROWS_PLAYED;
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return Rules.numbers(words, 2).map(n -> position.tokens.contains(n.get(0))
                ? "no arrow leads from " + n.get(0) + " to " + n.get(1)
                : "no token stands on " + n.get(0));
    }
}
