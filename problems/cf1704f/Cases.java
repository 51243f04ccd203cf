package cf1704f;

import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Frame;
import nimsum.cases.StrictText;

/** The number of rows; for each a line with the number of its cells and a line with a letter R or B for each cell. */
public final class Cases extends nimsum.cases.Cases {

    private static final int SMALL = 8;

    private final int[] grundy = Main.grundyOfRuns();

    /** All rows together have no more cells than one row may have. */
    @Override
    protected void checkQuestion(StrictText input) {
        int cells = input.count("n");
        input.addUp("sum-too-large", cells, most("n"));
        input.row("row", cells, "RB");
        input.newline();
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        // 4 + 8 + 16 + 32 + 64 + 128 + 256.
        small("all 508 rows of 2 to " + SMALL + " cells",
                () -> every().map(Cases::text));
        bruteForceSize(SMALL);
        harmless("the row says how many cells it has", "n in signed 8 bits", "n in signed 16 bits", "n in 8 bits",
                "n in 16 bits", "n in 18 bits", "n in an array without place 500000");
        put("01-up-to-eight-cells", () -> input(every().map(Cases::text)));
        put("02-ties-of-ten-cells", () -> input(every(10).filter(row -> lead(row) == 0).map(Cases::text)));
        put("03-one-run", () -> each(1, 100, half -> text(runs(2 * half))));
        put("04-runs-about-the-period", () -> input(IntStream.rangeClosed(34, 122).boxed()
                .flatMap(longer -> IntStream.rangeClosed(1, 6).mapToObj(shorter -> runs(longer, 2, shorter)))
                .filter(row -> lead(row) == 0).map(Cases::text)));
        put("05-odd-numbers-of-cells", () -> drawn(5, 300, random -> text(
                shuffled(random, 9 + 2 * random.nextInt(15), random.nextInt(2)))));
        put("06-ties", () -> drawn(6, 300, random -> text(shuffled(random, 10 + 2 * random.nextInt(20), 0))));
        put("07-lost-ties", () -> drawn(7, 300, random -> text(lostTie(random, 10 + 2 * random.nextInt(20)))));
        put("08-long-runs", () -> drawn(8, 20, random -> text(longRuns(random, 1200))));
        largest("90-one-run", eighths -> input(text(runs(most("n") / 8 * eighths))));
        put("91-as-many-rows-as-possible", () -> drawn(91, most("t"), random -> text(
                shuffled(random, most("n") / most("t"), 0))));
        put("92-long-runs", () -> drawn(92, 2, random -> text(longRuns(random, most("n") / 5))));
    }

    /** Half of the rows of an even number of cells are ties, and half of these ties are lost. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int cells = 2 + random.nextInt(Math.min(size, most("n") - 1));
        boolean isTie = cells % 2 == 0 && random.nextBoolean();
        return text(isTie && cells > 2 && random.nextBoolean()
                ? lostTie(random, cells)
                : shuffled(random, cells, isTie ? 0 : random.nextInt(cells) - cells / 2));
    }

    private static Stream<String> every() {
        return IntStream.rangeClosed(2, SMALL).boxed().flatMap(Cases::every);
    }

    private static String text(String row) {
        return row.length() + "\n" + row + "\n";
    }

    /** Returns every row of so many cells. */
    static Stream<String> every(int cells) {
        return IntStream.range(1 << cells, 2 << cells)
                .mapToObj(bits -> Integer.toBinaryString(bits).substring(1).replace('0', 'R').replace('1', 'B'));
    }

    /** Returns the row whose alternating runs have these lengths. */
    private static String runs(int... lengths) {
        StringBuilder row = new StringBuilder();
        for (int length : lengths) {
            // A run begins with the colour with which the run before it ends.
            boolean isRed = row.length() == 0 || row.charAt(row.length() - 1) == 'R';
            for (int cell = 0; cell < length; cell++) {
                row.append(isRed == (cell % 2 == 0) ? 'R' : 'B');
            }
        }
        return row.toString();
    }

    /** Returns a tie of three runs, of which two have odd lengths. */
    private String longRuns(Random random, int longest) {
        String row;
        do {
            row = runs(1 + 2 * random.nextInt(longest / 2), 2, 1 + 2 * random.nextInt(longest / 2));
        } while (!isLostTie(row));
        return row;
    }

    private String lostTie(Random random, int cells) {
        String row;
        do {
            row = shuffled(random, cells, 0);
        } while (!isLostTie(row));
        return row;
    }

    private boolean isLostTie(String row) {
        return lead(row) == 0 && !Main.aliceWins(grundy, row);
    }

    /** Returns by how many cells Alice is ahead. */
    private static int lead(String row) {
        return row.length() - 2 * row.replace("R", "").length();
    }

    /**
     * Returns a row in random order in which Alice is ahead by so many cells, or by one less if that is not possible.
     */
    private static String shuffled(Random random, int cells, int lead) {
        StringBuilder row = new StringBuilder();
        int red = Math.floorDiv(cells + lead, 2);
        for (int left = cells; left > 0; left--) {
            boolean isRed = random.nextInt(left) < red;
            row.append(isRed ? 'R' : 'B');
            red -= isRed ? 1 : 0;
        }
        return row.toString();
    }
}
