package easychase;

import java.util.ArrayList;
import java.util.List;

/**
 * Solves The Easy Chase. White's checker steps one cell, and Black's checker goes one or two cells. The player who
 * lands on the other checker wins. The winner hurries and the loser delays. The answer is the winner, and the number of
 * moves of both players together.
 *
 * <p>
 * Play can go round in circles, so a position cannot be computed from its followers one by one. But the captures are
 * decided. Retrograde analysis goes backwards from them along the moves, the nearest positions first.
 *
 * <p>
 * Theorem. With White to move, White wins if the checkers stand side by side, and Black wins otherwise. So no position
 * is drawn, and the search backwards from the captures gives a number of moves for each.
 *
 * <p>
 * Why: at White's turns Black can keep the number of steps between the two even. If it is odd at first, one move of two
 * cells makes it even. White captures only from distance 1, which is odd. With steps towards White, Black drives White
 * into a corner.
 *
 * <p>
 * Proof: problems/easychase/README.md, theorems 1 and 2. Cost: O(n^4) for the 2 n^4 positions of a board, with at most
 * four moves for White and eight for Black.
 */
public final class TheEasyChase {

    /** The player to move. */
    static final int WHITE = 0, BLACK = 1;
    private static final int UNDECIDED = -1;

    /** Solves one start. This is the method that TopCoder asks for. */
    public String winner(int n, int rowWhite, int colWhite, int rowBlack, int colBlack) {
        int white = (rowWhite - 1) * n + colWhite - 1;
        int black = (rowBlack - 1) * n + colBlack - 1;
        int moves = distances(n)[position(n, WHITE, white, black)];
        // White makes the odd moves, and the winner makes the last one.
        return (moves % 2 == 1 ? "WHITE " : "BLACK ") + moves;
    }

    /** Returns the number of moves from each position to the capture. It is odd if the player to move wins. */
    static int[] distances(int n) {
        int cells = n * n;
        List<List<List<Integer>>> moves = moves(n);
        int[] distance = new int[2 * cells * cells];
        int[] undecidedMoves = new int[distance.length];
        int[] queue = new int[distance.length];
        int queueSize = 0;
        for (int position = 0; position < distance.length; position++) {
            int player = position / cells / cells, own = position / cells % cells, other = position % cells;
            distance[position] = UNDECIDED;
            undecidedMoves[position] = moves.get(player).get(own).size();
            if (own == other) { // The opponent has just captured.
                distance[position] = 0;
                queue[queueSize++] = position;
            }
        }
        for (int i = 0; i < queueSize; i++) {
            int to = queue[i];
            int player = to / cells / cells, own = to / cells % cells, other = to % cells;
            // The opponent made the last move. It leads backwards to the same cells as forwards.
            for (int before : moves.get(1 - player).get(other)) {
                int from = position(n, 1 - player, before, own);
                boolean isLost = distance[to] % 2 == 0;
                if (distance[from] == UNDECIDED && (isLost || --undecidedMoves[from] == 0)) {
                    distance[from] = distance[to] + 1;
                    queue[queueSize++] = from;
                }
            }
        }
        return distance;
    }

    /**
     * Returns the number of a position, whose digits are the player to move, the cell of this player and the cell of
     * the other player. Cells are numbered row by row from 0.
     */
    static int position(int n, int player, int own, int other) {
        return (player * n * n + own) * n * n + other;
    }

    /** Returns for each player and each cell the cells to which the player can move. */
    static List<List<List<Integer>>> moves(int n) {
        List<List<List<Integer>>> moves = new ArrayList<List<List<Integer>>>();
        moves.add(WHITE, steps(n, 1));
        moves.add(BLACK, steps(n, 2));
        return moves;
    }

    private static List<List<Integer>> steps(int n, int longest) {
        List<List<Integer>> steps = new ArrayList<List<Integer>>();
        for (int from = 0; from < n * n; from++) {
            List<Integer> cells = new ArrayList<Integer>();
            for (int to = 0; to < n * n; to++) {
                int rows = Math.abs(from / n - to / n);
                int cols = Math.abs(from % n - to % n);
                if ((rows == 0 || cols == 0) && from != to && rows + cols <= longest) {
                    cells.add(to);
                }
            }
            steps.add(cells);
        }
        return steps;
    }
}
