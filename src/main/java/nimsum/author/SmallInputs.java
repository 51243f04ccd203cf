package nimsum.author;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import nimsum.judge.Verdict;
import nimsum.problem.CheckoutException;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * The small inputs of a problem in the one order in which an input is called smaller than another: fewer bytes come
 * first, and of as many bytes the text that a dictionary has first.
 */
public final class SmallInputs {

    public static final Comparator<String> SMALLER = Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder());
    private static final Duration MOST_TIME = Duration.ofSeconds(30);

    private static final int MOST_TOGETHER = 100;
    /** How many of the smallest inputs are asked in pairs. */
    private static final int PAIRED = 20;

    private final Problem problem;
    private final List<String> inputs;
    /** What Main answers, made when it is first asked for. */
    private final Map<String, String> answers = new ConcurrentHashMap<>();

    SmallInputs(Problem problem) {
        this.problem = problem;
        this.inputs = problem.cases().small().sorted(SMALLER).toList();
    }

    boolean contains(String input) {
        return inputs.contains(input);
    }

    /**
     * The smallest input below a bound, if there is one, on which a mistake shows in any way. It has two questions if
     * no single one shows a mistake that keeps something of the question before.
     */
    Optional<String> refuting(WrongSolution wrong, Optional<String> bound) {
        Predicate<String> isBelow = input -> bound.isEmpty() || SMALLER.compare(input, bound.get()) < 0;
        boolean asksOne = bound.filter(this::contains).isPresent();
        return GuardedRun.within(MOST_TIME, () -> {
            Optional<String> found = single(wrong, inputs.stream().takeWhile(isBelow).toList());
            return found.isPresent() || asksOne ? found : pair(wrong, isBelow);
        }).orElseThrow(() -> new CheckoutException(wrong.name() + " does not end on some small input"));
    }

    /**
     * Asks many at a time where the format allows it, and one by one only where the answers then differ. What shows
     * only because of an earlier run does not count.
     */
    private Optional<String> single(WrongSolution wrong, List<String> smaller) {
        return IntStream.iterate(0, from -> from < smaller.size(), from -> from + MOST_TOGETHER)
                .mapToObj(from -> smaller.subList(from, Math.min(from + MOST_TOGETHER, smaller.size())))
                .filter(some -> problem.cases().joined(some).map(all -> shows(wrong.program(), all)).orElse(true))
                .flatMap(some -> some.stream()
                        .filter(input -> shows(wrong.program(), input) && shows(wrong.fresh(), input)))
                .findFirst();
    }

    /** Asks each pair of the smallest ones, unless the answers are right when all are asked, up and down. */
    private Optional<String> pair(WrongSolution wrong, Predicate<String> isBelow) {
        List<String> few = inputs.subList(0, Math.min(PAIRED, inputs.size()));
        List<String> upAndDown = new ArrayList<>(few);
        Collections.reverse(upAndDown);
        upAndDown.addAll(0, few);
        if (problem.cases().joined(upAndDown).filter(all -> !shows(wrong.fresh(), all)).isPresent()) {
            return Optional.empty();
        }
        return few.stream().flatMap(first -> few.stream().map(second -> List.of(first, second)))
                .flatMap(both -> problem.cases().joined(both).stream()).filter(isBelow).sorted(SMALLER)
                .filter(input -> shows(wrong.fresh(), input)).findFirst();
    }

    private boolean shows(Program wrong, String input) {
        return GuardedRun.of(wrong, input).verdict(answer(input)) != Verdict.ACCEPTED;
    }

    private String answer(String input) {
        return answers.computeIfAbsent(input, problem.main()::run);
    }
}
