package loopysum;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * Tokens stand on the vertices of a graph, any number on a vertex. A move takes one of them along an edge. Whoever can't move loses.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int MOST_ARROWS_PLAYED = 60;

    /**
     * @param edges
     *            for each vertex from 1 on, where an edge leads from it, as often as there is one
     * @param tokens
     *            their vertices in ascending order
     */
    public record Position(List<List<Integer>> edges, List<Integer> tokens) {

        public Position {
            tokens = tokens.stream().sorted().toList();
        }

        /** The two ends of each edge, the one that it leads from first. */
        int[] ends() {
            return IntStream.range(1, edges.size()).boxed()
                    .flatMapToInt(v -> edges.get(v).stream().flatMapToInt(to -> IntStream.of(v, to))).toArray();
        }

        private Move<Position> move(int from, int to) {
            List<Integer> after = new ArrayList<>(tokens);
            after.set(tokens.indexOf(from), to);
            return new Move<>(from + " " + to, new Position(edges, after));
        }

        /** Where positions are compared they mostly have one graph. */
        @Override
        public int hashCode() {
            return tokens.hashCode();
        }

        /** A line a vertex, with a star for each token. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int v = 1; v < edges.size(); v++) {
                int vertex = v;
                String stars = "*".repeat((int) tokens.stream().filter(token -> token == vertex).count());
                text.append(String.format("%s%4s %2d%s", v == 1 ? "" : "\n", stars, v,
                        edges.get(v).isEmpty() ? "" : " ->"));
                edges.get(v).forEach(to -> text.append(' ').append(to));
            }
            return text.toString();
        }
    }

    /** The graph, and of the questions the first. */
    @Override
    public Position read(FastReader in) {
        int vertices = in.nextInt();
        List<List<Integer>> edges = new ArrayList<>();
        for (int v = 0; v <= vertices; v++) {
            edges.add(new ArrayList<>());
        }
        for (int left = in.nextInt(); left > 0; left--) {
            edges.get(in.nextInt()).add(in.nextInt());
        }
        in.nextInt();
        return new Position(edges, tokens(in));
    }

    static List<Integer> tokens(FastReader in) {
        return Stream.generate(in::nextInt).limit(in.nextInt()).toList();
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return new LinkedHashSet<>(position.tokens).stream().flatMap(
                from -> new LinkedHashSet<>(position.edges.get(from)).stream().map(to -> position.move(from, to)));
    }

    @Override
    public String inWords() {
        return "Tokens stand on vertices, any number on the same one. "
                + "In turn each player takes one of them, whichever it may be, along an arrow. "
                + "Whoever can't move loses, and play that never ends is a draw.";
    }

    @Override
    public String signs() {
        return "Each line has a vertex, and behind the arrow those that one can go to from it; a star is a token.";
    }

    @Override
    public Size size(Position position) {
        return new Size(position.edges.stream().mapToInt(List::size).sum(), "arrows");
    }

    /** Nobody wants to look through more arrows for each move. */
    @Override
    public boolean isPlayable(Position position) {
        return size(position).count() <= MOST_ARROWS_PLAYED && position.edges.size() <= MOST_ARROWS_PLAYED;
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "no token has an arrow to go along, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> position.tokens.contains(n.get(0))
                ? "no arrow leads from " + n.get(0) + " to " + n.get(1)
                : "no token stands on " + n.get(0));
    }

    @Override
    public String howToMove(Position position) {
        return "Type the vertex of a token and the vertex that it goes to";
    }
}
