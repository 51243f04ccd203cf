package chocolate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.BarRules.Bar;
import nimsum.game.Dyadic;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Computes the value of every bar only by the theory of partizan games. The value is the simplest number between the
 * greatest sum that a break between columns leaves and the least sum that a break between rows leaves. This takes O(A *
 * B * (A + B)) steps for the longest sides A and B of the input.
 */
final class Reference {

    private final Dyadic[][] value;

    /** Fills in the table of all bars up to this size. */
    private Reference(int maxRows, int maxColumns) {
        value = new Dyadic[maxRows + 1][maxColumns + 1];
        for (int rows = 1; rows <= maxRows; rows++) {
            for (int columns = 1; columns <= maxColumns; columns++) {
                Dyadic left = bestOfLeft(rows, columns);
                Dyadic right = bestOfRight(rows, columns);
                value[rows][columns] = Dyadic.simplestBetween(left, right);
            }
        }
    }

    static void solve(FastReader in, FastWriter out) {
        List<Bar> bars = new ArrayList<>();
        while (in.hasNext()) {
            bars.add(new Bar(in.nextInt(), in.nextInt()));
        }
        int maxRows = bars.stream().mapToInt(Bar::rows).max().orElse(0);
        int maxColumns = bars.stream().mapToInt(Bar::columns).max().orElse(0);
        Reference table = new Reference(maxRows, maxColumns);
        for (Bar bar : bars) {
            Dyadic value = table.value[bar.rows()][bar.columns()];
            String outcome = switch (value.signum()) {
                case 1 -> "Vertical";
                case -1 -> "Horizontal";
                default -> "Second";
            };
            out.println(value + " " + outcome);
        }
    }

    /** Returns the greatest value that Left can leave, or null if she cannot break the bar. */
    private Dyadic bestOfLeft(int rows, int columns) {
        return IntStream.rangeClosed(1, columns / 2)
                .mapToObj(i -> value[rows][i].plus(value[rows][columns - i]))
                .max(Comparator.naturalOrder()).orElse(null);
    }

    /** Returns the least value that Right can leave, or null if he cannot break the bar. */
    private Dyadic bestOfRight(int rows, int columns) {
        return IntStream.rangeClosed(1, rows / 2)
                .mapToObj(i -> value[i][columns].plus(value[rows - i][columns]))
                .min(Comparator.naturalOrder()).orElse(null);
    }
}
