package agc016f;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Rows;
import nimsum.game.TokenRules.Position;
import nimsum.game.Values;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;

/**
 * The theorems of the README, each on every graph of a few vertices. Vertex v + 1 of the statement is v here, a graph
 * is the set of moves of each vertex, and a set of vertices is a bit mask; so the tokens are the set 3.
 */
class ClaimsTest {

    private static final int TOKENS = 3;
    private static final int VERTICES = 5;

    @Test
    void theorem1() {
        Checks.forEachPair(graphs(), moves -> Rows.every(2, 0, moves.length - 1).filter(Rows::isInOrder),
                (moves, tokens) -> {
                    int[] values = values(moves, (1 << moves.length) - 1);
                    int a = tokens.get(0);
                    int b = tokens.get(1);
                    boolean wins = new Search<>(new Rules())
                            .moverWins(new Position(edges(moves), List.of(a + 1, b + 1)));
                    assertEquals(wins, values[a] != values[b]);
                    int smaller = Math.min(values[a], values[b]);
                    assertEquals(wins, filter(moves[values[a] > smaller ? a : b], to -> values[to] == smaller) != 0,
                            "a move to the smaller value");
                });
    }

    /** Returns every graph of a few vertices. */
    private static Stream<int[]> graphs() {
        return IntStream.rangeClosed(2, Deep.size(VERTICES, 6)).boxed().flatMap(n -> parts(complete(n), (1 << n) - 1));
    }

    /** Returns every graph with some of the edges of a graph that join vertices of a set. */
    private static Stream<int[]> parts(int[] moves, int set) {
        List<int[]> edges = Rows.every(2, 0, moves.length - 1)
                .filter(edge -> has(set, edge.get(0)) && has(moves[edge.get(0)] & set, edge.get(1)))
                .map(edge -> new int[]{edge.get(0), edge.get(1)}).toList();
        return Rows.subsets(edges).map(kept -> {
            int[] part = new int[moves.length];
            kept.forEach(edge -> part[edge[0]] |= 1 << edge[1]);
            return part;
        });
    }

    @Test
    void theorem2() {
        Checks.forEach(graphs(), moves -> {
            int all = (1 << moves.length) - 1;
            int[] values = values(moves, all);
            int layer = filter(all, v -> values[v] == 0);
            List<Integer> withProperties = IntStream.rangeClosed(0, all)
                    .filter(set -> filter(all, v -> (moves[v] & set) == 0) == set).boxed().toList();
            assertEquals(List.of(layer), withProperties);
            int[] lower = values(moves, all & ~layer);
            assertEquals(all & ~layer, filter(all, v -> lower[v] == values[v] - 1));
        });
    }

    @Test
    void theorem3() {
        Checks.forEachPair(graphs(),
                moves -> IntStream.range(0, 1 << moves.length).filter(set -> (set & TOKENS) == TOKENS).boxed(),
                (moves, set) -> assertEquals(equalByTrial(moves, set), equalByLayer0(moves, set)));
    }

    /** Returns the sum of the theorem. */
    private static long equalByLayer0(int[] moves, int set) {
        long sum = 0;
        for (int layer = set; layer > 0; layer = layer - 1 & set) {
            int rest = set & ~layer;
            if ((layer & TOKENS) == TOKENS) {
                sum += ways(moves, layer, rest) << edges(moves, rest, rest);
            } else if ((rest & TOKENS) == TOKENS) {
                sum += ways(moves, layer, rest) * equalByLayer0(moves, rest);
            }
        }
        return sum;
    }

    /** Counts the subsets of the edges inside a set that make the values of the tokens equal. */
    private static long equalByTrial(int[] moves, int set) {
        return parts(moves, set).map(part -> values(part, set)).filter(values -> values[0] == values[1]).count();
    }

    /** Returns the number w(U, T) as it is defined. */
    private static long ways(int[] moves, int layer, int rest) {
        long ways = 1L << edges(moves, layer, rest);
        for (int v = 0; v < moves.length; v++) {
            if (has(rest, v)) {
                ways *= (1L << edges(moves, 1 << v, layer)) - 1;
            }
        }
        return ways;
    }

    /** Returns the number of edges from one set to another. */
    private static int edges(int[] moves, int from, int to) {
        return IntStream.range(0, moves.length).filter(v -> has(from, v)).map(v -> Integer.bitCount(moves[v] & to))
                .sum();
    }

    /** Returns the Grundy values of the vertices of a set in the graph on that set. */
    private static int[] values(int[] moves, int set) {
        int[] values = new int[moves.length];
        for (int v = moves.length - 1; v >= 0; v--) {
            int next = has(set, v) ? moves[v] & set : 0;
            values[v] = Values.mex(IntStream.range(0, moves.length).filter(to -> has(next, to)).map(to -> values[to]));
        }
        return values;
    }

    @Test
    void exercise1() {
        assertEquals(List.of("1 3", "3 4"), winningMoves(1, 3));
        assertEquals(List.of("5 6", "6 7"), winningMoves(5, 6));
    }

    /** Returns the winning moves in the graph of the game at the beginning. */
    private static List<String> winningMoves(Integer... tokens) {
        Position start = new Rules().read("7 10 1 3 1 7 2 5 2 6 3 4 3 5 4 5 4 6 5 6 6 7");
        return new Search<>(new Rules()).winningMoves(new Position(start.edges(), List.of(tokens))).map(Move::name)
                .toList();
    }

    @Test
    void exercise2() {
        assertEquals(21, completeGraphs(4).filter(values -> (values[0] ^ values[1] ^ values[2]) == 0).count());
    }

    /** And exercise 4. */
    @Test
    void exercise3() {
        Checks.forEach(IntStream.rangeClosed(2, VERTICES), n -> {
            int[] moves = complete(n);
            long larger = completeGraphs(n).filter(values -> values[0] > values[1]).count();
            assertEquals(larger, largerByLayer0(moves, (1 << n) - 1));
            assertEquals(completeGraphs(n).count(), 2 * larger);
        });
    }

    private static int[] complete(int n) {
        int all = (1 << n) - 1;
        return IntStream.range(0, n).map(v -> all & -2 << v).toArray();
    }

    /** Returns the values in all graphs that are parts of the complete one. */
    private static Stream<int[]> completeGraphs(int n) {
        int all = (1 << n) - 1;
        return parts(complete(n), all).map(part -> values(part, all));
    }

    private static long largerByLayer0(int[] moves, int set) {
        long sum = 0;
        for (int layer = set; layer > 0; layer = layer - 1 & set) {
            int rest = set & ~layer;
            if (has(layer, 1) && has(rest, 0)) {
                sum += ways(moves, layer, rest) << edges(moves, rest, rest);
            } else if ((rest & TOKENS) == TOKENS) {
                sum += ways(moves, layer, rest) * largerByLayer0(moves, rest);
            }
        }
        return sum;
    }

    /** Returns the same graph as in the rules. */
    private static List<List<Integer>> edges(int[] moves) {
        List<List<Integer>> edges = new ArrayList<>(List.of(List.of()));
        for (int set : moves) {
            edges.add(IntStream.range(0, moves.length).filter(to -> has(set, to)).mapToObj(to -> to + 1).toList());
        }
        return edges;
    }

    private static int filter(int set, IntPredicate condition) {
        return IntStream.range(0, Integer.SIZE).filter(v -> has(set, v) && condition.test(v)).map(v -> 1 << v).sum();
    }

    private static boolean has(int set, int vertex) {
        return (set >> vertex & 1) != 0;
    }
}
