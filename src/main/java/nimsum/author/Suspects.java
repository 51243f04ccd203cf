package nimsum.author;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.data.Mistake.Head;
import nimsum.data.Refutation;
import nimsum.data.Refutation.Wrong;
import nimsum.hack.Likeness;
import nimsum.hack.Suspect;
import nimsum.judge.Answered;
import nimsum.judge.FormCases;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;

/** The known mistakes of a problem that are not merely too slow, as programs that run inside this JVM. */
public final class Suspects {

    private Suspects() {
    }

    /**
     * Returns them in the order of their names. Each run is guarded, and finds nothing that is left of an earlier one.
     */
    public static List<Suspect> of(Problem problem) {
        Map<String, Refutation> known = Refutation.of(problem).stream()
                .filter(refutation -> refutation.verdict() != Verdict.TIME_LIMIT_EXCEEDED)
                .collect(Collectors.toMap(Refutation::name, Function.identity()));
        return WrongSolution.of(problem).stream().filter(wrong -> known.containsKey(wrong.name()))
                .map(wrong -> suspect(wrong, known.get(wrong.name()))).toList();
    }

    /**
     * Returns what is said of a program that answers as a known mistake does; none if none does, and where the judge
     * has a form that our {@code Main} does not read or words of its own.
     *
     * @param runs of the program, short ones first; those behind the first that tells it from all mistakes are not read
     */
    public static Optional<String> likeness(FormCases form, Stream<Answered> runs) {
        if (!form.isOfMain()) {
            return Optional.empty();
        }
        Likeness likeness = new Likeness(of(form.problem()));
        runs.filter(Answered::isOver).takeWhile(run -> !likeness.isOver()).forEach(run -> likeness.compare(run.input(),
                form.asksInLines(run.input(), run.right()), run.right(), run.printed()));
        return likeness.sentences();
    }

    private static Suspect suspect(WrongSolution wrong, Refutation known) {
        Head head = wrong.mistake().head();
        return new Suspect(wrong.name(), head.does(), head.why(), known.smallest().map(Wrong::input), known.secret(),
                input -> {
                    GuardedRun run = wrong.run(input, GuardedRun.STACK_BYTES);
                    return run.failure().isPresent() ? Optional.empty() : Optional.of(run.output());
                });
    }
}
