package theory;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Dyadic rationals and the games that are worth them. A rational is a whole number of {@link #UNIT}ths here, so that
 * arithmetic on it is that of {@code int}.
 */
final class DyadicForms {

    /** One. Its parts are small enough for all that is built here. */
    static final int UNIT = 1 << 14;

    private final ShortGame zero;
    private final Map<Integer, ShortGame> forms = new HashMap<>();

    DyadicForms(ShortGame zero) {
        this.zero = zero;
        forms.put(0, zero);
    }

    /** The game of the text that stands for q: its options have smaller denominators, or are nearer to zero. */
    ShortGame form(int q) {
        ShortGame known = forms.get(q);
        if (known == null) {
            int step = step(q);
            known = zero.game(step == UNIT && q < 0 ? Set.of() : Set.of(form(q - step)),
                    step == UNIT && q > 0 ? Set.of() : Set.of(form(q + step)));
            forms.put(q, known);
        }
        return known;
    }

    /** One over the denominator. */
    private static int step(int q) {
        return q % UNIT == 0 ? UNIT : Integer.lowestOneBit(q);
    }

    /** The day of its form. */
    static int birthday(int q) {
        int size = Math.abs(q);
        return size % UNIT == 0
                ? size / UNIT
                : size / UNIT + 1 + Integer.numberOfTrailingZeros(UNIT / step(size));
    }

    static Set<Integer> bornByDay(int day) {
        return IntStream.rangeClosed(-day * UNIT, day * UNIT).filter(q -> birthday(q) <= day).boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The integer nearest to zero, or else the one of least denominator. */
    static int simplest(Collection<Integer> numbers) {
        return numbers.stream().min(Comparator.comparing((Integer q) -> UNIT / step(q)).thenComparing(Math::abs))
                .orElseThrow();
    }

    /**
     * The simplest number between the numbers of both players' options, by the code that the chapter on numbers shows.
     */
    static int simplestBetween(IntStream left, IntStream right) {
        int greatest = left.max().orElse(Integer.MIN_VALUE);
        int least = right.min().orElse(Integer.MAX_VALUE);
        if (greatest >= least) {
            throw new IllegalArgumentException("no number between " + text(greatest) + " and " + text(least));
        }
        return (int) NumbersTest.simplest(greatest, least);
    }

    /** As the texts write it: {@code -\frac32}. */
    static String latex(int q) {
        return text(q).replaceFirst("(\\d)/(\\d)", "\\\\frac$1$2");
    }

    static String text(int q) {
        int step = step(q);
        return step == UNIT ? Integer.toString(q / UNIT) : q / step + "/" + UNIT / step;
    }
}
