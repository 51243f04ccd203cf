package wallmaking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nimsum.harness.Claims;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The theorems of the README, held against plays that go cell by cell. */
class ClaimsTest {

    /** The cells with top <= row < bottom and left <= column < right. */
    private record Rectangle(int top, int bottom, int left, int right) {

        /** The smallest rectangle around some cells. */
        static Rectangle around(LiteralBoard board, long cells) {
            int[] rows = bits(cells).map(cell -> cell / board.width()).toArray();
            int[] columns = bits(cells).map(cell -> cell % board.width()).toArray();
            return new Rectangle(IntStream.of(rows).min().getAsInt(), IntStream.of(rows).max().getAsInt() + 1,
                    IntStream.of(columns).min().getAsInt(), IntStream.of(columns).max().getAsInt() + 1);
        }

        long cells(LiteralBoard board) {
            long cells = 0;
            for (int row = top; row < bottom; row++) {
                for (int column = left; column < right; column++) {
                    cells |= 1L << row * board.width() + column;
                }
            }
            return cells;
        }

        /** What the row and the column of a cell leave. */
        List<Rectangle> corners(int row, int column) {
            return List.of(new Rectangle(top, row, left, column), new Rectangle(top, row, column + 1, right),
                    new Rectangle(row + 1, bottom, left, column), new Rectangle(row + 1, bottom, column + 1, right));
        }
    }

    @Test
    @DisplayName("Theorem 1: a pick turns one rectangle into its corners and leaves the others alone")
    void theorem1() {
        long picks = 0;
        for (int height = 1; height <= 5; height++) {
            for (int width = 1; width <= 5 && height * width <= 20; width++) {
                LiteralBoard board = new LiteralBoard(height, width, 0);
                for (long walls : board.positions()) {
                    Set<Long> regions = board.regions(walls);
                    for (long region : regions) {
                        Rectangle rectangle = Rectangle.around(board, region);
                        assertEquals(rectangle.cells(board), region, "a region is a rectangle");
                        for (int cell : bits(region).toArray()) {
                            Set<Long> expected = new HashSet<>(regions);
                            expected.remove(region);
                            rectangle.corners(cell / width, cell % width)
                                    .forEach(corner -> expected.add(corner.cells(board)));
                            expected.remove(0L);
                            assertEquals(expected, board.regions(board.pick(walls, cell)));
                            picks++;
                        }
                    }
                }
            }
        }
        Claims.checked("wallmaking", 1, picks, "picks");
    }

    @Test
    @DisplayName("Theorem 2: the mover loses if and only if the nim-sum of the rectangles' values is 0")
    void theorem2() {
        AtomicLong positions = new AtomicLong();
        AtomicLong picks = new AtomicLong();
        LiteralBoard.forEachUpTo(8, board -> {
            Map<Long, Boolean> wins = new HashMap<>();
            for (long walls : board.positions()) {
                int nimSum = board.regions(walls).stream()
                        .mapToInt(region -> grundy(board, Rectangle.around(board, region)))
                        .reduce(0, (a, b) -> a ^ b);
                assertEquals(moverWins(board, walls, wins), nimSum != 0);
                positions.incrementAndGet();
                for (int cell : board.pickable(walls)) {
                    long region = board.regions(walls).stream().filter(cells -> (cells >> cell & 1) == 1).findFirst()
                            .orElseThrow();
                    Rectangle rectangle = Rectangle.around(board, region);
                    int left = rectangle.corners(cell / board.width(), cell % board.width()).stream()
                            .mapToInt(corner -> grundy(board, corner)).reduce(0, (a, b) -> a ^ b);
                    assertEquals(left == (grundy(board, rectangle) ^ nimSum),
                            !moverWins(board, board.pick(walls, cell), wins));
                    picks.incrementAndGet();
                }
            }
        });
        Claims.checked("wallmaking", 2, positions.get(), "positions");
        Claims.checked("wallmaking", 2, picks.get(), "picks");
    }

    @Test
    @DisplayName("Theorem 3: a symmetric board with an empty cell on its axis or centre is won")
    void theorem3() {
        long boards = 0;
        for (int height = 1; height <= 5; height++) {
            for (int width = 1; width <= 5 && height * width <= 15; width++) {
                int h = height;
                int w = width;
                boards += checkSymmetric(h, w, cell -> cell / w * w + w - 1 - cell % w);
                boards += checkSymmetric(h, w, cell -> (h - 1 - cell / w) * w + cell % w);
                if (h % 2 == 1 && w % 2 == 1) {
                    boards += checkSymmetric(h, w, cell -> h * w - 1 - cell);
                }
            }
        }
        Claims.checked("wallmaking", 3, boards, "boards");
        Map<String, Integer> emptyBoards = valuesOfEvenBoards(20);
        assertEquals(List.of("2 x 2", "4 x 4", "4 x 6", "6 x 4", "8 x 12", "10 x 10", "12 x 8"),
                emptyBoards.keySet().stream().filter(size -> emptyBoards.get(size) == 0).toList());
        Claims.checked("wallmaking", 3, emptyBoards.size(), "empty boards");
    }

    @Test
    @DisplayName("Theorem 4: no value is above the longest play, and that is at most 126")
    void theorem4() {
        int[][] longest = longestOnEmptyBoards(20);
        AtomicLong boards = new AtomicLong();
        LiteralBoard.forEachUpTo(10, board -> {
            int played = longestPlay(board, 0, new HashMap<>());
            int bound = longest[board.height()][board.width()];
            int value = Main.grundy(empty(board, new Rectangle(0, board.height(), 0, board.width())));
            assertTrue(value <= played && played <= bound);
            if (board.marks() == 0) {
                assertEquals(bound, played);
            }
            boards.incrementAndGet();
        });
        assertEquals(126, longest[20][20]);
        assertEquals(126, Arrays.stream(longest).flatMapToInt(Arrays::stream).max().getAsInt());
        Claims.checked("wallmaking", 4, boards.get(), "boards");
    }

