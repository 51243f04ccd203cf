package nimsum.util;

/**
 * Finds the winner of each position of a finite two-player game, with cycles or without. It also finds the number of
 * moves if the winner hurries and the loser delays.
 *
 * <pre>
 *   Retrograde game = new Retrograde(positions);
 *   game.addMove(from, to); // for each move
 *   game.solve();
 *   boolean won = game.outcome(start) == Retrograde.WIN;
 *   int moves = won ? game.distance(start) : 0;
 * </pre>
 *
 * <p>
 * The positions are numbered from 0, and the number of a position tells whose turn it is. A position without moves is
 * lost. If play ends otherwise, {@link #addWin(int)} makes a position won, and a move to itself makes a position drawn.
 *
 * <p>
 * If play is over, the distance is 0. A breadth-first search along reversed moves decides the other positions. A
 * position is won as soon as one move leads to a lost position, and lost as soon as the last move leads to a won
 * position. The search meets positions in the order of their distances. So the first lost follower is the nearest one,
 * and the last won follower is the farthest one. A position that the search never decides is drawn, because neither
 * player can force an end.
 *
 * <p>
 * Cost: O(V + E) time and memory for V positions and E moves, with up to 24 bytes for each move and 17 bytes for each
 * position. There may be 2<sup>29</sup> moves.
 *
 * <p>
 * Source: K. Thompson, <i>Retrograde analysis of certain endgames</i>, ICCA Journal 9 (1986).
 */
public final class Retrograde {

    /** Outcomes, as the player to move sees them. */
    public static final int LOSS = -1, DRAW = 0, WIN = 1;

    private static final int INITIAL_SIZE = 1 << 11, MAX_SIZE = 1 << 30;

    /** The outcome of each position, which is a draw as long as it is not decided. */
    private final byte[] outcome;
    private final int[] distance;
    /** The out-degree counter: the moves of each position that are not known to lead to a won position. */
    private final int[] undecidedMoves;
    /** The BFS queue: the decided positions in the order of their distances. */
    private final int[] queue;
    private int queueSize;
    /** Two numbers for each move, the positions from which and to which it leads. */
    private int[] moves = new int[INITIAL_SIZE];
    private int size;
    /** The reversed graph in compressed rows (CSR): the positions from which moves lead, sorted by their targets. */
    private int[] predecessors;
    /** The in-degree of each position, and once the moves are sorted the start of its row. */
    private final int[] rowStart;

    public Retrograde(int positions) {
        outcome = new byte[positions];
        distance = new int[positions];
        undecidedMoves = new int[positions];
        queue = new int[positions];
        rowStart = new int[positions];
    }

    /**
     * Adds a move from one position to another one. The same move may be added twice.
     *
     * @throws IllegalStateException if there are more than 2<sup>29</sup> moves
     */
    public void addMove(int from, int to) {
        if (size == moves.length) {
            grow();
        }
        moves[size++] = from;
        moves[size++] = to;
        rowStart[to]++;
        undecidedMoves[from]++;
    }

    private void grow() {
        if (size == MAX_SIZE) {
            throw new IllegalStateException("more than 2^29 moves");
        }
        int[] larger = new int[2 * size];
        System.arraycopy(moves, 0, larger, 0, size);
        moves = larger;
    }

    /** Makes a position in which play is over and the player to move has won. */
    public void addWin(int position) {
        decide(position, WIN, 0);
    }

    /** Solves every position. This has to be called once, when all moves have been added. */
    public void solve() {
        sortMoves();
        for (int position = 0; position < outcome.length; position++) {
            if (undecidedMoves[position] == 0 && outcome[position] == DRAW) {
                decide(position, LOSS, 0);
            }
        }
        for (int i = 0; i < queueSize; i++) {
            decidePredecessors(queue[i]);
        }
    }

    /** Sorts by target (counting sort), and fills each row from its end to its start. */
    private void sortMoves() {
        for (int position = 1; position < rowStart.length; position++) {
            rowStart[position] += rowStart[position - 1];
        }
        predecessors = new int[size / 2];
        for (int i = 0; i < size; i += 2) {
            predecessors[--rowStart[moves[i + 1]]] = moves[i];
        }
    }

    private void decidePredecessors(int to) {
        int end = to + 1 < rowStart.length ? rowStart[to + 1] : predecessors.length;
        for (int i = rowStart[to]; i < end; i++) {
            int from = predecessors[i];
            if (outcome[from] == DRAW && (outcome[to] == LOSS || --undecidedMoves[from] == 0)) {
                decide(from, -outcome[to], distance[to] + 1);
            }
        }
    }

    private void decide(int position, int newOutcome, int newDistance) {
        outcome[position] = (byte) newOutcome;
        distance[position] = newDistance;
        queue[queueSize++] = position;
    }

    /** Returns {@link #WIN}, {@link #DRAW} or {@link #LOSS} for the player to move. */
    public int outcome(int position) {
        return outcome[position];
    }

    /**
     * Returns the number of moves of both players together to the end of a won or lost position.
     *
     * @throws IllegalArgumentException if the position is drawn
     */
    public int distance(int position) {
        if (outcome[position] == DRAW) {
            throw new IllegalArgumentException("drawn: position " + position);
        }
        return distance[position];
    }
}
