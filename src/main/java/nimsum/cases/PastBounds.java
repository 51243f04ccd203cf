package nimsum.cases;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Inputs that break no rule but the bound of one number, by 1, or that of all questions together. A solution need not refuse them,
 * for statements are broken and bounds are misquoted.
 */
public final class PastBounds {

    private static final String SMALL = "-too-small", LARGE = "-too-large";
    private static final int TRIES = 40;
    /** More questions are not asked at once. */
    private static final int MANY = 1 << 20;

    private final Cases cases;
    private final Function<Map<String, Range>, Cases> withBounds;
    private final Map<String, String> routine;

    /**
     * @param withBounds
     *            the cases of the same problem with other bounds
     * @param sample
     *            a valid input
     */
    public PastBounds(Cases cases, Function<Map<String, Range>, Cases> withBounds, String sample) {
        this.cases = cases;
        this.withBounds = withBounds;
        this.routine = RoutineFaults.of(cases, sample);
    }

    /** The rule that is broken, and the input, for each bound of which such an input is found. */
    public Map<String, String> all() {
        Map<String, String> inputs = new LinkedHashMap<>();
        rules().forEach(rule -> input(rule).ifPresent(input -> inputs.put(rule, input)));
        return inputs;
    }

    /** An input that breaks this rule and no other; none if none is found, or if it is no rule of a bound. */
    public Optional<String> input(String rule) {
        if (!rules().contains(rule)) {
            return Optional.empty();
        }
        if (rule.equals(CountedCases.SUM_TOO_LARGE)) {
            return tooMuchInAll();
        }
        String name = rule.replaceFirst(SMALL + "$|" + LARGE + "$", "");
        Range range = cases.bounds().get(name);
        return rule.endsWith(SMALL)
                ? find(name, rule, range.min() - 1, range.max())
                : find(name, rule, range.min(), range.max() + 1);
    }

    private List<String> rules() {
        return Stream.concat(cases.bounds().keySet().stream().flatMap(name -> Stream.of(name + SMALL, name + LARGE)),
                Stream.of(CountedCases.SUM_TOO_LARGE)).toList();
    }

    /** One of the largest inputs, asked twice, where questions have a bound for all of them. */
    private Optional<String> tooMuchInAll() {
        return cases instanceof CountedCases counted && counted.mostInAll() < Long.MAX_VALUE
                ? Stream.concat(Stream.of(counted.largest(8)), counted.named().values().stream().map(Supplier::get))
                        .flatMap(input -> counted.joined(List.of(input, input)).stream())
                        .filter(input -> cases.brokenRule(input).equals(Optional.of(CountedCases.SUM_TOO_LARGE)))
                        .findFirst()
                : Optional.empty();
    }

    private Optional<String> find(String name, String rule, long min, long max) {
        Map<String, Range> wider = new LinkedHashMap<>(cases.bounds());
        wider.put(name, new Range(min, max));
        Cases others = withBounds.apply(wider);
        Stream<String> small = Stream.concat(Stream.ofNullable(routine.get(rule)), IntStream.range(0, TRIES)
                .mapToObj(seed -> others.random(new Random(seed), others.bruteForceSize())));
        Stream<String> tried = rule.endsWith(SMALL) ? small : Stream.concat(small, large(others, max));
        return tried.filter(input -> others.isValid(input) && cases.brokenRule(input).equals(Optional.of(rule)))
                .findFirst();
    }

    /** Made one after the other, if those before would not do. */
    private static Stream<String> large(Cases cases, long most) {
        String question = cases.random(new Random(0), 1);
        return Stream.<Supplier<Optional<String>>>of(
                () -> most <= MANY ? cases.joined(Collections.nCopies((int) most, question)) : Optional.empty(),
                () -> Optional.of(cases.random(new Random(0), 1 << 30)), () -> Optional.of(cases.largest(8)))
                .flatMap(made -> made.get().stream());
    }
}