    /**
     * Plays all boards of a shape that look the same under a symmetry and have an empty cell that is its own image.
     *
     * @param symmetry
     *            the image of each cell
     * @return how many there are
     */
    private static long checkSymmetric(int height, int width, IntUnaryOperator symmetry) {
        int[] cells = IntStream.range(0, height * width).filter(cell -> cell <= symmetry.applyAsInt(cell)).toArray();
        long boards = 0;
        for (int choice = 0; choice < 1 << cells.length; choice++) {
            long empty = 0;
            boolean emptyOnAxis = false;
            for (int cell : bits(choice).map(bit -> cells[bit]).toArray()) {
                int image = symmetry.applyAsInt(cell);
                empty |= 1L << cell | 1L << image;
                emptyOnAxis |= cell == image;
            }
            if (emptyOnAxis) {
                LiteralBoard board = new LiteralBoard(height, width, ~empty);
                assertTrue(moverWins(board, 0, new HashMap<>()), board::toString);
                boards++;
            }
        }
        return boards;
    }

    @Test
    @DisplayName("Theorem 5: the values of the empty boards of a height become constant")
    void theorem5() {
        int highest = 7;
        int widest = 200;
        int[][] grundy = emptyBoards(highest, widest);
        List<Integer> constants = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        int boards = 0;
        for (int height = 1; height <= highest; height++) {
            int begin = 1;
            for (int width = 1; width <= widest; width++) {
                if (grundy[height][width] != grundy[height][widest]) {
                    begin = width + 1;
                }
                boards++;
            }
            assertTrue(begin <= (1 << height) - 1, "height " + height + " is constant from " + begin + " on");
            constants.add(grundy[height][widest]);
            begins.add(begin);
        }
        assertEquals(List.of(1, 2, 1, 4, 1, 8, 11), constants);
        assertEquals(List.of(1, 3, 5, 7, 13, 14, 28), begins);
        Claims.checked("wallmaking", 5, boards, "empty boards");
    }

    /** The values of the empty boards with even sides up to a length. */
    private static Map<String, Integer> valuesOfEvenBoards(int longest) {
        int[][] grundy = emptyBoards(longest, longest);
        Map<String, Integer> values = new LinkedHashMap<>();
        for (int height = 2; height <= longest; height += 2) {
            for (int width = 2; width <= longest; width += 2) {
                values.put(height + " x " + width, grundy[height][width]);
            }
        }
        return values;
    }

    /** The values of the empty boards up to a height and a width, by the formula of Theorem 2. */
    private static int[][] emptyBoards(int highest, int widest) {
        int[][] grundy = new int[highest + 1][widest + 1];
        for (int height = 1; height <= highest; height++) {
            for (int width = 1; width <= widest; width++) {
                BitSet options = new BitSet();
                for (int row = 0; row < height; row++) {
                    for (int column = 0; column < width; column++) {
                        options.set(grundy[row][column] ^ grundy[row][width - 1 - column]
                                ^ grundy[height - 1 - row][column] ^ grundy[height - 1 - row][width - 1 - column]);
                    }
                }
                grundy[height][width] = options.nextClearBit(0);
            }
        }
        return grundy;
    }

    private static boolean moverWins(LiteralBoard board, long walls, Map<Long, Boolean> known) {
        Boolean found = known.get(walls);
        if (found == null) {
            found = board.pickable(walls).stream().anyMatch(cell -> !moverWins(board, board.pick(walls, cell), known));
            known.put(walls, found);
        }
        return found;
    }

    private static int longestPlay(LiteralBoard board, long walls, Map<Long, Integer> known) {
        Integer found = known.get(walls);
        if (found == null) {
            found = board.pickable(walls).stream()
                    .mapToInt(cell -> 1 + longestPlay(board, board.pick(walls, cell), known)).max().orElse(0);
            known.put(walls, found);
        }
        return found;
    }

    /** The recursion of Theorem 4, for all sides up to a length. */
    private static int[][] longestOnEmptyBoards(int side) {
        int[][] longest = new int[side + 1][side + 1];
        for (int height = 1; height <= side; height++) {
            for (int width = 1; width <= side; width++) {
                for (int row = 0; row < height; row++) {
                    for (int column = 0; column < width; column++) {
                        int play = 1 + longest[row][column] + longest[row][width - 1 - column]
                                + longest[height - 1 - row][column] + longest[height - 1 - row][width - 1 - column];
                        longest[height][width] = Math.max(longest[height][width], play);
                    }
                }
            }
        }
        return longest;
    }

    /** The value of a part of a board, which may have no cells. */
    private static int grundy(LiteralBoard board, Rectangle part) {
        return part.cells(board) == 0 ? 0 : Main.grundy(empty(board, part));
    }

    /** A part of a board, as the solution takes it. */
    private static boolean[][] empty(LiteralBoard board, Rectangle part) {
        List<boolean[]> rows = new ArrayList<>();
        for (int row = part.top; row < part.bottom; row++) {
            boolean[] cells = new boolean[part.right - part.left];
            for (int column = part.left; column < part.right; column++) {
                cells[column - part.left] = (board.marks() >> row * board.width() + column & 1) == 0;
            }
            rows.add(cells);
        }
        return rows.toArray(boolean[][]::new);
    }

    private static IntStream bits(long set) {
        return IntStream.range(0, Long.SIZE).filter(bit -> (set >> bit & 1) == 1);
    }
}
