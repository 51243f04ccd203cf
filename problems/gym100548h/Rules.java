package gym100548h;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.About;
import nimsum.game.CountedRules;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.TokenRules;
import nimsum.util.FastReader;

/**
 * Bob and Alice have a piece each on a vertex of a directed graph. In turn, Bob first, each player moves their own
 * piece along an edge. As soon as both pieces are on one vertex, Alice has won. Otherwise a player who cannot move has
 * lost. If play never ends, Bob has won.
 */
public final class Rules implements CountedRules<Rules.Position> {

    /**
     * @param next for each vertex the vertices to which its edges lead, and an empty list for the vertex 0
     */
    public record Position(List<List<Integer>> next, int bob, int alice, boolean bobToMove) {

        @Override
        public String toString() {
            String edges = IntStream.range(1, next.size()).boxed()
                    .flatMap(from -> next.get(from).stream().map(to -> from + ">" + to))
                    .collect(Collectors.joining(" "));
            return edges + "\nBob on " + bob + ", Alice on " + alice + ", " + (bobToMove ? "Bob" : "Alice")
                    + " to move";
        }

        /** Returns the vertex of the piece that is to move. */
        int mover() {
            return bobToMove ? bob : alice;
        }

        private Position after(int to) {
            return new Position(next, bobToMove ? to : bob, bobToMove ? alice : to, !bobToMove);
        }
    }

    @Override
    public Position read(FastReader in) {
        return new Position(TokenRules.readEdges(in), in.nextInt(), in.nextInt(), true);
    }

    @Override
    public Ending ending(Position position) {
        return position.bob == position.alice && !position.bobToMove
                ? Ending.WIN
                : CountedRules.super.ending(position);
    }

    @Override
    public Ending outcomeOfInfinitePlay(Position position) {
        return position.bobToMove ? Ending.WIN : Ending.LOSS;
    }

    @Override
    public Stream<Move<Position>> moves(Position position) {
        return position.bob == position.alice
                ? Stream.empty()
                : position.next.get(position.mover()).stream().map(to -> new Move<>(to.toString(), position.after(to)));
    }

    @Override
    public About about() {
        return new About("Bob and Alice have a piece each on a directed graph. "
                + "In turn each player moves his or her own piece along an edge, and play that never ends is a win for Bob. "
                + "If the pieces meet, Alice wins, and otherwise a player who cannot move loses.")
                .players("Bob", "Alice")
                .sign(">", "1>2 is an edge from vertex 1 to vertex 2.")
                .unit("vertices");
    }

    @Override
    public int size(Position position) {
        return position.next.size() - 1;
    }

    @Override
    public String whyOver(Position position, String moverIs, String other) {
        return position.bob == position.alice
                ? "the pieces have met"
                : "no edge begins at " + position.mover() + ", and " + moverIs + " to move";
    }

    @Override
    public Optional<String> whyNot(Position position, String words) {
        return nimsum.game.Rules.numbers(words, 1)
                .map(to -> "there is no edge from " + position.mover() + " to " + to.get(0));
    }

    @Override
    public String howToMove(Position position) {
        return "Type the vertex that you go to from " + position.mover();
    }
}
