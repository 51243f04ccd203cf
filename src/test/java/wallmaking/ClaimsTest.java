package wallmaking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Rounds;
import nimsum.game.Rows;
import nimsum.game.Search;
import nimsum.game.Values;
import nimsum.harness.run.Deep;
import nimsum.harness.text.Claims;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import wallmaking.Rules.Position;

/** The theorems of the README, held against the rules. */
class ClaimsTest {

    private static final Rules RULES = new Rules();
    /** The longest side of the boards that are played out, and of those that are computed. */
    private static final int SIDE = 5, LONG_SIDE = 20;

    /** The cells with top <= row < bottom and left <= column < right. */
    private record Rectangle(int top, int bottom, int left, int right) {

        /** The smallest rectangle around some cells. */
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

        /** What the row and the column of a cell leave. */
        List<Rectangle> corners(int row, int column) {
            return List.of(new Rectangle(top, row, left, column), new Rectangle(top, row, column + 1, right),
                    new Rectangle(row + 1, bottom, left, column), new Rectangle(row + 1, bottom, column + 1, right));
        }
    }

    /** A pick of a cell in a region. */
    private record Pick(Position position, Rectangle region, int row, int column) {

        Stream<Rectangle> corners() {
            return region.corners(row, column).stream();
        }

        Position after() {
            return Rules.pick(position, row, column).next();
        }
    }

    /** The picks of all cells without wall, marked ones included. */
    private static Stream<Pick> picks(Position position) {
        int width = position.width();
        return Regions.of(position).stream().flatMap(region -> region.stream().mapToObj(
                cell -> new Pick(position, Rectangle.around(position, region), cell / width, cell % width)));
    }

    @Test
    void theorem1() {
        int cells = 20;
        Claims.each("picks in all positions of the empty boards with sides up to " + SIDE + " and up to " + cells
                + " cells", emptyBoards(cells).flatMap(ClaimsTest::positions).flatMap(ClaimsTest::picks), pick -> {
                    Position board = pick.position;
                    Set<BitSet> expected = Regions.of(board);
                    assertTrue(expected.remove(pick.region.cells(board)), "a region is a rectangle");
                    pick.corners().forEach(corner -> expected.add(corner.cells(board)));
                    expected.remove(new BitSet());
                    assertEquals(expected, Regions.of(pick.after()));
                });
    }

    @Test
    void theorem2() {
        int cells = 8;
        Search<Position> search = new Search<>(RULES);
        AtomicInteger picks = new AtomicInteger();
        Claims.each("positions of all boards of up to " + cells + " cells",
                boards(cells).stream().flatMap(ClaimsTest::positions), position -> {
                    Main values = new Main(Coach.rows(position));
                    int nimSum = nimSum(values,
                            Regions.of(position).stream().map(region -> Rectangle.around(position, region)));
                    assertEquals(search.moverWins(position), nimSum != 0);
                    picks(position).filter(pick -> position.at(pick.row, pick.column) == Rules.EMPTY).forEach(pick -> {
                        int others = nimSum ^ nimSum(values, Stream.of(pick.region));
                        assertEquals(nimSum(values, pick.corners()) == others, !search.moverWins(pick.after()));
                        picks.incrementAndGet();
                    });
                });
        Claims.checked(picks.get(), "picks");
    }

    private static int nimSum(Main values, Stream<Rectangle> parts) {
        return parts.mapToInt(part -> values.grundy(part.top, part.bottom, part.left, part.right)).reduce(0,
                (a, b) -> a ^ b);
    }

    @Test
    void theorem3() {
        int cells = 15;
        Claims.each("boards with such a symmetry, of sides up to " + SIDE + " and up to " + cells + " cells",
                emptyBoards(cells).flatMap(ClaimsTest::symmetric),
                board -> assertTrue(new Search<>(RULES).moverWins(board)));
        int[][] grundy = emptyBoards(LONG_SIDE, (a, b) -> a ^ b, options -> options.nextClearBit(0));
        List<Integer> even = IntStream.rangeClosed(1, LONG_SIDE / 2).map(half -> 2 * half).boxed().toList();
        List<String> lost = new ArrayList<>();
        Claims.eachPair("empty boards with even sides up to " + LONG_SIDE, even, even, (height, width) -> {
            if (grundy[height][width] == 0) {
                lost.add(height + " x " + width);
            }
        });
        assertEquals(List.of("2 x 2", "4 x 4", "4 x 6", "6 x 4", "8 x 12", "10 x 10", "12 x 8"), lost);
    }

