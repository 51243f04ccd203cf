package cf1704f;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;
import nimsum.input.Words;

/** The number of rows; for each a line with the number of its cells and a line with a letter R or B for each cell. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 8;

    private final int[] grundy = Main.grundyOfRuns();

    /** All rows together have no more cells than one row may have. */
    @Override
    protected void checkQuestion(StrictText input) {
        int cells = input.count("n");
        input.addUp("sum-too-large", cells, max("n"));
        input.row("row", cells, "RB");
        input.newline();
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 4 + 8 + 16 + 32 + 64 + 128 + 256.
        small("all 508 rows of 2 to " + SMALL + " cells", () -> every().map(Cases::text));
        bruteForceSize(SMALL);
        computed("lead", -max("n"), max("n"));
        inputsWith("lead", lead -> text("R".repeat((int) lead)));
        secret("01-up-to-eight-cells", () -> input(every().map(Cases::text)));
        secret("03-one-run", () -> forEach(1, 100, half -> text(runs(2 * half))));
        secret("04-runs-about-the-period", () -> input(IntStream.rangeClosed(34, 122).boxed()
                .flatMap(longer -> IntStream.rangeClosed(1, 6).mapToObj(shorter -> runs(longer, 2, shorter)))
                .filter(row -> lead(row) == 0).map(Cases::text)));
        secret("05-odd-numbers-of-cells", () -> random(5, 300, random -> text(
                shuffled(random, 9 + 2 * random.nextInt(15), random.nextInt(2)))));
        // The values of runs of 86, 69, 3 and 1 cells are 9, 8, 1 and 0.
        secret("06-values-8-and-9", () -> input(text(runs(69, 86, 1)), text(runs(69, 86, 3))));
        secret("08-long-runs", () -> random(8, 20, random -> text(longRuns(random, 1200, 1200))));
        largest("90-one-run", eighths -> input(text(runs(max("n") / 8 * eighths))));
        secret("91-as-many-rows-as-possible", () -> random(91, max("t"), random -> text(
                shuffled(random, max("n") / max("t"), 0))));
        secret("92-long-runs", () -> random(107, 1, random -> text(longRuns(random, max("n") / 4 * 3, max("n") / 5))));
        secret("93-shortest-runs", () -> input(text("R".repeat(max("n") / 2) + "B".repeat(max("n") / 2))));
    }

    @Override
    protected String randomQuestion(Random random, int size) {
        int cells = 2 + random.nextInt(Math.min(size, max("n") - 1));
        return text(shuffled(random, cells, random.nextBoolean() ? 0 : random.nextInt(cells) - cells / 2));
    }

    private static Stream<String> every() {
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(cells -> Words.every(cells, "RB"));
    }

    private static String text(String row) {
        return row.length() + "\n" + row + "\n";
    }

    /** Returns the row whose alternating runs have these lengths. */
    private static String runs(int... lengths) {
        String row = "";
        for (int length : lengths) {
            // A run begins with the colour with which the run before it ends.
            row += (row.endsWith("B") ? "BR" : "RB").repeat(length).substring(0, length);
        }
        return row;
    }

    /** Returns a lost tie of three runs, of which the first and the last have odd lengths. */
    private String longRuns(Random random, int longestFirst, int longestLast) {
        return Stream
                .generate(() -> runs(1 + 2 * random.nextInt(longestFirst / 2), 2,
                        1 + 2 * random.nextInt(longestLast / 2)))
                .filter(row -> lead(row) == 0 && !Main.aliceWins(grundy, row)).findFirst().orElseThrow();
    }

    /** Returns by how many cells Alice is ahead. */
    private static int lead(String row) {
        return row.length() - 2 * row.replace("R", "").length();
    }

    /** Returns a random row in which Alice is ahead by so many cells, or by one less. */
    private static String shuffled(Random random, int cells, int lead) {
        int red = Math.floorDiv(cells + lead, 2);
        return Words.shuffled(random, "R".repeat(red) + "B".repeat(cells - red));
    }
}
