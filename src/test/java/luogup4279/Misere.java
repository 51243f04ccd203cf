package luogup4279;

import static nimsum.game.Rows.nimSum;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.game.Options;
import nimsum.game.Search;
import nimsum.util.Mex;

/**
 * Sums of small impartial games under misere play, from the definitions. The games are numbered as in
 * <code>theory/sums.md</code>: game n has a move to game i if bit i of n is set. A sum is a list of numbers.
 */
final class Misere {

    /** Of sums without ended games, in increasing order. */
    private final Search<List<Integer>> search = new Search<>(Options.misere(Options.normal(Misere::moves)));

    static IntStream options(int game) {
        return IntStream.range(0, Integer.SIZE).filter(option -> (game >> option & 1) != 0);
    }

    /** The game and all that comes after it, in increasing order. */
    static List<Integer> positions(int game) {
        TreeSet<Integer> positions = new TreeSet<>(List.of(game));
        options(game).forEach(option -> positions.addAll(positions(option)));
        return List.copyOf(positions);
    }

    /** The Grundy value. */
    static int value(int game) {
        Mex mex = new Mex();
        options(game).forEach(option -> mex.add(value(option)));
        return mex.value();
    }

    /** How many moves play lasts at most. */
    static int longestPlay(int game) {
        return options(game).map(option -> 1 + longestPlay(option)).max().orElse(0);
    }

    /** Whether misere play comes out as the rule of misere Nim says, with the Grundy values for the heaps. */
    boolean followsTheRule(List<Integer> sum) {
        return ruleSaysWon(sum.stream().map(Misere::value).toList()) == search.moverWins(inOrder(sum));
    }

    /** The rule of misere Nim. */
    static boolean ruleSaysWon(List<Integer> values) {
        return values.stream().anyMatch(value -> value > 1) == (nimSum(values) != 0);
    }

    private static Stream<List<Integer>> moves(List<Integer> sum) {
        return IntStream.range(0, sum.size()).boxed().flatMap(part -> options(sum.get(part)).mapToObj(option -> {
            List<Integer> next = new ArrayList<>(sum);
            next.set(part, option);
            return inOrder(next);
        }));
    }

    private static List<Integer> inOrder(List<Integer> sum) {
        return sum.stream().filter(game -> game != 0).sorted().toList();
    }
}
