package easychase.wrong;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Believed that the order in which the search goes backwards does not matter. Who wins comes out right in any order; in how
 * many moves only if the positions come in the order of their distances.
 */
final class StackForAQueue {

    /** By side to move, white cell and black cell: the number of moves to the end, and how many moves are known to lose. */
    private final int[][][] distance;
    private final int[][][] refuted;
    private final int n;
    /** By side and cell. */
    private final List<List<List<Integer>>> steps;

    private record Position(int side, int white, int black) {
    }

    private StackForAQueue(int n) {
        this.n = n;
        this.steps = List.of(steps(n, 1), steps(n, 2));
        this.distance = new int[2][n * n][n * n];
        this.refuted = new int[2][n * n][n * n];
    }

    static void solve(FastReader in, FastWriter out) {
        do {
            int n = in.nextInt();
            StackForAQueue board = new StackForAQueue(n);
            board.search();
            int moves = board.distance[0][(in.nextInt() - 1) * n + in.nextInt() - 1][(in.nextInt() - 1) * n
                    + in.nextInt() - 1];
            out.println((moves % 2 == 1 ? "WHITE " : "BLACK ") + moves);
        } while (in.hasNext());
        out.flush();
    }

    private void search() {
        Deque<Position> decided = new ArrayDeque<>();
        for (int cell = 0; cell < n * n; cell++) {
            decided.push(new Position(0, cell, cell));
            decided.push(new Position(1, cell, cell));
        }
        while (!decided.isEmpty()) {
            Position to = decided.pop();
            int moves = distance[to.side][to.white][to.black];
            int side = 1 - to.side;
            // A step back is a step.
            for (int cell : steps.get(side).get(side == 0 ? to.white : to.black)) {
                int white = side == 0 ? cell : to.white;
                int black = side == 0 ? to.black : cell;
                if (white == black || distance[side][white][black] > 0) {
                    continue;
                }
                boolean won = moves % 2 == 0;
                if (won || ++refuted[side][white][black] == steps.get(side).get(cell).size()) {
                    distance[side][white][black] = moves + 1;
                    decided.push(new Position(side, white, black)); // Right: add, so that pop takes the oldest
                }
            }
        }
    }

    /** Where each cell's steps lead. */
    private static List<List<Integer>> steps(int n, int longest) {
        return IntStream.range(0, n * n).mapToObj(from -> IntStream.range(0, n * n).filter(to -> {
            int rows = Math.abs(from / n - to / n);
            int cols = Math.abs(from % n - to % n);
            return (rows == 0 || cols == 0) && rows + cols >= 1 && rows + cols <= longest;
        }).boxed().toList()).toList();
    }
}
