package easychase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.harness.Claims;
import nimsum.util.Retrograde;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int LARGEST = 20;
    private static final int SMALL = 8;
    private static final int UNDECIDED = -1;

    /** The whole board, without symmetry: positions are side, white cell and black cell. */
    private record Board(int n, boolean jumps) implements Retrograde.Game {

        int cells() {
            return n * n;
        }

        int position(int side, int white, int black) {
            return (side * cells() + white) * cells() + black;
        }

        @Override
        public int positions() {
            return 2 * cells() * cells();
        }

        @Override
        public int ending(int position) {
            return position / cells() % cells() == position % cells() ? Retrograde.LOSS : Retrograde.PLAY_ON;
        }

        @Override
        public void moves(int position, Retrograde.Moves moves) {
            successors(position).forEach(moves::add);
        }

        List<Integer> successors(int position) {
            int white = position / cells() % cells();
            int black = position % cells();
            List<Integer> successors = new ArrayList<>();
            for (int to = 0; to < cells(); to++) {
                if (position < cells() * cells()) {
                    if (distance(n, white, to) == 1) {
                        successors.add(position(1, to, black));
                    }
                } else if (isBlackStep(white, black, to)) {
                    successors.add(position(0, white, to));
                }
            }
            return successors;
        }

        private boolean isBlackStep(int white, int from, int to) {
            boolean straight = from / n == to / n || from % n == to % n;
            boolean over = 2 * (white / n) == from / n + to / n && 2 * (white % n) == from % n + to % n;
            int length = distance(n, from, to);
            return straight && (length == 1 || length == 2 && (jumps || !over));
        }
    }

    @Test
    @DisplayName("Theorem 1: the search finds who wins and in how many moves")
    void theorem1() {
        long count = 0;
        for (int n = 2; n <= SMALL; n++) {
            Board board = new Board(n, true);
            Retrograde solution = Retrograde.solve(board);
            int[] distance = byDefinition(n);
            for (int position = 0; position < board.positions(); position++) {
                assertEquals(isWon(distance[position]) ? Retrograde.WIN : Retrograde.LOSS, solution.outcome(position));
                assertEquals(distance[position], solution.distance(position));
                count++;
            }
        }
        Claims.checked("easychase", 1, count, "positions");
    }

    /**
     * By number of the position, as {@link Board} has them: the moves until the capture, found as the text defines them, one
     * more at a time.
     */
    private static int[] byDefinition(int n) {
        int cells = n * n;
        int[][][] steps = {steps(n, 1), steps(n, 2)};
        int[] distance = new int[2 * cells * cells];
        int[] open = IntStream.range(0, distance.length).filter(p -> p / cells % cells != p % cells).toArray();
        IntStream.of(open).forEach(position -> distance[position] = UNDECIDED);
        for (int k = 1; open.length > 0; k++) {
            assertTrue(k < distance.length, "drawn positions on the board of " + n);
            int moves = k;
            open = IntStream.of(open).filter(position -> {
                boolean decided = isDecided(position, moves, steps, distance);
                distance[position] = decided ? moves : UNDECIDED;
                return !decided;
            }).toArray();
        }
        return distance;
    }

    /**
     * Whether a position is won or lost within so many moves, if those with fewer are decided. Only an even number of moves
     * loses, and so only an odd one wins: each is looked for in its turn.
     */
    private static boolean isDecided(int position, int moves, int[][][] steps, int[] distance) {
        int cells = steps[0].length;
        int white = position / cells % cells;
        int black = position % cells;
        boolean whiteMoves = position < cells * cells;
        for (int to : whiteMoves ? steps[0][white] : steps[1][black]) {
            int after = distance[whiteMoves ? (cells + to) * cells + black : white * cells + to];
            boolean opposite = after != UNDECIDED && isWon(after) != isWon(moves);
            if (opposite == isWon(moves)) {
                return opposite;
            }
        }
        return !isWon(moves);
    }

    /** The last move captures, and the side to move has lost: so the parity tells who wins. */
    private static boolean isWon(int distance) {
        return distance % 2 == 1;
    }

    /** By cell: where a checker comes with a straight step up to some length. */
    private static int[][] steps(int n, int longest) {
        return IntStream.range(0, n * n)
                .mapToObj(from -> IntStream.range(0, n * n)
                        .filter(to -> from / n == to / n || from % n == to % n)
                        .filter(to -> 1 <= distance(n, from, to) && distance(n, from, to) <= longest).toArray())
                .toArray(int[][]::new);
    }

    @Test
    @DisplayName("Theorem 2: White wins next to Black, at once, and Black wins everywhere else, in an even number of moves")
    void theorem2() {
        long count = 0;
        for (int n = 2; n <= LARGEST; n++) {
            Main.Chase chase = new Main.Chase(n);
            int[] distance = byDefinition(n);
            for (int white = 0; white < n * n; white++) {
                for (int black = 0; black < n * n; black++) {
                    if (white != black) {
                        int moves = distance[white * n * n + black];
                        assertTrue(distance(n, white, black) == 1 ? moves == 1 : !isWon(moves));
                        String verdict = chase.verdict(white / n + 1, white % n + 1, black / n + 1, black % n + 1);
                        assertEquals((isWon(moves) ? "WHITE " : "BLACK ") + moves, verdict);
                        if (n == 2) {
                            assertEquals(verdict,
                                    Main.winner(n, white / n + 1, white % n + 1, black / n + 1, black % n + 1));
                        }
                        count++;
                    }
                }
            }
        }
        Claims.checked("easychase", 2, count, "starts");
    }

    @Test
    @DisplayName("Theorem 3: a board turned or reflected has the same answer")
    void theorem3() {
        long count = 0;
        for (int n = 2; n <= SMALL; n++) {
            Board board = new Board(n, true);
            Retrograde solution = Retrograde.solve(board);
            for (int position = 0; position < board.positions(); position++) {
                for (int symmetry = 0; symmetry < 8; symmetry++) {
                    int image = board.position(position / board.cells() / board.cells(),
                            image(n, symmetry, position / board.cells() % board.cells()),
                            image(n, symmetry, position % board.cells()));
                    assertEquals(solution.outcome(position), solution.outcome(image));
                    assertEquals(solution.distance(position), solution.distance(image));
                    count++;
                }
            }
        }
        Claims.checked("easychase", 3, count, "pairs");
    }

    @Test
    @DisplayName("Theorem 4: a jump over White never matters")
    void theorem4() {
        long count = 0;
        for (int n = 2; n <= SMALL; n++) {
            Retrograde withJumps = Retrograde.solve(new Board(n, true));
            Retrograde without = Retrograde.solve(new Board(n, false));
            for (int position = 0; position < 2 * n * n * n * n; position++) {
                assertEquals(withJumps.outcome(position), without.outcome(position));
                assertEquals(withJumps.distance(position), without.distance(position));
                count++;
            }
        }
        Claims.checked("easychase", 4, count, "positions");
    }

    @Test
    @DisplayName("Theorem 5: the moves from opposite corners, and from the worst start")
    void theorem5() {
        long count = 0;
        for (int n = 3; n <= LARGEST; n++) {
            Main.Chase chase = new Main.Chase(n);
            int longest = 0;
            for (int white = 0; white < n * n; white++) {
                for (int black = 0; black < n * n; black++) {
                    if (white != black) {
                        longest = Math.max(longest, moves(chase, n, white, black));
                        count++;
                    }
                }
            }
            int corners = 3 * n - new int[]{4, 5, 4, 3}[n % 4];
            assertEquals(corners, moves(chase, n, 0, n * n - 1));
            assertEquals(corners, moves(chase, n, n - 1, n * (n - 1)));
            assertEquals(corners + 2, longest, "on the board of " + n);
        }
        Claims.checked("easychase", 5, count, "starts");
    }

    private static int moves(Main.Chase chase, int n, int white, int black) {
        String verdict = chase.verdict(white / n + 1, white % n + 1, black / n + 1, black % n + 1);
        return Integer.parseInt(verdict.substring(verdict.indexOf(' ') + 1));
    }

    @Test
    @DisplayName("Theorem 6: Black's plan wins against every play of White")
    void theorem6() {
        long count = 0;
        for (int n = 2; n <= SMALL; n++) {
            int cells = n * n;
            int[] state = new int[cells * cells];
            for (int position = 0; position < state.length; position++) {
                if (distance(n, position / cells, position % cells) > 1) {
                    playPlan(n, position / cells, position % cells, state);
                    count++;
                }
            }
        }
        Claims.checked("easychase", 6, count, "starts");
    }

    /** Plays on from a position with White to move, in every way; a position that comes back fails. */
    private static void playPlan(int n, int white, int black, int[] state) {
        int onTheWay = 1;
        int done = 2;
        int position = white * n * n + black;
        assertTrue(state[position] != onTheWay, "play goes round in a circle");
        if (state[position] == done) {
            return;
        }
        state[position] = onTheWay;
        assertTrue(distance(n, white, black) > 1, "White captures");
        for (int to : steps(n, 1)[white]) {
            int[] plan = plan(n, to, black);
            assertTrue(plan.length > 0, "Black has no such step");
            for (int answer : plan) {
                if (answer != to) {
                    assertEquals(0, distance(n, to, answer) % 2);
                    playPlan(n, to, answer, state);
                }
            }
        }
        state[position] = done;
    }

    /** Where Black may go by the plan. */
    private static int[] plan(int n, int white, int black) {
        int rows = white / n - black / n;
        int cols = white % n - black % n;
        if ((rows + cols) % 2 != 0) {
            return new int[]{
                    Math.abs(rows) > Math.abs(cols) ? black + n * Integer.signum(rows) : black + Integer.signum(cols)};
        }
        int[] jumps = IntStream.of(steps(n, 2)[black]).filter(to -> distance(n, black, to) == 2).toArray();
        return IntStream.of(jumps).anyMatch(to -> to == white) ? new int[]{white} : jumps;
    }

    private static int distance(int n, int a, int b) {
        return Math.abs(a / n - b / n) + Math.abs(a % n - b % n);
    }

    private static int image(int n, int symmetry, int cell) {
        int row = (symmetry & 1) == 0 ? cell / n : n - 1 - cell / n;
        int col = (symmetry & 2) == 0 ? cell % n : n - 1 - cell % n;
        return (symmetry & 4) == 0 ? row * n + col : col * n + row;
    }
}
