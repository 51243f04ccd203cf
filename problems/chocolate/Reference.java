package chocolate;

import java.util.ArrayList;
import java.util.List;
import nimsum.game.Dyadic;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * The value of every bar by the theory of partizan games alone: the simplest number between the greatest sum that a vertical
 * break leaves and the least that a horizontal break leaves. O(A * B * (A + B)) for the longest sides A and B of the input.
 */
final class Reference {

    private record Bar(int rows, int columns) {
    }

    private final Dyadic[][] value;

    /** Every bar up to this size. */
    private Reference(int mostRows, int mostColumns) {
        value = new Dyadic[mostRows + 1][mostColumns + 1];
        for (int rows = 1; rows <= mostRows; rows++) {
            for (int columns = 1; columns <= mostColumns; columns++) {
                value[rows][columns] = Dyadic.simplestBetween(bestOfLeft(rows, columns), bestOfRight(rows, columns));
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
            Dyadic value = table.value[bar.rows][bar.columns];
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
        Dyadic best = null;
        for (int i = 1; i <= columns / 2; i++) {
            Dyadic sum = value[rows][i].plus(value[rows][columns - i]);
            if (best == null || sum.compareTo(best) > 0) {
                best = sum;
            }
        }
        return best;
    }

    /** The least value that Right can move to, or null if he can't move. */
    private Dyadic bestOfRight(int rows, int columns) {
        Dyadic best = null;
        for (int i = 1; i <= rows / 2; i++) {
            Dyadic sum = value[i][columns].plus(value[rows - i][columns]);
            if (best == null || sum.compareTo(best) < 0) {
                best = sum;
            }
        }
        return best;
    }
}
