package theory;

import java.util.List;
import java.util.stream.IntStream;
import nimsum.game.Options;
import nimsum.game.Rows;
import nimsum.game.Rules;
import nimsum.game.Values;
import nimsum.game.solve.Search;

/**
 * All impartial games, and sums of them, played out by the rules. Game n has a move to game i if bit i of n is set: so
 * each way to have options among the earlier games occurs once, 0 has none, 1 has the option 0, and 3 has the options 0
 * and 1.
 */
public final class Sums {

    /** The sum of any number of games, as a list of those that have not ended, in increasing order. */
    public static final Rules<List<Integer>> RULES = Options
            .normal(sum -> Rows.next(sum, Sums::options).map(Sums::inOrder));

    private final Search<List<Integer>> search = new Search<>(RULES);
    private final Values<List<Integer>> values = Values.grundy(RULES);

    public static IntStream options(int game) {
        return IntStream.range(0, Integer.SIZE).filter(option -> (game >> option & 1) != 0);
    }

    /** Returns the mex of the values of all that a move in one of the games leads to; no nim-sum is taken. */
    public int grundy(Integer... sum) {
        return values.of(inOrder(List.of(sum)));
    }

    /** Tells whether the player to move loses the sum of some games under normal play. */
    boolean isLost(Integer... sum) {
        return !search.moverWins(inOrder(List.of(sum)));
    }

    /** Returns a sum as {@link #RULES} have it. */
    public static List<Integer> inOrder(List<Integer> sum) {
        return sum.stream().filter(game -> game != 0).sorted().toList();
    }
}
