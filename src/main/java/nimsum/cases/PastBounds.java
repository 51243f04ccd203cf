package nimsum.cases;

import java.util.ArrayList;
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
 * Inputs that break no rule but the bound of one number, by 1. A solution need not refuse them, for statements are
 * broken and bounds are misquoted.
 */
public final class PastBounds {

    private static final String SMALL = "-too-small", LARGE = "-too-large";
    private static final int TRIES = 40;
    /** Longer inputs, in bytes, are not looked for. */
    private static final int LONGEST = 256 * 1024;

    private final Cases cases;
    private final Function<Map<String, Range>, Cases> withBounds;
    private final Map<String, String> routine;
    private final boolean longQuestions;
    private final boolean longInputs;

    private PastBounds(Cases cases, Function<Map<String, Range>, Cases> withBounds, String sample) {
        this.cases = cases;
        this.withBounds = withBounds;
        this.routine = RoutineFaults.of(cases, sample);
        this.longQuestions = cases.random(new Random(0), 1 << 30).length() > LONGEST;
        this.longInputs = 4L * cases.largest(2).length() > LONGEST;
    }

    /**
     * The rule that is broken, and the input, for each bound of which such an input is found.
     *
     * @param withBounds the cases of the same problem with other bounds
     * @param sample a valid input
     */
    public static Map<String, String> of(Cases cases, Function<Map<String, Range>, Cases> withBounds, String sample) {
        PastBounds past = new PastBounds(cases, withBounds, sample);
        Map<String, String> inputs = new LinkedHashMap<>();
        cases.bounds().forEach((name, range) -> {
            if (range.isUnsigned()) {
                return; // What is past its bounds has no type.
            }
            past.find(name, SMALL, range.min() - 1, range.max()).ifPresent(input -> inputs.put(name + SMALL, input));
            past.find(name, LARGE, range.min(), range.max() + 1).ifPresent(input -> inputs.put(name + LARGE, input));
        });
        return inputs;
    }

    private Optional<String> find(String name, String how, long min, long max) {
        Map<String, Range> wider = new LinkedHashMap<>(cases.bounds());
        wider.put(name, new Range(min, max));
        Cases others = withBounds.apply(wider);
        Stream<String> small = Stream.concat(Stream.ofNullable(routine.get(name + how)), IntStream.range(0, TRIES)
                .mapToObj(seed -> others.random(new Random(seed), others.bruteForceSize())));
        Stream<String> tried = how.equals(SMALL) ? small : Stream.concat(small, large(others, max));
        return tried.filter(input -> others.isValid(input) && cases.brokenRule(input).equals(Optional.of(name + how)))
                .findFirst();
    }

    /** Made one after the other, if those before would not do, and if they are not too long. */
    private Stream<String> large(Cases others, long most) {
        String question = others.random(new Random(0), 1);
        List<Supplier<Optional<String>>> large = new ArrayList<>();
        if (most <= LONGEST / question.length()) {
            large.add(() -> others.joined(Collections.nCopies((int) most, question)));
        }
        if (!longQuestions) {
            large.add(() -> Optional.of(others.random(new Random(0), 1 << 30)));
        }
        if (!longInputs) {
            large.add(() -> Optional.of(others.largest(8)));
        }
        return large.stream().flatMap(made -> made.get().stream());
    }
}
