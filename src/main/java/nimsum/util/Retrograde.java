package nimsum.util;

/**
 * Retrograde analysis of a finite two-player game, with cycles or without: who wins each position, and in how many moves if
 * the winner hurries and the loser delays.
 *
 * <pre>
 *   Retrograde solution = Retrograde.solve(game);
 *   boolean won = solution.outcome(start) == Retrograde.WIN;
 *   int moves = won ? solution.distance(start) : 0;
 * </pre>
 *
 * <p>
 * Positions in which the game is over are decided first, and so are those without moves, as lost; both have distance 0. The
 * rest is breadth-first search against the moves: a position is won as soon as one move leads to a lost one, and lost as soon
 * as its last move leads to a won one. The search meets decided positions in the order of their distances, so the first
 * lost successor is the nearest one and the last won successor the farthest. What the search never reaches is drawn: neither
 * player can force an end.
 *
 * <p>
 * Cost: O(V + E) time and memory for V positions and E moves, of which there may be 2<sup>30</sup>; up to 12 bytes a move
 * and 21 a position, of which the solution keeps 5 a position.
 *
 * <p>
 * Source: K. Thompson, <i>Retrograde analysis of certain endgames</i>, ICCA Journal 9 (1986).
 */
public final class Retrograde {

    /** Outcomes, as the player to move sees them. */
    public static final int LOSS = -1, DRAW = 0, WIN = 1;

    /** What {@link Game#ending(int)} says of a position in which the game is not over. */
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
         * Lists the moves from a position in which the game is not over. One without moves is lost.
         */
        void moves(int position, Moves moves);
    }

    /** Takes the moves of one position after the other. */
    public static final class Moves {

        private static final int INITIAL_MOVES = 1 << 10, MAX_MOVES = 1 << 30;

        /** Where each move leads, in the order of the positions that they come from. */
        private int[] targets = new int[INITIAL_MOVES];
        private int count;

        private Moves() {
        }

        /**
         * The position asked about has a move to this one. Two moves to the same position are fine.
         *
         * @throws IllegalStateException
         *             if there are more than 2<sup>30</sup> moves
         */
        public void add(int position) {
            if (count == targets.length) {
                grow();
            }
            targets[count++] = position;
        }

        private void grow() {
            if (count == MAX_MOVES) {
                throw new IllegalStateException("more than 2^30 moves");
            }
            int[] larger = new int[2 * count];
            System.arraycopy(targets, 0, larger, 0, count);
            targets = larger;
        }
    }

    /** The moves in reverse: the predecessors of each position side by side. */
    private static final class Predecessors {

        /** Those of position p stand from <code>first[p]</code> to <code>first[p + 1] - 1</code>. */
        private final int[] first;
        private final int[] positions;

        /**
         * @param moveCounts
         *            by position: how many moves it has
         */
        Predecessors(Moves moves, int[] moveCounts) {
            int[] left = new int[moveCounts.length];
            for (int move = 0; move < moves.count; move++) {
                left[moves.targets[move]]++;
            }
            first = new int[left.length + 1];
            for (int position = 0; position < left.length; position++) {
                first[position + 1] = first[position] + left[position];
            }
            positions = new int[moves.count];
            int move = 0;
            for (int from = 0; from < left.length; from++) {
                for (int end = move + moveCounts[from]; move < end; move++) {
                    int to = moves.targets[move];
                    positions[first[to] + --left[to]] = from;
                }
            }
        }
    }

    private final byte[] outcome;
    private final int[] distance;

    private Retrograde(int positions) {
        outcome = new byte[positions];
        distance = new int[positions];
    }

    /** Solves every position of the game. */
    public static Retrograde solve(Game game) {
        Retrograde solution = new Retrograde(game.positions());
        solution.new Search().run(game);
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

    /** What is needed until all positions are decided. */
    private final class Search {

        /** By position: how many moves are not known to lead to a won one; 0 once the position is decided. */
        private final int[] undecidedMoves = new int[outcome.length];
        /** The decided positions in the order of their distances. */
        private final int[] queue = new int[outcome.length];
        private int decided;

        void run(Game game) {
            Moves moves = readGame(game);
            Predecessors predecessors = new Predecessors(moves, undecidedMoves);
            for (int i = 0; i < decided; i++) {
                decidePredecessors(queue[i], predecessors);
            }
        }

        /** Decides the positions in which the game is over, and lists the moves of all others. */
        private Moves readGame(Game game) {
            Moves moves = new Moves();
            for (int position = 0; position < outcome.length; position++) {
                int ending = game.ending(position);
                if (ending == PLAY_ON) {
                    int before = moves.count;
                    game.moves(position, moves);
                    undecidedMoves[position] = moves.count - before;
                    if (moves.count == before) {
                        decide(position, LOSS, 0);
                    }
                } else if (ending != DRAW) {
                    decide(position, ending, 0);
                }
            }
            return moves;
        }

        private void decidePredecessors(int to, Predecessors predecessors) {
            for (int i = predecessors.first[to]; i < predecessors.first[to + 1]; i++) {
                int from = predecessors.positions[i];
                if (undecidedMoves[from] > 0) {
                    undecidedMoves[from] = outcome[to] == LOSS ? 0 : undecidedMoves[from] - 1;
                    if (undecidedMoves[from] == 0) {
                        decide(from, -outcome[to], distance[to] + 1);
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
}