    @Test
    void theorem4() {
        int side = LONG_SIDE;
        int cells = 9;
        // One more than the largest sum of a pick.
        int[][] longest = emptyBoards(side, Integer::sum, BitSet::length);
        Values<Position> longestPlay = Values.longestPlay(RULES);
        Claims.each("boards of up to " + cells + " cells", boards(Deep.size(cells, 10)), board -> {
            int played = longestPlay.of(board);
            int bound = longest[board.height()][board.width()];
            assertTrue(new Main(Coach.rows(board)).grundy(0, board.height(), 0, board.width()) <= played
                    && played <= bound);
            if (board.cells().indexOf(Rules.MARKED) < 0) {
                assertEquals(bound, played);
            }
        });
        int most = longest[side][side];
        assertEquals(most, Arrays.stream(longest).flatMapToInt(Arrays::stream).max().getAsInt());
        Claims.stated("For sides up to " + side + " the largest is $\\ell(" + side + ", " + side + ") = " + most
                + "$. So no value is above " + most + ", and no nim-sum above "
                + (2 * Integer.highestOneBit(most) - 1) + ".");
    }

    /** The empty boards with sides up to {@link #SIDE} that have up to so many cells. */
    private static Stream<Position> emptyBoards(int cells) {
        return Rows.every(2, 1, SIDE).filter(sides -> sides.get(0) * sides.get(1) <= cells)
                .map(sides -> board(sides.get(0), sides.get(1), cell -> true));
    }

    /** The boards of a shape that have one of the symmetries of theorem 3; with several ones a board comes again. */
    private static Stream<Position> symmetric(Position shape) {
        int h = shape.height();
        int w = shape.width();
        return Stream.of(symmetric(shape, cell -> cell / w * w + w - 1 - cell % w),
                symmetric(shape, cell -> (h - 1 - cell / w) * w + cell % w),
                h % 2 * w % 2 == 1 ? symmetric(shape, cell -> h * w - 1 - cell) : Stream.<Position>of())
                .flatMap(boards -> boards);
    }

    /** The boards of a shape that look the same under a symmetry and have an empty cell that is its own image. */
    private static Stream<Position> symmetric(Position shape, IntUnaryOperator image) {
        int[] cells = IntStream.range(0, shape.cells().length()).filter(cell -> cell <= image.applyAsInt(cell))
                .toArray();
        return IntStream.range(0, 1 << cells.length)
                .mapToObj(choice -> IntStream.range(0, cells.length).filter(i -> (choice >> i & 1) != 0)
                        .mapToObj(i -> cells[i]).collect(Collectors.toSet()))
                .filter(empty -> empty.stream().anyMatch(cell -> cell == image.applyAsInt(cell)))
                .map(empty -> board(shape.height(), shape.width(),
                        cell -> empty.contains(Math.min(cell, image.applyAsInt(cell)))));
    }

    /**
     * A number for each empty board with sides up to a length, from those of the four corners that a pick leaves.
     *
     * @param join makes one number of those of two corners
     * @param value makes one of the numbers of all picks
     */
    private static int[][] emptyBoards(int longest, IntBinaryOperator join, ToIntFunction<BitSet> value) {
        int[][] values = new int[longest + 1][longest + 1];
        for (int height = 1; height <= longest; height++) {
            for (int width = 1; width <= longest; width++) {
                BitSet options = new BitSet();
                for (int row = 0; row < height; row++) {
                    for (int column = 0; column < width; column++) {
                        options.set(IntStream.of(values[row][column], values[row][width - 1 - column],
                                values[height - 1 - row][column], values[height - 1 - row][width - 1 - column])
                                .reduce(0, join));
                    }
                }
                values[height][width] = value.applyAsInt(options);
            }
        }
        return values;
    }

    /** Every board of up to so many cells, without walls. */
    private static List<Position> boards(int cells) {
        return Problems.here().find("wallmaking").cases().small()
                .map(RULES::read)
                .filter(board -> board.cells().length() <= cells).toList();
    }

    private static Position board(int height, int width, IntPredicate isEmpty) {
        return new Position(width, IntStream.range(0, height * width)
                .mapToObj(cell -> Character.toString(isEmpty.test(cell) ? Rules.EMPTY : Rules.MARKED))
                .collect(Collectors.joining()));
    }

    /** All positions that plays from a board come to. */
    private static Stream<Position> positions(Position board) {
        return Rounds.from(RULES, board).positions().stream();
    }

    @Test
    void algorithm() {
        long rectangles = IntStream.rangeClosed(1, LONG_SIDE).map(side -> (LONG_SIDE - side + 1) * side).sum();
        long picks = rectangles * rectangles;
        Claims.told("$" + rectangles + "^2 = " + picks + "$ picks");
        Claims.told(Math.round(picks / 1e5) / 10.0 + " million picks");
    }
}
