package easychase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import easychase.Rules.Cell;
import easychase.Rules.Position;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Outcome;
import nimsum.game.solve.FixpointSolver;
import nimsum.harness.run.Checks;
import org.junit.jupiter.api.Test;

class ClaimsTest {

    private static final int LARGEST = 20;
    private static final int SMALL = 6;
    private static final Rules RULES = new Rules();
    private static final List<Position> ON_SMALL = IntStream.rangeClosed(2, SMALL).boxed()
            .flatMap(n -> positions(n).stream()).toList();
    private static final FixpointSolver<Position> DEFINITION = FixpointSolver.fromAll(RULES, ON_SMALL);

    /** The same rules, but Black may not jump over White. */
    private static final nimsum.game.Rules<Position> NO_JUMPS = new Options<>(
            position -> RULES.moves(position).map(Move::next)
                    .filter(next -> !isBetween(position.black(), position.white(), next.black())),
            RULES::ending);

    private static boolean isBetween(Cell from, Cell cell, Cell to) {
        return from.steps(to) == 2 && from.steps(cell) == 1 && cell.steps(to) == 1;
    }

    /** Returns all positions of a board, those with White to move first. */
    private static List<Position> positions(int n) {
        return IntStream.range(0, 2 * n * n * n * n).mapToObj(i -> new Position(n, cell(n, i / n / n % (n * n)),
                cell(n, i % (n * n)), i < n * n * n * n)).toList();
    }

    private static Cell cell(int n, int number) {
        return new Cell(number / n + 1, number % n + 1);
    }

    @Test
    void theorem2() {
        Checks.forEach(starts(), start -> {
            int moves = DEFINITION.movesToEnd(start).orElseThrow();
            boolean white = DEFINITION.outcome(start) == Outcome.WIN;
            assertEquals(start.white().steps(start.black()) == 1, white);
            assertTrue(white ? moves == 1 : moves % 2 == 0);
        });
        Set<Position> done = new HashSet<>();
        Checks.forEach(starts().filter(start -> start.white().steps(start.black()) > 1),
                start -> playPlan(start, new HashSet<>(), done));
    }

    private static Stream<Position> starts() {
        return ON_SMALL.stream().filter(start -> start.whiteToMove() && RULES.ending(start) == Ending.PLAY_ON);
    }

    @Test
    void exercise1() {
        Map<Cell, Integer> moves = RULES
                .moves(new Position(4, new Cell(1, 2), new Cell(4, 4), false)).map(Move::next)
                .collect(Collectors.toMap(Position::black, next -> DEFINITION.movesToEnd(next).orElseThrow()));
        assertEquals(Map.of(new Cell(2, 4), 6, new Cell(4, 2), 6, new Cell(3, 4), 8, new Cell(4, 3), 8), moves);
    }

    @Test
    void exercise2() {
        List<Position> small = ON_SMALL.stream().filter(position -> position.n() < SMALL).toList();
        FixpointSolver<Position> oneCell = FixpointSolver.fromAll(new Options<>(
                position -> RULES.moves(position).map(Move::next)
                        .filter(next -> next.black().steps(position.black()) < 2),
                RULES::ending), small);
        Checks.forEach(small.stream().filter(Position::whiteToMove), start -> assertEquals(
                start.white().steps(start.black()) % 2 == 0 ? Outcome.LOSS : Outcome.WIN, oneCell.outcome(start)));
    }

    @Test
    void exercise3() {
        FixpointSolver<Position> without = FixpointSolver.fromAll(NO_JUMPS, ON_SMALL);
        Checks.forEach(ON_SMALL, position -> {
            assertEquals(DEFINITION.outcome(position), without.outcome(position));
            assertEquals(DEFINITION.movesToEnd(position), without.movesToEnd(position));
        });
    }

    @Test
    void exercise4() {
        for (int n = 3; n <= LARGEST; n++) {
            int[] distances = TheEasyChase.distances(n);
            int size = n;
            int cells = n * n;
            IntSummaryStatistics moves = IntStream.range(0, cells * cells).filter(i -> i / cells != i % cells)
                    .map(i -> moves(distances, size, i / cells, i % cells)).summaryStatistics();
            int corners = 3 * n - new int[]{4, 5, 4, 3}[n % 4];
            assertEquals(corners, moves(distances, n, 0, n * n - 1));
            assertEquals(corners, moves(distances, n, n - 1, n * (n - 1)));
            assertEquals(corners + 2, moves.getMax(), "on the board of " + n);
        }
    }

    private static int moves(int[] distances, int n, int white, int black) {
        return distances[TheEasyChase.position(n, TheEasyChase.WHITE, white, black)];
    }

    /** Plays on from a position with White to move, in every way; a position that comes back fails. */
    private static void playPlan(Position position, Set<Position> onTheWay, Set<Position> done) {
        if (done.contains(position)) {
            return;
        }
        assertTrue(onTheWay.add(position), "play goes round in a circle");
        RULES.moves(position).map(Move::next).forEach(next -> {
            assertEquals(Ending.PLAY_ON, RULES.ending(next), "White captures");
            List<Position> plan = plan(next);
            assertTrue(!plan.isEmpty(), "Black has no such step");
            plan.stream().filter(answer -> RULES.ending(answer) == Ending.PLAY_ON).forEach(answer -> {
                assertEquals(0, answer.white().steps(answer.black()) % 2);
                playPlan(answer, onTheWay, done);
            });
        });
        onTheWay.remove(position);
        done.add(position);
    }

    /** Returns the positions to which Black may go by the plan. */
    private static List<Position> plan(Position position) {
        Cell white = position.white();
        Cell black = position.black();
        int rows = white.row() - black.row();
        int cols = white.col() - black.col();
        List<Position> moves = RULES.moves(position).map(Move::next).toList();
        if ((rows + cols) % 2 != 0) {
            Cell to = Math.abs(rows) > Math.abs(cols)
                    ? new Cell(black.row() + Integer.signum(rows), black.col())
                    : new Cell(black.row(), black.col() + Integer.signum(cols));
            return moves.stream().filter(next -> next.black().equals(to)).toList();
        }
        List<Position> steps = moves.stream().filter(next -> next.black().steps(black) == 2).toList();
        List<Position> captures = steps.stream().filter(next -> RULES.ending(next) != Ending.PLAY_ON).toList();
        return captures.isEmpty() ? steps : captures;
    }

}
