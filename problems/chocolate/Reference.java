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
 * The value of every bar by the theory of partizan games alone: the simplest number between the greatest sum that a
 * vertical break leaves and the least that a horizontal break leaves. O(A * B * (A + B)) for the longest sides A and B
 * of the input.
 */
final class Reference {

    private final Dyadic[][] value;

    /** Every bar up to this size. */
    private Reference(int mostRows, int mostColumns) {
        value = new Dyadic[mostRows + 1][mostColumns + 1];
        for (int rows = 1; rows <= mostRows; rows++) {
            for (int columns = 1; columns <= mostColumns; columns++) {
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
        int mostRows = bars.stream().mapToInt(Bar::rows).max().orElse(0);
        int mostColumns = bars.stream().mapToInt(Bar::columns).max().orElse(0);
        Reference table = new Reference(mostRows, mostColumns);
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

    /** The greatest value that Left can move to, or null if she can't move. */
    private Dyadic bestOfLeft(int rows, int columns) {
        return IntStream.rangeClosed(1, columns / 2)
                .mapToObj(i -> value[rows][i].plus(value[rows][columns - i]))
                .max(Comparator.naturalOrder()).orElse(null);
    }

    /** The least value that Right can move to, or null if he can't move. */
    private Dyadic bestOfRight(int rows, int columns) {
        return IntStream.rangeClosed(1, rows / 2)
                .mapToObj(i -> value[i][columns].plus(value[rows - i][columns]))
                .min(Comparator.naturalOrder()).orElse(null);
    }
}
