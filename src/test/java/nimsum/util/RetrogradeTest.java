package nimsum.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RetrogradeTest {

    /** A position: how it ended, or where its moves lead. */
    private record Position(int ending, int... moves) {

        static Position ended(int ending) {
            return new Position(ending);
        }

        static Position leadingTo(int... positions) {
            return new Position(Retrograde.PLAY_ON, positions);
        }
    }

    private record Graph(Position... nodes) implements Retrograde.Game {

        @Override
        public int positions() {
            return nodes.length;
        }

        @Override
        public int ending(int position) {
            return nodes[position].ending;
        }

        @Override
        public void moves(int position, Retrograde.Moves moves) {
            assertEquals(Retrograde.PLAY_ON, ending(position), "asked for moves after the end");
            Arrays.stream(nodes[position].moves).forEach(moves::add);
        }

        @Override
        public String toString() {
            return Arrays.toString(nodes);
        }
    }

    @Test
    @DisplayName("every graph of up to 3 positions, each ended or with any set of moves")
    void smallGraphs() {
        long graphs = IntStream.rangeClosed(0, 3).mapToLong(n -> compareAll(n, i -> position(i, n, 2))).sum();
        assertEquals(1 + 5 + 7 * 7 + 11 * 11 * 11, graphs);
    }

    @Test
    @DisplayName("every graph of 4 positions with at most two moves each")
    void fourPositions() {
        Position[] choices = IntStream.range(0, 3 + 16).mapToObj(i -> position(i, 4, 2))
                .filter(position -> position.moves.length <= 2).toArray(Position[]::new);
        assertEquals((long) Math.pow(choices.length, 4), compareAll(4, i -> i < choices.length ? choices[i] : null));
    }

    @Test
    @DisplayName("parallel moves: every graph of 2 positions with up to two moves to each, and of 3 with one or two")
    void parallelMoves() {
        assertEquals(12 * 12, compareAll(2, i -> position(i, 2, 3)));
        assertEquals(11 * 11 * 11, compareAll(3, i -> i < 11 ? doubled(position(i, 3, 2)) : null));
    }

    @Test
    @DisplayName("random graphs of 60 positions, sparse enough for draws and long wins")
    void randomGraphs() {
        Random random = new Random(1);
        int longest = 0;
        int drawn = 0;
        for (int i = 0; i < 300; i++) {
            Graph graph = randomGraph(random, 60);
            compare(graph);
            Retrograde solution = Retrograde.solve(graph);
            for (int position = 0; position < graph.positions(); position++) {
                boolean draw = solution.outcome(position) == Retrograde.DRAW;
                drawn += draw ? 1 : 0;
                longest = Math.max(longest, draw ? 0 : solution.distance(position));
            }
        }
        assertTrue(drawn > 1000 && longest > 10, drawn + " drawn, longest win or loss " + longest);
    }

    @Test
    @DisplayName("a path of 10^6 positions")
    void longPath() {
        int length = 1_000_000;
        Retrograde solution = Retrograde.solve(path(length, Position.leadingTo()));
        for (int position = 0; position < length; position++) {
            int distance = length - 1 - position;
            assertEquals(distance % 2 == 0 ? Retrograde.LOSS : Retrograde.WIN, solution.outcome(position));
            assertEquals(distance, solution.distance(position));
        }
    }

    @Test
    @DisplayName("a path of 10^6 positions that runs into a draw")
    void longPathToDraw() {
        Retrograde solution = Retrograde.solve(path(1_000_000, Position.ended(Retrograde.DRAW)));
        assertEquals(Retrograde.DRAW, solution.outcome(0));
    }

    @Test
    void theWinnerHurriesAndTheLoserDelays() {
        // 0 can lose in 0 or in 2 moves; 3 wins at once or the long way; 4 has to choose between the two.
        Graph graph = new Graph(Position.leadingTo(1, 2), Position.ended(Retrograde.WIN), Position.leadingTo(5),
                Position.leadingTo(5, 0), Position.leadingTo(3, 2), Position.ended(Retrograde.LOSS));
        Retrograde solution = Retrograde.solve(graph);
        assertEquals(Retrograde.LOSS, solution.outcome(0));
        assertEquals(2, solution.distance(0));
        assertEquals(Retrograde.WIN, solution.outcome(3));
        assertEquals(1, solution.distance(3));
    }

    @Test
    void aLoopIsADrawAndHasNoDistance() {
        Retrograde solution = Retrograde.solve(new Graph(Position.leadingTo(0)));
        assertEquals(Retrograde.DRAW, solution.outcome(0));
        assertThrows(IllegalArgumentException.class, () -> solution.distance(0));
    }

    @Test
    void aMoveOutOfTheGraphIsAnError() {
        assertThrows(IndexOutOfBoundsException.class, () -> Retrograde.solve(new Graph(Position.leadingTo(1))));
        assertThrows(IndexOutOfBoundsException.class, () -> Retrograde.solve(new Graph(Position.leadingTo(-1))));
    }

    /** Compares all graphs whose positions are chosen from a list that ends in null; how many there were. */
    private static long compareAll(int n, IntFunction<Position> choices) {
        Position[] choice = Stream.iterate(0, i -> i + 1).map(choices::apply).takeWhile(position -> position != null)
                .toArray(Position[]::new);
        long graphs = (long) Math.pow(choice.length, n);
        for (long graph = 0; graph < graphs; graph++) {
            Position[] positions = new Position[n];
            long rest = graph;
            for (int i = 0; i < n; i++) {
                positions[i] = choice[(int) (rest % choice.length)];
                rest /= choice.length;
            }
            compare(new Graph(positions));
        }
        return graphs;
    }

    /**
     * The three endings first, and then every way to have fewer than <code>parallel</code> moves to each of n positions; null
     * past the last.
     */
    private static Position position(int index, int n, int parallel) {
        if (index < 3) {
            return Position.ended(index - 1);
        }
        IntStream.Builder moves = IntStream.builder();
        int rest = index - 3;
        for (int to = 0; to < n; to++) {
            for (int copy = 0; copy < rest % parallel; copy++) {
                moves.add(to);
            }
            rest /= parallel;
        }
        return rest > 0 ? null : Position.leadingTo(moves.build().toArray());
    }

    /** The first move and the last one twice. */
    private static Position doubled(Position position) {
        int[] moves = position.moves;
        if (moves.length == 0) {
            return position;
        }
        return Position
                .leadingTo(IntStream.concat(Arrays.stream(moves), IntStream.of(moves[0], moves[moves.length - 1]))
                        .toArray());
    }

    private static Graph randomGraph(Random random, int n) {
        return new Graph(IntStream.range(0, n)
                .mapToObj(i -> random.nextInt(10) == 0
                        ? Position.ended(random.nextInt(3) - 1)
                        : Position.leadingTo(random.ints(1 + random.nextInt(3), 0, n).toArray()))
                .toArray(Position[]::new));
    }

    private static Graph path(int length, Position last) {
        return new Graph(IntStream.range(0, length).mapToObj(i -> i == length - 1 ? last : Position.leadingTo(i + 1))
                .toArray(Position[]::new));
    }

    /**
     * Asserts what the definition says. Who wins within k moves wins at the next move a position that the other has lost
     * within k - 1; who can only move to what the other wins within k - 1 has lost within k. The distance is the first k
     * that decides.
     */
    private static void compare(Graph graph) {
        int n = graph.positions();
        Retrograde solution = Retrograde.solve(graph);
        int[] within = new int[n];
        boolean[] decided = new boolean[n];
        // No distance is as large as n: of the distances below a decided one none is missing.
        for (int k = 0; k <= n; k++) {
            int[] before = within;
            within = IntStream.range(0, n).map(p -> outcomeWithinOneMoreMove(graph.nodes[p], before)).toArray();
            for (int p = 0; p < n; p++) {
                if (within[p] != Retrograde.DRAW && !decided[p]) {
                    decided[p] = true;
                    int position = p;
                    assertEquals(k, solution.distance(p), () -> "distance of " + position + " in " + graph);
                }
            }
        }
        for (int p = 0; p < n; p++) {
            int position = p;
            assertEquals(within[p], solution.outcome(p), () -> "outcome of " + position + " in " + graph);
        }
    }

    private static int outcomeWithinOneMoreMove(Position position, int[] before) {
        if (position.ending != Retrograde.PLAY_ON) {
            return position.ending;
        }
        if (Arrays.stream(position.moves).anyMatch(to -> before[to] == Retrograde.LOSS)) {
            return Retrograde.WIN;
        }
        boolean lost = Arrays.stream(position.moves).allMatch(to -> before[to] == Retrograde.WIN);
        return lost ? Retrograde.LOSS : Retrograde.DRAW;
    }
}
