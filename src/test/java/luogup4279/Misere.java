package luogup4279;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.util.Mex;

/**
 * Sums of small impartial games under misere play, from the definitions. The games are numbered as in
 * <code>theory/sums.md</code>: game n has a move to game i if bit i of n is set. A sum is a list of numbers.
 */
final class Misere {

    private static final Map<List<Integer>, Boolean> WON = new HashMap<>();

    private Misere() {
    }

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
    static boolean followsTheRule(List<Integer> sum) {
        return ruleSaysWon(sum.stream().map(Misere::value).toList()) == isWon(sum);
    }

    /** The rule of misere Nim. */
    static boolean ruleSaysWon(List<Integer> values) {
        int nimSum = values.stream().reduce(0, (a, b) -> a ^ b);
        return values.stream().anyMatch(value -> value > 1) ? nimSum != 0 : nimSum == 0;
    }

    /** Whether the player to move wins: there is no move left, or one that leads to a lost sum. */
    private static synchronized boolean isWon(List<Integer> sum) {
        List<Integer> sorted = sum.stream().filter(game -> game != 0).sorted().toList();
        Boolean won = WON.get(sorted);
        if (won == null) {
            won = sorted.isEmpty() || moves(sorted).anyMatch(next -> !isWon(next));
            WON.put(sorted, won);
        }
        return won;
    }

    private static Stream<List<Integer>> moves(List<Integer> sum) {
        return IntStream.range(0, sum.size()).boxed().flatMap(part -> options(sum.get(part)).mapToObj(option -> {
            List<Integer> next = new ArrayList<>(sum);
            next.set(part, option);
            return next;
        }));
    }
}
