package wallmaking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Move;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Values;
import nimsum.game.solve.FixpointSolver;
import nimsum.game.solve.Search;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import wallmaking.Rules.Position;

/** The theorems of the README, held against the rules. */
class ClaimsTest {

    private static final Rules RULES = new Rules();
    private static final int SIDE = 5, LONG_SIDE = 20;

    private record Rectangle(int top, int bottom, int left, int right) {

        static Rectangle around(Position board, BitSet cells) {
            IntSummaryStatistics rows = cells.stream().map(cell -> cell / board.width()).summaryStatistics();
            IntSummaryStatistics columns = cells.stream().map(cell -> cell % board.width()).summaryStatistics();
            return new Rectangle(rows.getMin(), rows.getMax() + 1, columns.getMin(), columns.getMax() + 1);
        }

        BitSet cells(Position board) {
            BitSet cells = new BitSet();
            for (int row = top; row < bottom; row++) {
                cells.set(row * board.width() + left, row * board.width() + right);
            }
            return cells;
        }

        /** Returns what the row and the column of a cell leave. */
        List<Rectangle> corners(int row, int column) {
            return List.of(new Rectangle(top, row, left, column), new Rectangle(top, row, column + 1, right),
                    new Rectangle(row + 1, bottom, left, column), new Rectangle(row + 1, bottom, column + 1, right));
        }
    }

    private record Pick(Position position, Rectangle region, int row, int column) {

        Stream<Rectangle> corners() {
            return region.corners(row, column).stream();
        }

        Position after() {
            return Rules.pick(position, row, column).next();
        }
    }

    /** Returns the picks of all cells without wall, marked ones included. */
    private static Stream<Pick> picks(Position position) {
        int width = position.width();
        return Regions.of(position).stream().flatMap(region -> region.stream().mapToObj(
                cell -> new Pick(position, Rectangle.around(position, region), cell / width, cell % width)));
    }

    @Test
    void theorem1() {
        int cells = 20;
        Checks.forEach(emptyBoards(cells).flatMap(ClaimsTest::positions).flatMap(ClaimsTest::picks), pick -> {
            Position board = pick.position;
            Set<BitSet> expected = Regions.of(board);
            assertTrue(expected.remove(pick.region.cells(board)), "a region is a rectangle");
            pick.corners().forEach(corner -> expected.add(corner.cells(board)));
            expected.remove(new BitSet());
            assertEquals(expected, Regions.of(pick.after()));
        });
    }

    @Test
    void symmetricBoardsAreWon() {
        int cells = 9;
        Search<Position> search = new Search<>(RULES);
        Checks.forEachPair(boards(cells), ClaimsTest::symmetries,
                (board, image) -> assertTrue(search.moverWins(board)));
        int[][][][] empty = Main.grundy(Collections.nCopies(LONG_SIDE, ".".repeat(LONG_SIDE)).toArray(String[]::new));
        List<Integer> even = IntStream.rangeClosed(1, LONG_SIDE / 2).map(half -> 2 * half).boxed().toList();
        List<String> lost = new ArrayList<>();
        Checks.forEachPair(even, even, (height, width) -> {
            if (empty[0][height][0][width] == 0) {
                lost.add(height + " x " + width);
            }
        });
        assertEquals(List.of("2 x 2", "4 x 4", "4 x 6", "6 x 4", "8 x 12", "10 x 10", "12 x 8"), lost);
    }

    /** Returns the symmetries that a board has, as images of cells, of which one is empty and its own image. */
    private static Stream<IntUnaryOperator> symmetries(Position board) {
        int h = board.height();
        int w = board.width();
        String cells = board.cells();
        return Stream.<IntUnaryOperator>of(cell -> cell / w * w + w - 1 - cell % w,
                cell -> (h - 1 - cell / w) * w + cell % w, cell -> h * w - 1 - cell).filter(
                        image -> IntStream.range(0, h * w)
                                .allMatch(cell -> cells.charAt(cell) == cells.charAt(image.applyAsInt(cell)))
                                && IntStream.range(0, h * w).anyMatch(
                                        cell -> cells.charAt(cell) == Rules.EMPTY && cell == image.applyAsInt(cell)));
    }

