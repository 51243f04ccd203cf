package poj2311;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nimsum.game.Splits;
import nimsum.harness.run.Checks;
import nimsum.harness.run.Deep;
import org.junit.jupiter.api.Test;

/** The theorems of the problem's README, checked by computation. */
class ClaimsTest {

    private static final int LONGEST = 200;
    private static final List<Integer> SIDES = IntStream.rangeClosed(2, LONGEST).boxed().toList();

    /** The Grundy values of lines and sheets from the definition, with every cut tried. */
    private final int[] lines = Splits.grundy(LONGEST, 0, 2);
    private final int[][] sheets = Reference.grundyOfSheets(LONGEST);

    @Test
    void theorem2() {
        Checks.forEachPair(SIDES, SIDES, (width, height) -> {
            int x = lines[width];
            int y = lines[height];
            assertEquals(x == 0 ? y : y == 0 ? x : 1, sheets[width][height]);
        });
    }

    @Test
    void theorem3() {
        Checks.forEachPair(SIDES, SIDES, (width, height) -> {
            assertEquals(lines[width] == 0 && lines[height] == 0, sheets[width][height] == 0);
            checkCuts(width, piece -> sheets[piece][height]);
            checkCuts(height, piece -> sheets[width][piece]);
        });
    }

    /**
     * Checks the cuts of one side of a sheet into pieces that have the same value on the line.
     *
     * @param sheet the value of the sheet with this side cut down
     */
    private void checkCuts(int side, IntUnaryOperator sheet) {
        int[] pieces = IntStream.rangeClosed(2, side - 2).filter(piece -> lines[piece] == lines[side - piece])
                .toArray();
        assertEquals(lines[side] > 0, pieces.length > 0, "a winning cut");
        for (int piece : pieces) {
            assertEquals(sheet.applyAsInt(piece), sheet.applyAsInt(side - piece));
        }
    }

    @Test
    void theorem4() {
        int[] pins = Splits.grundy(LONGEST - 2, 2, 0);
        Checks.forEach(SIDES, length -> assertEquals(pins[length - 2], lines[length]));
    }

    @Test
    void theorem5() {
        assertEquals(new Splits.Period(34, List.of(2, 17, 19, 34, 37, 54)),
                Splits.period(Splits.grundy(2 * Deep.size(1000, 3000), 0, 2), 2));
    }

    @Test
    void exercise1() {
        assertEquals(List.of(3, 5), winningCuts(10, 2));
        assertEquals(List.of(2, 3, 4), winningCuts(8, 4));
        assertEquals(List.of(2), winningCuts(4, 8));
    }

    /** Returns the shorter part of each cut of the width into sheets of the same value. */
    private List<Integer> winningCuts(int width, int height) {
        return IntStream.rangeClosed(2, width / 2)
                .filter(part -> sheets[part][height] == sheets[width - part][height]).boxed().toList();
    }

    @Test
    void exercise2() {
        int[][] grundy = new int[9][9];
        Checks.forEachPair(List.of(1, 2, 3, 4, 5, 6, 7, 8), List.of(1, 2, 3, 4, 5, 6, 7, 8), (width, height) -> {
            BitSet cuts = new BitSet();
            IntStream.range(1, width).forEach(cut -> cuts.set(grundy[cut][height] ^ grundy[width - cut][height]));
            IntStream.range(1, height).forEach(cut -> cuts.set(grundy[width][cut] ^ grundy[width][height - cut]));
            grundy[width][height] = cuts.nextClearBit(0);
            assertEquals(width * height % 2 == 0, grundy[width][height] != 0);
        });
    }

    @Test
    void exercise3() {
        assertEquals(3, lines[60]);
        assertEquals(0, (1_000_000 - 60) % 34);
    }
}
