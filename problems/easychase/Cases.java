package easychase;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.Range;
import nimsum.input.StrictText;

/** Lines {@code n rowWhite colWhite rowBlack colBlack}, 1 to 25 of them, to the end of the file. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 5;
    /** A program may search anew for each start. */
    private static final int MAX_STARTS = 25;

    @Override
    protected void checkQuestion(StrictText input) {
        int n = input.integer("n");
        input.blank();
        int[] at = input.integers(new Range(1, n), "rowWhite", "colWhite", "rowBlack", "colBlack");
        input.refuse("same-cell", isOneCell(at), "White and Black both start on row " + at[0] + ", column " + at[1]);
        input.newline();
        input.addUp("too-many-lines", 1, MAX_STARTS);
    }

    @Override
    protected void describe() {
        frame(Frame.END_OF_FILE);
        // 4 * 3 + 9 * 8 + 16 * 15 + 25 * 24.
        small("all 924 starts on boards up to " + SMALL + " x " + SMALL,
                () -> IntStream.rangeClosed(min("n"), SMALL).boxed().flatMap(Cases::starts));
        bruteForceSize(SMALL);
        inputsWith("rowWhite", row -> "20 " + row + " 1 1 1\n");
        inputsWith("colWhite", col -> "20 1 " + col + " 1 1\n");
        secret("12-every-start-on-2-by-2", () -> input(starts(2)));
        secret("13-small-boards", () -> random(13, MAX_STARTS, random -> randomQuestion(random, 4)));
        secret("30-random-starts", () -> random(30, 20, random -> randomQuestion(random, 11)));
        // What is scaled is the number of positions, which grows as n^4.
        largest("90-corner-to-corner-on-the-largest-board", eighths -> {
            int n = (int) Math.round(max("n") * Math.pow(eighths / 8.0, 0.25));
            return line(n, 1, 1, n, n);
        });
        secret("91-every-board", () -> forEach(min("n"), max("n"), n -> line(n, 1, 1, n, n)));
        // From corner to corner it is two moves less.
        secret("92-longest-chase", () -> line(max("n"), 1, 2, 1, max("n")));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        // On one cell there is no start.
        int n = 2 + random.nextInt(Math.min(size, max("n") - 1));
        int[] at = new int[4];
        do {
            Arrays.setAll(at, i -> 1 + random.nextInt(n));
        } while (isOneCell(at));
        return line(n, at[0], at[1], at[2], at[3]);
    }

    /** Tells whether these two rows and columns are those of one cell. */
    private static boolean isOneCell(int[] at) {
        return at[0] == at[2] && at[1] == at[3];
    }

    private static Stream<String> starts(int n) {
        int cells = n * n;
        return IntStream.range(0, cells * cells).filter(i -> i / cells != i % cells)
                .mapToObj(i -> line(n, 1 + i / cells / n, 1 + i / cells % n, 1 + i % cells / n, 1 + i % n));
    }
}
