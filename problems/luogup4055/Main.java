package luogup4055;

import java.util.Arrays;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Game on a grid: the first player puts a piece on a free square. Then the second and the first player move it in turn
 * to a free neighbouring square on which it has not been. The player who cannot move loses.
 *
 * <p>
 * Theorem. The first player wins from a square if and only if some maximum matching of the free squares leaves it
 * without a partner. A matching pairs neighbouring squares, each square with at most one.
 *
 * <p>
 * Why: if the square has no partner, the first player always moves from a square to its partner. The matching is
 * maximum, so the second player never finds a square without a partner.
 *
 * <p>
 * How: a search goes from a square without a partner to its neighbours and on to their partners. If a neighbour has no
 * partner, the pairs along the way are exchanged, and there is one more pair. Otherwise all squares to which the search
 * went on can be left without a partner in place of the first one.
 *
 * <p>
 * Proof: problems/luogup4055/README.md, theorems 1 and 2. Cost: at most O(N^2 M^2), and in practice far less.
 */
public final class Main {

    private static final int MAX_SIDE = 100;
    private static final char FREE = '.', BLOCKED = '#';
    /** Stands for no square. The square of this number is blocked. */
    static final int NONE = 0;

    /** The squares in reading order. Blocked squares stand above the grid, below it and to the left of each row. */
    private final char[] squares;
    /** The differences between the numbers of a square and of its neighbours. */
    private final int[] steps;
    /** The partner of each square in a maximum matching, or NONE. */
    final int[] partner;
    /** Whether the first player wins from a square. */
    final boolean[] wins;
    /** The first square of the search that came to a square last. */
    private final int[] search;
    /** The square from which the last search came to a square. */
    private final int[] previous;
    /** The squares to which the last search came, and their number. */
    private final int[] queue;
    private int found;

    /**
     * Finds the winning squares.
     *
     * @param width of a row with the blocked square to its left
     * @param squares the grid with blocked squares above it, below it and to the left of each row
     */
    Main(int width, char[] squares) {
        this.squares = squares;
        steps = new int[]{-width, -1, 1, width};
        partner = new int[squares.length];
        wins = new boolean[squares.length];
        search = new int[squares.length];
        previous = new int[squares.length];
        queue = new int[squares.length];
        // The squares of one colour of a chessboard, and then those of the other one.
        for (int colour = 0; colour < 2; colour++) {
            for (int square = 0; square < squares.length; square++) {
                if (isFree(square) && (square / width + square % width) % 2 == colour && partner[square] == NONE) {
                    searchFrom(square);
                }
            }
        }
    }

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        int height = in.nextInt(1, MAX_SIDE);
        int width = in.nextInt(1, MAX_SIDE) + 1;
        boolean[] wins = new Main(width, read(in, height, width)).wins;
        StringBuilder winning = new StringBuilder();
        for (int square = 0; square < wins.length; square++) {
            if (wins[square]) {
                winning.append(square / width).append(' ').append(square % width).append('\n');
            }
        }
        out.print(winning.length() == 0 ? "LOSE\n" : "WIN\n" + winning);
    }

    private static char[] read(FastReader in, int height, int width) {
        char[] squares = new char[(height + 2) * width];
        Arrays.fill(squares, BLOCKED);
        for (int row = 1; row <= height; row++) {
            String word = in.next();
            if (word.length() != width - 1) {
                throw in.unexpected("a row of " + (width - 1) + " squares, . or #");
            }
            word.getChars(0, word.length(), squares, row * width + 1);
        }
        return squares;
    }

    private boolean isFree(int square) {
        return squares[square] == FREE;
    }

    /** Finds a partner for a square that has none. If there is no way to do so, marks all squares that win instead. */
    private void searchFrom(int first) {
        found = 0;
        queue[found++] = first;
        for (int i = 0; i < found; i++) {
            int last = unpairedNeighbour(queue[i], first);
            if (last != NONE) {
                exchange(last);
                return;
            }
        }
        for (int i = 0; i < found; i++) {
            wins[queue[i]] = true;
        }
    }

    /** Returns a neighbour without a partner. If all have one, the partners join the queue, and the answer is NONE. */
    private int unpairedNeighbour(int square, int first) {
        for (int step : steps) {
            int neighbour = square + step;
            if (isFree(neighbour) && search[neighbour] != first) {
                search[neighbour] = first;
                previous[neighbour] = square;
                int next = partner[neighbour];
                if (next == NONE) {
                    return neighbour;
                }
                if (!wins[next]) {
                    queue[found++] = next;
                }
            }
        }
        return NONE;
    }

    /** Pairs each square on the way of the search with the square before it, up to a square without a partner. */
    private void exchange(int last) {
        int square = last;
        while (square != NONE) {
            int before = previous[square];
            int next = partner[before];
            partner[square] = before;
            partner[before] = square;
            square = next;
        }
    }
}
