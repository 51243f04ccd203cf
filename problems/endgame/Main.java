package endgame;

import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.Retrograde;

/**
 * Solves Endgame. White has a king and a rook, and Black has a king. White hurries to mate, and Black delays. The
 * answer is the number of White's moves.
 *
 * <p>
 * Retrograde analysis goes backwards from the mates along the moves, the nearest positions first. If Black can take the
 * rook, or if Black cannot move and is not in check, the position is drawn. The program gives it a move to itself.
 *
 * <p>
 * Theorem. Retrograde analysis from the mates finds the number of moves to the mate for each position from which White
 * can force it. With White to move these are all legal positions, and 16 moves of White are enough.
 *
 * <p>
 * Why: the search goes through all positions. A position is won as soon as one move leads to a lost position. It is
 * lost as soon as its last move is known to lead to a won position. The nearest positions come first, so the winner
 * hurries and the loser delays.
 *
 * <p>
 * Proof: problems/endgame/README.md, theorems 1 to 3. Cost: O(V + E) once for all boards, with V = 2 x 64 x 64 x 16
 * positions and E moves.
 */
public final class Main {

    private static final int SIDE = 8, SQUARES = SIDE * SIDE;
    /** The side to move. */
    static final int WHITE = 0, BLACK = 1;

    public static void main(String[] args) {
        FastWriter out = new FastWriter(System.out);
        try {
            solve(new FastReader(System.in), out);
        } finally {
            out.flush();
        }
    }

    static void solve(FastReader in, FastWriter out) {
        Retrograde game = solvedGame();
        for (int boards = in.nextInt(); boards > 0; boards--) {
            int start = readPosition(in);
            if (game.outcome(start) == Retrograde.DRAW) {
                throw in.unexpected("kings apart and Black not in check");
            }
            // White makes the first move and the last move.
            out.println((game.distance(start) + 1) / 2);
        }
    }

    /** Reads a board, and returns the number of the position with White to move. */
    private static int readPosition(FastReader in) {
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < SIDE; row++) {
            board.append(in.next());
        }
        int king = board.indexOf("W");
        int rook = board.indexOf("R");
        int black = board.indexOf("B");
        if (board.length() != SQUARES || king < 0 || rook < 0 || black < 0) {
            throw in.unexpected("8 rows of 8 squares with a W, an R and a B");
        }
        return position(WHITE, king, rook, black);
    }

    /** Returns all positions, solved. An illegal position is never reached, so its moves do not matter. */
    static Retrograde solvedGame() {
        Retrograde game = new Retrograde(2 * SQUARES * SQUARES * SQUARES);
        for (int king = 0; king < SQUARES; king++) {
            for (int rook = 0; rook < SQUARES; rook++) {
                for (int black = 0; black < SQUARES; black++) {
                    if (mirror(black) == 0) {
                        addWhiteMoves(game, king, rook, black);
                        addBlackMoves(game, king, rook, black);
                    }
                }
            }
        }
        game.solve();
        return game;
    }

    /**
     * Returns the number of a position and of its mirror images. Its digits are the squares, numbered row by row from
     * 0, and the side to move.
     */
    static int position(int side, int king, int rook, int black) {
        int mirror = mirror(black);
        return 2 * (((king ^ mirror) * SQUARES + (rook ^ mirror)) * SQUARES + (black ^ mirror)) + side;
    }

    /**
     * Returns the number whose xor with all squares mirrors the board so that the black king is in the upper left
     * quarter. The xor with 7 exchanges left and right, and the xor with 56 exchanges top and bottom.
     */
    private static int mirror(int black) {
        int leftRight = black % SIDE < SIDE / 2 ? 0 : SIDE - 1;
        int topBottom = black / SIDE < SIDE / 2 ? 0 : SQUARES - SIDE;
        return leftRight ^ topBottom;
    }

    private static void addWhiteMoves(Retrograde game, int king, int rook, int black) {
        int from = position(WHITE, king, rook, black);
        for (int to = 0; to < SQUARES; to++) {
            if (areAdjacent(king, to) && !areAdjacent(black, to) && to != rook) {
                game.addMove(from, position(BLACK, to, rook, black));
            }
            // Black is not in check, so the black king is not in the rook's way.
            if (attacks(rook, king, to)) {
                game.addMove(from, position(BLACK, king, to, black));
            }
        }
    }

    private static void addBlackMoves(Retrograde game, int king, int rook, int black) {
        int from = position(BLACK, king, rook, black);
        boolean canMove = false;
        for (int to = 0; to < SQUARES; to++) {
            if (areAdjacent(black, to) && !areAdjacent(king, to) && !attacks(rook, king, to)) {
                game.addMove(from, to == rook ? from : position(WHITE, king, rook, to));
                canMove = true;
            }
        }
        if (!canMove && !attacks(rook, king, black)) {
            // Without this move a stalemate would count as lost, but it is drawn.
            game.addMove(from, from);
        }
    }

    private static boolean areAdjacent(int a, int b) {
        return Math.max(rows(a, b), columns(a, b)) == 1;
    }

    /**
     * Tells whether the rook attacks a square. It stands in line with the square, and its own king stands neither on
     * the way nor on the square. The black king does not block the rook, because the rook attacks the square behind the
     * black king once this king has stepped there.
     */
    private static boolean attacks(int rook, int king, int square) {
        boolean inLine = rows(rook, square) == 0 || columns(rook, square) == 0;
        // The king is on the way if the way by the king is no longer.
        return inLine && rook != square && steps(rook, king) + steps(king, square) > steps(rook, square);
    }

    private static int steps(int a, int b) {
        return rows(a, b) + columns(a, b);
    }

    /** The upper three binary digits of a square are its row. Shifts are quicker than divisions, and there are many. */
    private static int rows(int a, int b) {
        return Math.abs((a >> 3) - (b >> 3));
    }

    /** The lower three are its column. */
    private static int columns(int a, int b) {
        return Math.abs((a & 7) - (b & 7));
    }
}
