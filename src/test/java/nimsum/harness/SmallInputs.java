package nimsum.harness;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import nimsum.judge.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * The small inputs of a problem in the one order in which an input is called smaller than another: fewer bytes come first, and
 * of as many bytes the text that a dictionary has first.
 */
final class SmallInputs {

    static final Comparator<String> SMALLER = Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder());
    private static final Duration MOST_TIME = Duration.ofSeconds(30);

    private static final int MOST_TOGETHER = 100;

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

    /** The smallest input below a bound, if there is one, on which a mistake shows in any way. */
    Optional<String> refuting(WrongSolution wrong, Optional<String> bound) {
        List<String> smaller = inputs.stream()
                .takeWhile(input -> bound.isEmpty() || SMALLER.compare(input, bound.get()) < 0).toList();
        return GuardedRun.within(MOST_TIME, () -> refuting(wrong.program(), smaller))
                .orElseThrow(() -> new AssertionError(wrong.name() + " does not end on some small input"));
    }

    /** Asks many at a time where the format allows it, and one by one only where the answers then differ. */
    private Optional<String> refuting(Program wrong, List<String> smaller) {
        return IntStream.iterate(0, from -> from < smaller.size(), from -> from + MOST_TOGETHER)
                .mapToObj(from -> smaller.subList(from, Math.min(from + MOST_TOGETHER, smaller.size())))
                .filter(some -> problem.cases().joined(some).map(all -> shows(wrong, all)).orElse(true))
                .flatMap(some -> some.stream().filter(input -> shows(wrong, input))).findFirst();
    }

    private boolean shows(Program wrong, String input) {
        return GuardedRun.of(wrong, input).verdict(answer(input)) != Verdict.ACCEPTED;
    }

    String answer(String input) {
        return answers.computeIfAbsent(input, problem.main()::run);
    }
}
