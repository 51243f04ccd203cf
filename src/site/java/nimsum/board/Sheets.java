package nimsum.board;

import java.util.List;
import java.util.function.IntFunction;
import nimsum.picture.Svg;
import nimsum.picture.Svg.Role;

/** Sheets of squares that are cut along lines; a click cuts along the line that is nearest. */
public final class Sheets {

    private static final int MAX = 40, WIDTH = 700, HIGHEST = 420, LARGEST_CELL = 48, SMALLEST_CELL = 14;
    private static final int GAP = 28, CAPTION = 26;

    private final List<Sheet> sheets;
    private final int cell;
    private int x;
    private int y;
    private int inRow;
    private int widest;

    private Sheets(List<Sheet> sheets, int cell) {
        this.sheets = sheets;
        this.cell = cell;
    }

    /**
     * A sheet.
     *
     * @param name what it is called
     * @param vertical what is typed for a cut behind a number of columns; empty if there is no such cut
     * @param horizontal the same below a number of rows
     * @param isNew whether the last move has made it
     * @param value what it is worth; empty if that is not shown
     */
    public record Sheet(String name, int rows, int columns, IntFunction<String> vertical,
            IntFunction<String> horizontal,
            boolean isNew, String value) {
    }

    /**
     * Returns the sheets one after the other, in rows.
     *
     * @return nothing if they are too many or too large to be seen
     */
    public static String of(List<Sheet> sheets) {
        for (int cell = LARGEST_CELL; cell >= SMALLEST_CELL && sheets.size() <= MAX; cell -= 2) {
            Sheets tried = new Sheets(sheets, cell);
            int height = tried.place(null);
            if (height <= HIGHEST) {
                Svg svg = new Svg(tried.widest, height);
                tried.place(svg);
                return svg.toString();
            }
        }
        return "";
    }

    /** Draws them if there is a picture; how high they are, and more than can be seen if one is too wide. */
    private int place(Svg svg) {
        x = GAP / 2;
        y = GAP / 2;
        inRow = 0;
        for (Sheet sheet : sheets) {
            int wide = Math.max(sheet.columns * cell, 44);
            if (wide + GAP > WIDTH) {
                return Integer.MAX_VALUE;
            }
            if (x + wide + GAP / 2 > WIDTH) {
                x = GAP / 2;
                y += inRow;
                inRow = 0;
            }
            if (svg != null) {
                draw(svg, sheet);
            }
            x += wide + GAP;
            widest = Math.max(widest, x - GAP / 2);
            inRow = Math.max(inRow, sheet.rows * cell + GAP + CAPTION);
        }
        return y + inRow;
    }

    private void draw(Svg svg, Sheet sheet) {
        int width = sheet.columns * cell;
        int height = sheet.rows * cell;
        svg.open(sheet.isNew ? "sheet new" : "sheet", "").rectangle(x, y, width, height, Role.PAPER)
                .frame(x, y, width, height, Role.INK, 2).end();
        for (int column = 1; column < sheet.columns; column++) {
            int lineX = x + column * cell;
            svg.line(lineX, y + 1, lineX, y + height - 1, Role.FAINT, 1.5).open("cut", sheet.vertical.apply(column))
                    .rectangle(lineX - 3, y - 4, 6, height + 8, Role.CONTRAST);
            for (int row = 0; row < sheet.rows; row++) {
                svg.touch(lineX, y + (row + 0.5) * cell, cell / 2.0);
            }
            svg.end();
        }
        for (int row = 1; row < sheet.rows; row++) {
            int lineY = y + row * cell;
            svg.line(x + 1, lineY, x + width - 1, lineY, Role.FAINT, 1.5).open("cut", sheet.horizontal.apply(row))
                    .rectangle(x - 4, lineY - 3, width + 8, 6, Role.CONTRAST);
            for (int column = 0; column < sheet.columns; column++) {
                svg.touch(x + (column + 0.5) * cell, lineY, cell / 2.0);
            }
            svg.end();
        }
        Value.draw(svg, x + width / 2.0, y + height / 2.0, sheet.value);
        svg.text(x + width / 2.0, y + height + CAPTION / 2.0, 16, Role.INK, sheet.name);
    }
}
