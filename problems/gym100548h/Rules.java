package gym100548h;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Size;
import nimsum.util.FastReader;

/**
 * Each player moves a piece of one's own along an edge. Whoever can't move loses; where the pieces meet, Alice wins. That a game
 * without end is a win for Bob, nobody sees in a position.
 */
public final class Rules implements nimsum.game.Rules<Rules.Position> {

    private static final int MOST_VERTICES_PLAYED = 60;

    /**
     * @param edges
     *            by vertex: where they lead, in order
     * @param bob
     *            the vertex of his piece
     * @param alice
     *            of hers
     */
    public record Position(List<List<Integer>> edges, int bob, int alice, boolean isBobs) {

        /** The edges of the player to move. */
        List<Integer> ends() {
            return edges.get((isBobs ? bob : alice) - 1);
        }

        Position after(int end) {
            return new Position(edges, isBobs ? end : bob, isBobs ? alice : end, !isBobs);
        }

        @Override
        public String toString() {
            return IntStream.rangeClosed(1, edges.size()).filter(vertex -> !edges.get(vertex - 1).isEmpty())
                    .mapToObj(vertex -> vertex + " -> " + edges.get(vertex - 1).stream().map(String::valueOf)
                            .collect(Collectors.joining(" ")))
                    .collect(Collectors.joining(", ", "", "\nBob at " + bob + ", Alice at " + alice));
        }
    }

    @Override
    public boolean isCounted() {
        return true;
    }

    @Override
    public Position read(FastReader in) {
        int vertices = in.nextInt();
        int edges = in.nextInt();
        List<List<Integer>> ends = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>()).limit(vertices)
                .toList();
        for (int edge = 0; edge < edges; edge++) {
            ends.get(in.nextInt() - 1).add(in.nextInt());
        }
        return new Position(ends.stream().map(each -> each.stream().sorted().toList()).toList(), in.nextInt(),
                in.nextInt(), true);
    }

    @Override
    public Ending ending(Position position) {
        if (position.bob == position.alice) {
            return position.isBobs ? Ending.LOSS : Ending.WIN;
        }
        return position.ends().isEmpty() ? Ending.LOSS : Ending.PLAY_ON;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.bob == position.alice
                ? Stream.empty()
                : position.ends().stream().map(end -> new Move<>(end.toString(), position.after(end)));
    }

    @Override
    public String inWords() {
        return "Bob and Alice have a piece each on a graph. "
                + "In turn, Bob first, each moves it along an edge; where the pieces meet, Alice wins, and who can't move loses. "
                + "Bob also wins what never ends: if a position comes back, it is called a draw here.";
    }

    @Override
    public List<String> players() {
        return List.of("Bob", "Alice");
    }

    @Override
    public String signs() {
        return "Before an arrow stands a vertex, and behind it where its edges lead.";
    }

    @Override
    public Size size(Position position) {
        return new Size(position.edges.size(), "vertices");
    }

    @Override
    public String whyOver(Position position, String moverIs) {
        return position.bob == position.alice ? "the pieces have met" : "no edge leads on, and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1).map(end -> "no edge leads from "
                + (position.isBobs ? position.bob : position.alice) + " to " + end.get(0));
    }

    @Override
    public boolean isPlayable(Position position) {
        return position.edges.size() <= MOST_VERTICES_PLAYED;
    }

    @Override
    public String howToMove(Position position) {
        return position.isBobs
                ? "Bob moves, from " + position.bob + ": type where to"
                : "Alice moves, from " + position.alice + ": type where to";
    }
}
