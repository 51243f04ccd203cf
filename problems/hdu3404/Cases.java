package hdu3404;

import hdu3404.Rules.Cell;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.input.Frame;
import nimsum.input.StrictText;
import nimsum.util.NimProduct;

/** The number of boards; for each the number of its lights, and for each light a line {@code x y}. */
public final class Cases extends nimsum.input.Cases {

    private static final int SMALL = 3;
    private static final NimProduct PRODUCT = new NimProduct();

    @Override
    protected void checkQuestion(StrictText input) {
        Set<Cell> seen = new LinkedHashSet<>();
        for (int lights = input.count("N"); lights > 0; lights--) {
            int[] cell = input.integers("x", "y");
            input.refuse("light-twice", !seen.add(new Cell(cell[0], cell[1])), "the same light again");
            input.newline();
        }
    }

    @Override
    protected void describe() {
        frame(Frame.COUNT);
        small("all 511 boards of " + SMALL + " columns and rows", () -> lit(SMALL));
        bruteForceSize(SMALL);
        computed("value", 0, 65535);
        // A light and its mirror image have the same value.
        LongFunction<String> mirrored = a -> "2\n" + a + " 2\n2 " + a + "\n";
        inputsWith("x", mirrored);
        inputsWith("y", mirrored);
        inputsWith("value",
                value -> board(Set.of(worth(value, IntStream.rangeClosed(1, max("x")), max("y")).orElseThrow())));
        harmless("a number and its last 16 digits, all that it has, are 0 together", "value in signed 16 bits");
        secret("01-one-light", () -> input(lit(1)));
        secret("02-boards-of-2-x-2", () -> input(lit(2)));
        IntStream.of(2, 4, 7, 8, 9, 12, 14).forEach(digits -> secret(
                (digits < 9 ? "0" : "") + (1 + digits) + "-" + digits + "-digits",
                () -> random(digits, max("T"), random -> random(random, Math.min(20, 1 << 2 * digits - 1),
                        Math.min(1 << digits, max("x"))))));
        // What is scaled is the number of boards.
        largest("90-largest",
                eighths -> random(90, max("T") * eighths / 8, random -> random(random, max("N") - 1, max("x"))));
    }

    /** Returns every square board of this side, except the dark one. */
    private static Stream<String> lit(int side) {
        return boards(side, side).skip(1).map(Cases::board);
    }

    /** Returns the lights of every board, of the dark one first. */
    static Stream<Set<Cell>> boards(int columns, int rows) {
        return IntStream.range(0, 1 << columns * rows).mapToObj(board -> IntStream.range(0, columns * rows)
                .filter(cell -> (board >> cell & 1) != 0)
                .mapToObj(cell -> new Cell(1 + cell % columns, 1 + cell / columns)).collect(Collectors.toSet()));
    }

    private static String board(Set<Cell> lights) {
        return lights.stream().map(cell -> cell.x() + " " + cell.y() + "\n")
                .collect(Collectors.joining("", lights.size() + "\n", ""));
    }

    /** Most boards are lost if one light more or less can do it. The size counts columns and rows. */
    @Override
    protected String randomQuestion(Random random, int size) {
        int side = Math.min(size, max("x"));
        return random(random, 1 + random.nextInt(Math.min(side, 8)), side);
    }

    private static String random(Random random, int lights, int side) {
        Set<Cell> lit = Stream.generate(() -> new Cell(1 + random.nextInt(side), 1 + random.nextInt(side))).distinct()
                .limit(lights).collect(Collectors.toCollection(LinkedHashSet::new));
        return board(random.nextInt(3) > 0 ? lost(lit, random, side) : lit);
    }

    /** Switches one more light, so that the nim-sum becomes 0, if a column has a cell of the right value. */
    private static Set<Cell> lost(Set<Cell> lights, Random random, int side) {
        long value = lights.stream().mapToLong(cell -> PRODUCT.of(cell.x(), cell.y())).reduce(0, (a, b) -> a ^ b);
        Set<Cell> lost = new LinkedHashSet<>(lights);
        worth(value, random.ints(20, 1, side + 1), side).filter(cell -> !lost.remove(cell)).ifPresent(lost::add);
        return lost.isEmpty() ? lights : lost;
    }

    /** Returns the first cell of this value in one of these columns. A product with x is divided by x in the field. */
    private static Optional<Cell> worth(long value, IntStream columns, int side) {
        return columns.mapToObj(x -> new Cell(x, (int) PRODUCT.of(value, inverse(x))))
                .filter(cell -> 1 <= cell.y() && cell.y() <= side).findFirst();
    }

    /** Returns x^65534. In the field of 65,536 numbers x^65535 is 1, so this is the inverse of x. */
    private static long inverse(long x) {
        long power = x;
        long inverse = 1;
        for (int i = 1; i < Short.SIZE; i++) {
            power = PRODUCT.of(power, power);
            inverse = PRODUCT.of(inverse, power);
        }
        return inverse;
    }
}
