package wallmaking;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nimsum.picture.Grid;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** A sample with the nim-sum that each pick leaves, and the walls after a winning pick. */
public final class Picture {

    private static final List<String> SAMPLE = List.of("X....", "...X.", ".....", ".....");
    private static final int CELL = 44, GAP = 56, MARGIN = 8, CAPTION = 28;

    /** A cell of the sample, and the values of the four corners that picking it leaves. */
    private record Pick(int row, int column, List<Integer> corners) {

        int nimSum() {
            return corners.stream().reduce(0, (a, b) -> a ^ b);
        }

        long nonZeroCorners() {
            return corners.stream().filter(value -> value != 0).count();
        }
    }

    public static Map<String, String> draw() {
        int height = SAMPLE.size() * CELL;
        int width = SAMPLE.get(0).length() * CELL;
        List<Pick> picks = picks();
        Pick best = picks.stream().filter(pick -> pick.nimSum() == 0).max(Comparator.comparing(Pick::nonZeroCorners))
                .orElseThrow();
        Svg svg = new Svg(2 * MARGIN + 2 * width + GAP, 2 * MARGIN + height + CAPTION,
                "Left: a sample, in each empty cell the nim-sum that picking it leaves. Right: the walls after the pick "
                        + "with a ring, and the values of the four corners.");
        Grid before = cells(svg, MARGIN);
        for (Pick pick : picks) {
            boolean wins = pick.nimSum() == 0;
            before.text(pick.row, pick.column, wins ? 18 : 15, wins ? Role.ACCENT : Role.INK, pick.nimSum());
        }
        before.ring(best.row, best.column, 16, Role.ACCENT, 2);
        svg.text(MARGIN + width / 2.0, MARGIN + height + CAPTION / 2.0 + 4, 13, Role.INK, "what each pick leaves");
        int right = MARGIN + width + GAP;
        svg.arrow(MARGIN + width + 10, MARGIN + height / 2.0, right - 10, MARGIN + height / 2.0, Role.INK, 2);
        drawWalls(cells(svg, right), best);
        svg.text(right + width / 2.0, MARGIN + height + CAPTION / 2.0 + 4, 13, Role.INK,
                String.join(" xor ", best.corners.stream().map(Object::toString).toList()) + " = 0");
        return Map.of("move.svg", svg.toString());
    }

    /** The cells of the sample, with a cross in each marked cell. */
    private static Grid cells(Svg svg, int left) {
        Grid grid = new Grid(svg, left, MARGIN, CELL, 0);
        grid.each(SAMPLE.size(), SAMPLE.get(0).length(), (row, column) -> {
            grid.fill(row, column, Role.FAINT, 0.3);
            if (SAMPLE.get(row).charAt(column) == 'X') {
                grid.text(row, column, 36, Role.CONTRAST, "\u00d7");
            }
        });
        return grid;
    }

    /** The walls of a pick, and in each corner that they leave its value. */
    private static void drawWalls(Grid grid, Pick pick) {
        grid.each(SAMPLE.size(), SAMPLE.get(0).length(), (row, column) -> {
            if (row == pick.row || column == pick.column) {
                grid.fill(row, column, Role.INK, 1);
            }
        });
        grid.ring(pick.row, pick.column, 16, Role.PAPER, 2);
        int[][] rows = {{0, pick.row}, {pick.row + 1, SAMPLE.size()}};
        int[][] columns = {{0, pick.column}, {pick.column + 1, SAMPLE.get(0).length()}};
        for (int i = 0; i < 4; i++) {
            int[] r = rows[i / 2];
            int[] c = columns[i % 2];
            if (r[0] < r[1] && c[0] < c[1]) {
                grid.svg().text(grid.left() + (c[0] + c[1]) * CELL / 2.0, MARGIN + (r[0] + r[1]) * CELL / 2.0, 22,
                        Role.ACCENT, pick.corners.get(i));
            }
        }
    }

    private static List<Pick> picks() {
        int height = SAMPLE.size();
        int width = SAMPLE.get(0).length();
        Main values = new Main(SAMPLE.toArray(String[]::new));
        return IntStream.range(0, height * width).filter(cell -> SAMPLE.get(cell / width).charAt(cell % width) == '.')
                .mapToObj(cell -> {
                    int row = cell / width;
                    int column = cell % width;
                    return new Pick(row, column,
                            List.of(values.grundy(0, row, 0, column), values.grundy(0, row, column + 1, width),
                                    values.grundy(row + 1, height, 0, column),
                                    values.grundy(row + 1, height, column + 1, width)));
                }).toList();
    }
}
