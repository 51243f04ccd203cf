package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import nimsum.game.Ending;
import nimsum.game.Options;
import nimsum.game.Rounds;
import org.junit.jupiter.api.Test;

class RetrogradeTest {

    /** What is said of a position in which play goes on. */
    private static final int PLAY_ON = 2;

    /** A position: how it ended, or where its moves lead. */
    private record Position(int ending, int... moves) {

        static Position ended(int ending) {
            return new Position(ending);
        }

        static Position leadingTo(int... positions) {
            return new Position(PLAY_ON, positions);
        }
    }

    private record Graph(Position... nodes) {

        Retrograde solved() {
            Retrograde game = new Retrograde(nodes.length);
            for (int from = 0; from < nodes.length; from++) {
                for (int to : nodes[from].ending == Retrograde.DRAW ? new int[]{from} : nodes[from].moves) {
                    game.addMove(from, to);
                }
                if (nodes[from].ending == Retrograde.WIN) {
                    game.addWin(from);
                }
            }
            game.solve();
            return game;
        }

        @Override
        public String toString() {
            return Arrays.toString(nodes);
        }
    }

    /** Of up to 3 positions, each ended or with up to two moves to each. */
    @Test
    void everySmallGraph() {
        long graphs = IntStream.rangeClosed(0, 3).mapToLong(n -> compareAll(n, choices(n))).sum();
        assertEquals(1 + 6 + 12 * 12 + 30 * 30 * 30, graphs);
    }

    /** Sparse enough for draws and long wins. */
    @Test
    void randomGraphsOf60Positions() {
        Random random = new Random(1);
        int longest = 0;
        int drawn = 0;
        for (int i = 0; i < 100; i++) {
            Graph graph = randomGraph(random, 60);
            Retrograde solution = compare(graph);
            for (int position = 0; position < graph.nodes.length; position++) {
                boolean draw = solution.outcome(position) == Retrograde.DRAW;
                drawn += draw ? 1 : 0;
                longest = Math.max(longest, draw ? 0 : solution.distance(position));
            }
        }
        assertTrue(drawn > 1000 && longest > 10, drawn + " drawn, longest win or loss " + longest);
    }

    @Test
    void aLongPath() {
        int length = 200_000;
        Retrograde solution = new Graph(IntStream.rangeClosed(1, length)
                .mapToObj(to -> to == length ? Position.leadingTo() : Position.leadingTo(to))
                .toArray(Position[]::new)).solved();
        for (int position = 0; position < length; position++) {
            int distance = length - 1 - position;
            assertEquals(distance % 2 == 0 ? Retrograde.LOSS : Retrograde.WIN, solution.outcome(position));
            assertEquals(distance, solution.distance(position));
        }
    }

    @Test
    void aLoopIsADrawAndHasNoDistance() {
        Retrograde solution = new Graph(Position.leadingTo(0)).solved();
        assertEquals(Retrograde.DRAW, solution.outcome(0));
        assertThrows(IllegalArgumentException.class, () -> solution.distance(0));
    }

    @Test
    void aMoveOutOfTheGraphIsAnError() {
        assertThrows(IndexOutOfBoundsException.class, () -> new Graph(Position.leadingTo(1)).solved());
        assertThrows(IndexOutOfBoundsException.class, () -> new Graph(Position.leadingTo(-1)).solved());
    }

    /** Compares all graphs of n positions, each of which is one of some; how many there are. */
    private static long compareAll(int n, List<Position> choices) {
        long graphs = (long) Math.pow(choices.size(), n);
        for (long graph = 0; graph < graphs; graph++) {
            Position[] positions = new Position[n];
            long rest = graph;
            for (int i = 0; i < n; i++) {
                positions[i] = choices.get((int) (rest % choices.size()));
                rest /= choices.size();
            }
            compare(new Graph(positions));
        }
        return graphs;
    }

    /** The three endings, and every way to have up to two moves to each of n positions. */
    private static List<Position> choices(int n) {
        List<Position> choices = new ArrayList<>();
        IntStream.rangeClosed(-1, 1).mapToObj(Position::ended).forEach(choices::add);
        for (int code = 0; code < Math.pow(3, n); code++) {
            IntStream.Builder moves = IntStream.builder();
            int rest = code;
            for (int to = 0; to < n; to++) {
                for (int copy = 0; copy < rest % 3; copy++) {
                    moves.add(to);
                }
                rest /= 3;
            }
            choices.add(Position.leadingTo(moves.build().toArray()));
        }
        return choices;
    }

    private static Graph randomGraph(Random random, int n) {
        return new Graph(IntStream.range(0, n)
                .mapToObj(i -> random.nextInt(10) == 0
                        ? Position.ended(random.nextInt(3) - 1)
                        : Position.leadingTo(random.ints(1 + random.nextInt(3), 0, n).toArray()))
                .toArray(Position[]::new));
    }

    /** With the rounds of the definition. */
    private static Retrograde compare(Graph graph) {
        Retrograde solution = graph.solved();
        List<Integer> all = IntStream.range(0, graph.nodes.length).boxed().toList();
        Rounds<Integer> rounds = Rounds.fromAll(new Options<Integer>(
                position -> IntStream.of(graph.nodes[position].moves).boxed(),
                position -> Ending.valueOf(name(graph.nodes[position].ending))), all);
        for (int position : all) {
            assertEquals(rounds.outcome(position).name(), name(solution.outcome(position)),
                    () -> "outcome of " + position + " in " + graph);
            rounds.movesToEnd(position).ifPresent(moves -> assertEquals(moves, solution.distance(position),
                    () -> "distance of " + position + " in " + graph));
        }
        return solution;
    }

    /** A player who cannot move where play goes on has lost. */
    private static String name(int result) {
        return result == Retrograde.WIN ? "WIN" : result == Retrograde.DRAW ? "DRAW" : "LOSS";
    }
}
