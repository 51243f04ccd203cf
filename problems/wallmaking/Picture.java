package wallmaking;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A sample with the nim-sum that each pick leaves, and the walls after a winning pick. */
public final class Picture {

    private static final String[] SAMPLE = {"X....", "...X.", ".....", "....."};
    private static final int ROWS = SAMPLE.length, COLUMNS = SAMPLE[0].length();
    private static final int[][][][] VALUES = Main.grundy(SAMPLE);
    private static final int ROW = 2, COLUMN = 2;
    private static final int CELL = 44, MARGIN = 8, WIDTH = COLUMNS * CELL, HEIGHT = ROWS * CELL;
    private static final int SECOND = MARGIN + WIDTH + 56, CAPTION = MARGIN + HEIGHT + 18;

    public static Map<String, String> draw() {
        Svg svg = new Svg(SECOND + WIDTH + MARGIN, CAPTION + 18,
                "Left: a sample, in each empty cell the nim-sum that picking it leaves. Right: the walls after the pick "
                        + "with a ring, and the values of the four corners.");
        Grid before = cells(svg, MARGIN);
        before.forEach(ROWS, COLUMNS, (row, column) -> {
            if (SAMPLE[row].charAt(column) == '.') {
                int nimSum = corners(row, column).stream().reduce(0, (a, b) -> a ^ b);
                before.text(row, column, nimSum == 0 ? 18 : 15, nimSum == 0 ? Role.ACCENT : Role.INK, nimSum);
            }
        });
        before.ring(ROW, COLUMN, 16, Role.ACCENT, 2);
        svg.text(MARGIN + WIDTH / 2.0, CAPTION, 13, Role.INK, "what each pick leaves");
        svg.arrow(MARGIN + WIDTH + 10, MARGIN + HEIGHT / 2.0, SECOND - 10, MARGIN + HEIGHT / 2.0, Role.INK, 2);
        drawWalls(cells(svg, SECOND));
        List<Integer> corners = corners(ROW, COLUMN);
        svg.text(SECOND + WIDTH / 2.0, CAPTION, 13, Role.INK,
                corners.stream().map(Object::toString).collect(Collectors.joining(" xor ", "", " = 0")));
        for (int corner = 0; corner < 4; corner++) {
            double across = corner % 2 == 0 ? COLUMN / 2.0 : (COLUMN + 1 + COLUMNS) / 2.0;
            double down = corner < 2 ? ROW / 2.0 : (ROW + 1 + ROWS) / 2.0;
            svg.text(SECOND + across * CELL, MARGIN + down * CELL, 22, Role.ACCENT, corners.get(corner));
        }
        return Map.of("move.svg", svg.toString());
    }

    /** Returns the cells of the sample, with a cross in each marked cell. */
    private static Grid cells(Svg svg, int left) {
        Grid grid = new Grid(svg, left, MARGIN, CELL, 0);
        grid.forEach(ROWS, COLUMNS, (row, column) -> {
            grid.fill(row, column, Role.FAINT, 0.3);
            if (SAMPLE[row].charAt(column) == 'X') {
                grid.text(row, column, 36, Role.CONTRAST, "\u00d7");
            }
        });
        return grid;
    }

    private static void drawWalls(Grid grid) {
        grid.forEach(ROWS, COLUMNS, (row, column) -> {
            if (row == ROW || column == COLUMN) {
                grid.fill(row, column, Role.INK, 1);
            }
        });
        grid.ring(ROW, COLUMN, 16, Role.PAPER, 2);
    }

    /** Returns the values of the four corners that a pick leaves. */
    private static List<Integer> corners(int row, int column) {
        return List.of(VALUES[0][row][0][column], VALUES[0][row][column + 1][COLUMNS],
                VALUES[row + 1][ROWS][0][column], VALUES[row + 1][ROWS][column + 1][COLUMNS]);
    }
}
