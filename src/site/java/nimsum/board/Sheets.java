package nimsum.board;

import java.util.List;
import java.util.function.IntFunction;

/** Sheets of squares that are cut along lines. */
public final class Sheets {

    private static final int MOST = 24, WIDEST = 40, SIDE = 16, GAP = 22;

    private Sheets() {
    }

    /**
     * A sheet.
     *
     * @param vertical what is typed for a cut behind so many columns; empty if there is no such cut
     * @param horizontal the same below so many rows
     */
    public record Sheet(int rows, int columns, IntFunction<String> vertical, IntFunction<String> horizontal) {
    }

    /** The sheets one after the other; nothing if they are too many or too large to be seen. */
    public static String of(List<Sheet> sheets) {
        int across = sheets.stream().mapToInt(sheet -> sheet.columns * SIDE + GAP).sum();
        int most = sheets.stream().mapToInt(Sheet::rows).max().orElse(1);
        if (sheets.size() > MOST || most > WIDEST || across > 60 * SIDE) {
            return "";
        }
        Drawing drawing = new Drawing(across + GAP, most * SIDE + GAP);
        int x = GAP / 2;
        for (Sheet sheet : sheets) {
            draw(drawing, x, sheet);
            x += sheet.columns * SIDE + GAP;
        }
        return drawing.toString();
    }

    private static void draw(Drawing drawing, int x, Sheet sheet) {
        int y = GAP / 2;
        int width = sheet.columns * SIDE;
        int height = sheet.rows * SIDE;
        drawing.on("").rectangle(x, y, width, height, "cell");
        for (int column = 1; column < sheet.columns; column++) {
            drawing.on(sheet.vertical.apply(column)).line(x + column * SIDE, y, x + column * SIDE, y + height,
                    "background", 2);
        }
        for (int row = 1; row < sheet.rows; row++) {
            drawing.on(sheet.horizontal.apply(row)).line(x, y + row * SIDE, x + width, y + row * SIDE, "background", 2);
        }
    }
}
