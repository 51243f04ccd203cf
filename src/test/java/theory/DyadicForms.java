package theory;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.game.Dyadic;

/** The games of the text that are worth dyadic rationals, and the days on which they are born. */
final class DyadicForms {

    private final ShortGame zero;
    private final Map<Dyadic, ShortGame> forms = new HashMap<>();

    DyadicForms(ShortGame zero) {
        this.zero = zero;
        forms.put(Dyadic.ZERO, zero);
    }

    /** Returns the game of the text that stands for q: its options have smaller denominators, or are nearer to zero. */
    ShortGame form(Dyadic q) {
        ShortGame known = forms.get(q);
        if (known == null) {
            Dyadic step = new Dyadic(1, q.exponent());
            boolean isInteger = q.exponent() == 0;
            known = zero.game(isInteger && q.signum() < 0 ? Set.of() : Set.of(form(q.plus(step.negate()))),
                    isInteger && q.signum() > 0 ? Set.of() : Set.of(form(q.plus(step))));
            forms.put(q, known);
        }
        return known;
    }

    /** Returns the day of its form. */
    static long birthday(Dyadic q) {
        return (q.numerator().abs().intValueExact() >> q.exponent()) + (q.exponent() == 0 ? 0 : 1 + q.exponent());
    }

    static Set<Dyadic> bornByDay(int day) {
        return IntStream.rangeClosed(-day << day, day << day).mapToObj(n -> new Dyadic(n, day))
                .filter(q -> birthday(q) <= day).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns the integer nearest to zero, or else the one of least denominator. */
    static Dyadic simplest(Collection<Dyadic> numbers) {
        return numbers.stream()
                .min(Comparator.comparing(Dyadic::exponent).thenComparing(q -> q.numerator().abs())).orElseThrow();
    }
}
