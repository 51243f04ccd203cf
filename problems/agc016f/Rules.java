package agc016f;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * The game on one graph. Two tokens stand on vertices, perhaps both on the same one. A move takes one of them along an edge. Who
 * cannot move loses. That edges are taken away before the game belongs to the question, not to the game.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    /**
     * @param edges
     *            for each vertex from 1 on, those that it has an edge to, in ascending order
     * @param low
     *            the vertex of one token
     * @param high
     *            that of the other, which is no smaller
     */
    public record Position(List<List<Integer>> edges, int low, int high) {

        public Position {
            if (low > high) {
                int larger = low;
                low = high;
                high = larger;
            }
        }

        /** A line a vertex, with a star for each token. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder();
            for (int v = 1; v < edges.size(); v++) {
                String tokens = (v == low ? "*" : "") + (v == high ? "*" : "");
                text.append(String.format("%s%2s %2d%s", v == 1 ? "" : "\n", tokens, v,
                        edges.get(v).isEmpty() ? "" : " ->"));
                edges.get(v).forEach(to -> text.append(' ').append(to));
            }
            return text.toString();
        }
    }

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
        edges.forEach(Collections::sort);
        return new Position(edges, 1, 2);
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        List<Move<Position>> moves = new ArrayList<>();
        for (int to : position.edges.get(position.low)) {
            moves.add(new Move<>(position.low + " " + to, new Position(position.edges, to, position.high)));
        }
        if (position.high != position.low) {
            for (int to : position.edges.get(position.high)) {
                moves.add(new Move<>(position.high + " " + to, new Position(position.edges, position.low, to)));
            }
        }
        return moves.stream();
    }

    @Override
    public String inWords() {
        return "Two tokens stand on vertices, perhaps both on the same one. "
                + "In turn each player takes one of them, whichever it may be, along an arrow. "
                + "Who can't move loses.";
    }

    @Override
    public String signs() {
        return "Each line has a vertex, and behind the arrow those that one can go to from it; a star is a token.";
    }

    @Override
    public Size size(Position position) {
        return new Size(position.edges.stream().mapToInt(List::size).sum(), "arrows");
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return "no token has an arrow to go along, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 2).map(n -> n.get(0) == position.low || n.get(0) == position.high
                ? "no arrow leads from " + n.get(0) + " to " + n.get(1)
                : "no token stands on " + n.get(0));
    }

    @Override
    public String howToMove(Position position) {
        return "Type the vertex of a token and the vertex that it goes to";
    }
}
