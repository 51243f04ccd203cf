package nimsum.game;

import java.util.Locale;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws cells as text. Each cell has a character, and rows and columns have their numbers from 1 on. */
public final class TextCells {

    /**
     * Returns the rows with their numbers, below the numbers of the columns.
     *
     * @param characters the character of the cell in a row and a column
     */
    public static String grid(int rows, int columns, IntBinaryOperator characters) {
        StringBuilder text = new StringBuilder("  ").append(numbers(columns));
        for (int row = 1; row <= rows; row++) {
            text.append(String.format(Locale.ROOT, "\n%2d", row));
            for (int column = 1; column <= columns; column++) {
                text.append("  ").append((char) characters.applyAsInt(row, column));
            }
        }
        return text.toString();
    }

    public static String row(String characters) {
        return characters.replaceAll(".", "  $0") + "\n" + numbers(characters.length());
    }

    private static String numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(number -> String.format(Locale.ROOT, "%3d", number))
                .collect(Collectors.joining());
    }
}
