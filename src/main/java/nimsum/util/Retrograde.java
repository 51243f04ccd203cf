package nimsum.util;

import java.util.Arrays;

/**
 * Retrograde analysis of a finite two-player game, with cycles or without: who wins each position, and in how many moves if
 * the winner hurries and the loser delays.
 *
 * <p>
 * Positions that have ended are decided first, and the rest by breadth-first search against the moves: a position is won as
 * soon as one move leads to a lost one, and lost as soon as its last move leads to a won one. The search meets decided
 * positions in the order of their distances, so the first lost successor is the nearest one and the last won successor the
 * farthest. What the search never reaches is drawn: neither player can force an end.
 *
 * <p>
 * Cost: O(V + E) time and memory for V positions and E moves; 8 bytes a move and 17 a position.
 *
 * <p>
 * Source: K. Thompson, <i>Retrograde analysis of certain endgames</i>, ICCA Journal 9 (1986).
 */
public final class Retrograde {

    /** Outcomes, as the player to move sees them. */
    public static final int LOSS = -1, DRAW = 0, WIN = 1;

    /** What {@link Game#ending(int)} says of a position that has not ended. */
    public static final int PLAY_ON = 2;

    /** A game as a graph; the number of a position tells whose turn it is. */
    public interface Game {

        /** How many positions there are; they are numbered from 0. */
        int positions();

        /**
         * {@link #WIN}, {@link #DRAW} or {@link #LOSS} for the player to move if the game is over here, else
         * {@link #PLAY_ON}.
         */
        int ending(int position);

        /**
         * Lists the moves from a position that is to be played on. One without moves is lost.
         */
        void moves(int position, Moves moves);
    }

    /** Takes the moves of one position after the other, and keeps them turned round. */
    public static final class Moves {

        private static final int FIRST_MOVES = 1 << 10;
        private static final int NONE = -1;

        /** The last move into each position. */
        private final int[] last;
        /** For each move: the one before it into the same position, and where it comes from. */
        private int[] previous = new int[FIRST_MOVES];
        private int[] source = new int[FIRST_MOVES];
        private int count;
        private int from;

        private Moves(int positions) {
            last = new int[positions];
            Arrays.fill(last, NONE);
        }

        /** The position asked about has a move to this one. */
        public void add(int position) {
            if (count == source.length) {
                previous = doubled(previous);
                source = doubled(source);
            }
            previous[count] = last[position];
            source[count] = from;
            last[position] = count++;
        }

        private static int[] doubled(int[] array) {
            int[] larger = new int[2 * array.length];
            System.arraycopy(array, 0, larger, 0, array.length);
            return larger;
        }
    }

    private final byte[] outcome;
    private final int[] distance;
    private final int[] queue;
    private int decided;

    private Retrograde(int positions) {
        outcome = new byte[positions];
        distance = new int[positions];
        queue = new int[positions];
    }

    /** Solves every position of the game. */
    public static Retrograde solve(Game game) {
        Retrograde solution = new Retrograde(game.positions());
        Moves moves = new Moves(game.positions());
        solution.search(moves, solution.readGame(game, moves));
        return solution;
    }

    /** {@link #WIN}, {@link #DRAW} or {@link #LOSS} for the player to move. */
    public int outcome(int position) {
        return outcome[position];
    }

    /**
     * The number of moves, of both players together, to the end of a won or lost position.
     *
     * @throws IllegalArgumentException
     *             if the position is drawn
     */
    public int distance(int position) {
        if (outcome[position] == DRAW) {
            throw new IllegalArgumentException("drawn: position " + position);
        }
        return distance[position];
    }

    /** Decides the ended positions; the number of moves of each other one. */
    private int[] readGame(Game game, Moves moves) {
        int[] open = new int[outcome.length];
        for (int position = 0; position < open.length; position++) {
            int ending = game.ending(position);
            if (ending == PLAY_ON) {
                int before = moves.count;
                moves.from = position;
                game.moves(position, moves);
                open[position] = moves.count - before;
                if (open[position] == 0) {
                    decide(position, LOSS, 0);
                }
            } else if (ending != DRAW) {
                decide(position, ending, 0);
            }
        }
        return open;
    }

    /**
     * @param open
     *            how many moves of each position are not known to lead to a won one
     */
    private void search(Moves moves, int[] open) {
        for (int i = 0; i < decided; i++) {
            int to = queue[i];
            for (int move = moves.last[to]; move != Moves.NONE; move = moves.previous[move]) {
                int from = moves.source[move];
                if (outcome[from] != DRAW) {
                    continue;
                }
                open[from]--;
                if (outcome[to] == LOSS) {
                    decide(from, WIN, distance[to] + 1);
                } else if (open[from] == 0) {
                    decide(from, LOSS, distance[to] + 1);
                }
            }
        }
    }

    private void decide(int position, int result, int moves) {
        outcome[position] = (byte) result;
        distance[position] = moves;
        queue[decided++] = position;
    }
}
