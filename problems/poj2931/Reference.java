package poj2931;

import nimsum.game.Dyadic;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * Uses the definition of a value instead of the rule for towers. The value is the simplest number between the best that
 * White can leave and the best that Black can leave. Each move in a tower leaves a lower part of it, whose value has
 * been found before.
 */
final class Reference {

    static void solve(FastReader in, FastWriter out) {
        for (int tests = in.nextInt(); tests > 0; tests--) {
            out.print(in.next() + " " + in.next() + ": ");
            out.println(sum(in).compareTo(sum(in)) >= 0 ? "Yes" : "No");
        }
    }

    private static Dyadic sum(FastReader in) {
        return Rules.readTowers(in).stream().map(Reference::value).reduce(Dyadic.ZERO, Dyadic::plus);
    }

    static Dyadic value(String tower) {
        Dyadic value = Dyadic.ZERO;
        Dyadic bestOfWhite = null;
        Dyadic bestOfBlack = null;
        for (char cube : tower.toCharArray()) {
            if (cube == 'W') {
                bestOfWhite = bestOfWhite == null || bestOfWhite.compareTo(value) < 0 ? value : bestOfWhite;
            } else {
                bestOfBlack = bestOfBlack == null || bestOfBlack.compareTo(value) > 0 ? value : bestOfBlack;
            }
            value = Dyadic.simplestBetween(bestOfWhite, bestOfBlack);
        }
        return value;
    }
}
