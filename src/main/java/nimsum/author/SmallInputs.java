package nimsum.author;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import nimsum.errors.CheckoutException;
import nimsum.input.Cases;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * The small inputs of a problem, sorted. An input is smaller than another one if it has fewer bytes, or as many bytes
 * and comes first in a dictionary.
 */
public final class SmallInputs {

    private static final Comparator<String> SMALLER = Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder());
    private static final Duration MAX_TIME = Duration.ofSeconds(30);

    private static final int MAX_TOGETHER = 100;
    /** The number of smallest inputs that are asked in pairs. */
    private static final int PAIRED = 20;

    private final Problem problem;
    private final Cases cases;
    private final List<String> inputs;
    private final Map<String, String> answers = new ConcurrentHashMap<>();

    SmallInputs(Problem problem) {
        this.problem = problem;
        this.cases = problem.cases();
        this.inputs = cases.small().sorted(SMALLER).toList();
    }

    boolean contains(String input) {
        return inputs.contains(input);
    }

    /**
     * Finds the smallest input on which a mistake shows in any way. The input has two questions if only a second
     * question shows the mistake, because the program keeps something of the question before.
     */
    Optional<String> refuting(WrongSolution wrong) {
        return GuardedRun.within(MAX_TIME, GuardedRun.STACK_BYTES, () -> single(wrong).or(() -> pair(wrong)))
                .orElseThrow(() -> new CheckoutException(wrong.name() + " does not end on some small input"));
    }

    /**
     * Asks many questions at a time if the format allows it, and asks one by one only if the answers then differ. A
     * mistake that shows only because of an earlier run does not count.
     */
    private Optional<String> single(WrongSolution wrong) {
        return IntStream.iterate(0, from -> from < inputs.size(), from -> from + MAX_TOGETHER)
                .mapToObj(from -> inputs.subList(from, Math.min(from + MAX_TOGETHER, inputs.size())))
                .filter(some -> cases.joined(some).map(all -> shows(wrong.program(), all)).orElse(true))
                .flatMap(some -> some.stream()
                        .filter(input -> shows(wrong.program(), input) && shows(wrong.fresh(), input)))
                .findFirst();
    }

    /** Asks each pair of the smallest inputs, unless all answers are right if they are asked up and down in one run. */
    private Optional<String> pair(WrongSolution wrong) {
        List<String> few = inputs.subList(0, Math.min(PAIRED, inputs.size()));
        List<String> upAndDown = new ArrayList<>(few);
        Collections.reverse(upAndDown);
        upAndDown.addAll(0, few);
        if (cases.joined(upAndDown).filter(all -> !shows(wrong.fresh(), all)).isPresent()) {
            return Optional.empty();
        }
        return few.stream().flatMap(first -> few.stream().map(second -> List.of(first, second)))
                .flatMap(both -> cases.joined(both).stream()).sorted(SMALLER)
                .filter(input -> shows(wrong.fresh(), input)).findFirst();
    }

    private boolean shows(Program wrong, String input) {
        return GuardedRun.of(wrong, input)
                .verdict(answers.computeIfAbsent(input, problem.main()::run)) != Verdict.ACCEPTED;
    }
}
