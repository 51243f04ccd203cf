package agc016f;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.util.FastReader;

/**
 * The game on one graph. Two tokens stand on vertices, perhaps both on the same one. A move takes one of them along an edge. Who
 * cannot move loses. That edges are taken away before the game belongs to the question, not to the game.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int MAX_VERTICES = 15;

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

        int vertices() {
            return edges.size() - 1;
        }
    }

    @Override
    public Position read(FastReader in) {
        int vertices = in.nextInt(2, MAX_VERTICES);
        List<List<Integer>> edges = new ArrayList<>();
        for (int v = 0; v <= vertices; v++) {
            edges.add(new ArrayList<>());
        }
        for (int left = in.nextInt(1, vertices * (vertices - 1) / 2); left > 0; left--) {
            int from = in.nextInt(1, vertices - 1);
            int to = in.nextInt(from + 1, vertices);
            if (edges.get(from).contains(to)) {
                throw in.unexpected("an edge that was not there before");
            }
            edges.get(from).add(to);
        }
        edges.forEach(Collections::sort);
        return new Position(edges, 1, 2);
    }

    @Override
    public Ending ending(Position position) {
        return position.edges.get(position.low).isEmpty() && position.edges.get(position.high).isEmpty()
                ? Ending.LOSS
                : Ending.PLAY_ON;
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
    public String howToMove(Position position) {
        return "Type the vertex of a token and the vertex that it goes to";
    }

    /** A line a vertex, with a star for each token. */
    @Override
    public String picture(Position position) {
        return IntStream.rangeClosed(1, position.vertices()).mapToObj(v -> {
            String tokens = (v == position.low ? "*" : "") + (v == position.high ? "*" : "");
            String moves = position.edges.get(v).stream().map(to -> " " + to).collect(Collectors.joining());
            return String.format(Locale.ROOT, "%2s %2d%s", tokens, v, moves.isEmpty() ? "" : " ->" + moves);
        }).collect(Collectors.joining("\n"));
    }
}