    @Test
    void theorem3() {
        int cells = 9;
        int[][] longest = longestPlays();
        Values<Position> longestPlay = Values.longestPlay(RULES);
        Checks.forEach(boards(Deep.size(cells, 10)), board -> {
            int played = longestPlay.of(board);
            int bound = longest[board.height()][board.width()];
            assertTrue(Main.grundy(Coach.rows(board))[0][board.height()][0][board.width()] <= played
                    && played <= bound);
            if (board.cells().indexOf(Rules.MARKED) < 0) {
                assertEquals(bound, played);
            }
        });
        int max = longest[LONG_SIDE][LONG_SIDE];
        assertEquals(max, Arrays.stream(longest).flatMapToInt(Arrays::stream).max().getAsInt());
        assertEquals(126, max);
        assertEquals(127, 2 * Integer.highestOneBit(max) - 1);
    }

    @Test
    void exercise1() {
        Position board = RULES.read("3 4\nX...\n....\n....\n");
        assertEquals(Set.of("2 1", "2 3", "2 4"), new Search<>(RULES).winningMoves(board)
                .map(Move::name).collect(Collectors.toSet()));
    }

    @Test
    void exercise2() {
        Options<List<String>> rules = Options.normal(rows -> IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).indexOf(Rules.EMPTY) >= 0).mapToObj(row -> {
                    List<String> left = new ArrayList<>(rows);
                    left.set(row, "#".repeat(rows.get(row).length()));
                    return left;
                }));
        Values<List<String>> grundy = Values.grundy(rules);
        Checks.forEach(boards(9), board -> {
            List<String> rows = List.of(Coach.rows(board));
            long open = rows.stream().filter(row -> row.indexOf(Rules.EMPTY) >= 0).count();
            assertEquals(open % 2, grundy.of(rows));
        });
    }

    @Test
    void exercise3() {
        int[][][][] empty = Main.grundy(new String[]{".".repeat(LONG_SIDE), ".".repeat(LONG_SIDE)});
        assertEquals(List.of(1, 0), List.of(empty[0][2][0][1], empty[0][2][0][2]));
        Checks.forEach(IntStream.rangeClosed(3, LONG_SIDE), width -> assertEquals(2, empty[0][2][0][width]));
    }

    /** Returns the empty boards with sides up to {@link #SIDE} that have up to {@code cells} cells. */
    private static Stream<Position> emptyBoards(int cells) {
        return Rows.every(2, 1, SIDE).filter(sides -> sides.get(0) * sides.get(1) <= cells)
                .map(sides -> new Position(sides.get(1), ".".repeat(sides.get(0) * sides.get(1))));
    }

    /** Returns the longest plays on empty boards by height and width, by the formula of theorem 3. */
    private static int[][] longestPlays() {
        int[][] longest = new int[LONG_SIDE + 1][LONG_SIDE + 1];
        for (int height = 1; height <= LONG_SIDE; height++) {
            for (int width = 1; width <= LONG_SIDE; width++) {
                for (int row = 0; row < height; row++) {
                    for (int column = 0; column < width; column++) {
                        longest[height][width] = Math.max(longest[height][width],
                                1 + longest[row][column] + longest[row][width - 1 - column]
                                        + longest[height - 1 - row][column]
                                        + longest[height - 1 - row][width - 1 - column]);
                    }
                }
            }
        }
        return longest;
    }

    /** Returns every board of up to {@code cells} cells, without walls. */
    private static Stream<Position> boards(int cells) {
        return Problems.here().find("wallmaking").cases().small().map(RULES::read)
                .filter(board -> board.cells().length() <= cells);
    }

    private static Stream<Position> positions(Position board) {
        return FixpointSolver.from(RULES, board).positions().stream();
    }
}
