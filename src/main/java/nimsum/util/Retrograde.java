package nimsum.util;

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
 * Cost: O(V + E) time and memory for V positions and E moves, of which there may be 2<sup>30</sup>; up to 12 bytes a move
 * and 21 a position, of which the solution keeps 9 a position.
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

    /** Takes the moves of one position after the other. */
    public static final class Moves {

        private static final int FIRST_MOVES = 1 << 10;

        /** Where each move leads, in the order of the positions that they come from. */
        private int[] targets = new int[FIRST_MOVES];
        private int count;

        private Moves() {
        }

        /**
         * The position asked about has a move to this one. Two moves to the same position are fine.
         */
        public void add(int position) {
            if (count == targets.length) {
                grow();
            }
            targets[count++] = position;
        }

        private void grow() {
            int[] larger = new int[2 * count];
            System.arraycopy(targets, 0, larger, 0, count);
            targets = larger;
        }
    }

    /** The moves turned round, those into one position side by side. */
    private static final class Unmoves {

        /** The moves into position p have the numbers from <code>first[p]</code> to <code>first[p + 1] - 1</code>. */
        private final int[] first;
        /** Where each move comes from. */
        private final int[] sources;

        Unmoves(Moves moves, int[] movesFrom) {
            int positions = movesFrom.length;
            int[] into = new int[positions];
            for (int move = 0; move < moves.count; move++) {
                into[moves.targets[move]]++;
            }
            first = new int[positions + 1];
            for (int position = 0; position < positions; position++) {
                first[position + 1] = first[position] + into[position];
            }
            sources = new int[moves.count];
            int move = 0;
            for (int from = 0; from < positions; from++) {
                for (int left = movesFrom[from]; left > 0; left--) {
                    int to = moves.targets[move++];
                    sources[first[to] + --into[to]] = from;
                }
            }
        }
    }

    private final byte[] outcome;
    private final int[] distance;
    /** The decided positions in the order of their distances. */
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
        int[] open = new int[game.positions()];
        Moves moves = solution.readGame(game, open);
        solution.search(open, new Unmoves(moves, open));
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
            throw new IllegalArgumentException("drawn: position ".concat(Integer.toString(position)));
        }
        return distance[position];
    }

    /**
     * Decides the positions that have ended, and lists the moves of all others.
     *
     * @param open
     *            receives the number of moves of each
     */
    private Moves readGame(Game game, int[] open) {
        Moves moves = new Moves();
        for (int position = 0; position < open.length; position++) {
            int ending = game.ending(position);
            if (ending == PLAY_ON) {
                int before = moves.count;
                game.moves(position, moves);
                open[position] = moves.count - before;
                if (open[position] == 0) {
                    decide(position, LOSS, 0);
                }
            } else if (ending != DRAW) {
                decide(position, ending, 0);
            }
        }
        return moves;
    }

    /**
     * @param open
     *            how many moves of each position are not known to lead to a won one; 0 once it is decided
     */
    private void search(int[] open, Unmoves unmoves) {
        for (int i = 0; i < decided; i++) {
            int to = queue[i];
            boolean lost = outcome[to] == LOSS;
            int last = unmoves.first[to + 1];
            for (int move = unmoves.first[to]; move < last; move++) {
                int from = unmoves.sources[move];
                if (open[from] > 0) {
                    open[from] = lost ? 0 : open[from] - 1;
                    if (open[from] == 0) {
                        decide(from, lost ? WIN : LOSS, distance[to] + 1);
                    }
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
