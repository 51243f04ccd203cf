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
            List<List<Integer>> successors = IntStream.range(0, board.positions()).mapToObj(board::successors).toList();
            int[] within = new int[board.positions()];
            for (int k = 0, decided = 0; decided < board.positions(); k++) {
                int decidedBefore = decided;
                int[] before = within;
                within = IntStream.range(0, before.length)
                        .map(position -> outcomeWithinOneMoreMove(board, position, successors.get(position), before))
                        .toArray();
                for (int position = 0; position < before.length; position++) {
                    if (before[position] == Retrograde.DRAW && within[position] != Retrograde.DRAW) {
                        assertEquals(within[position], solution.outcome(position));
                        assertEquals(k, solution.distance(position));
                        decided++;
                    }
                }
                assertTrue(decided > decidedBefore, "drawn positions on the board of " + n);
            }
            count += board.positions();
        }
        Claims.checked("easychase", 1, count, "positions");
    }

    private static int outcomeWithinOneMoreMove(Board board, int position, List<Integer> successors, int[] before) {
        if (board.ending(position) != Retrograde.PLAY_ON) {
            return board.ending(position);
        }
        if (successors.stream().anyMatch(to -> before[to] == Retrograde.LOSS)) {
            return Retrograde.WIN;
        }
        return successors.stream().allMatch(to -> before[to] == Retrograde.WIN) ? Retrograde.LOSS : Retrograde.DRAW;
    }

    @Test
    @DisplayName("Theorem 2: White wins next to Black, at once, and Black wins everywhere else, in an even number of moves")
    void theorem2() {
        long count = 0;
        for (int n = 2; n <= LARGEST; n++) {
            Main.Chase chase = new Main.Chase(n);
            for (int white = 0; white < n * n; white++) {
                for (int black = 0; black < n * n; black++) {
                    if (white != black) {
                        String verdict = verdict(chase, n, white, black);
                        String winner = distance(n, white, black) == 1 ? "WHITE 1" : "BLACK \\d*[02468]";
                        assertTrue(verdict.matches(winner), verdict);
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

    private static String verdict(Main.Chase chase, int n, int white, int black) {
        return chase.verdict(white / n + 1, white % n + 1, black / n + 1, black % n + 1);
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
