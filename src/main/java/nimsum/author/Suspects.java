package nimsum.author;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.data.Mistake;
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

    private static final Duration PATIENCE = Duration.ofSeconds(Suspect.SECONDS);

    private Suspects() {
    }

    /**
     * Returns them in the order of their names. Each run is guarded, and finds nothing that is left of an earlier one.
     */
    public static List<Suspect> of(Problem problem) {
        Map<String, Refutation> known = known(problem);
        return WrongSolution.of(problem).stream().filter(wrong -> known.containsKey(wrong.name()))
                .map(wrong -> suspect(wrong.mistake(), known.get(wrong.name()), input -> {
                    GuardedRun run = GuardedRun.of(wrong.fresh(), input, PATIENCE, GuardedRun.STACK_BYTES);
                    return run.failure().isPresent() ? Optional.empty() : Optional.of(run.output());
                })).toList();
    }

    /**
     * A suspect whose sources are to be compiled elsewhere.
     *
     * @param suspect cannot be run
     * @param className of the program
     */
    public record Source(Suspect suspect, String className, List<Path> files) {
    }

    /** Returns how many there are. */
    public static int count(Problem problem) {
        return known(problem).size();
    }

    /** Writes the sources of all, in the order of their names, below a folder. */
    public static List<Source> sources(Problem problem, Path folder) {
        Map<String, Refutation> known = known(problem);
        return Mistake.of(problem).stream().filter(mistake -> known.containsKey(mistake.name()))
                .map(mistake -> new Source(suspect(mistake, known.get(mistake.name()), null),
                        PatchedMains.className(problem, mistake),
                        PatchedMains.write(problem, folder, Patch.of(mistake))))
                .toList();
    }

    private static Map<String, Refutation> known(Problem problem) {
        return Refutation.of(problem).stream()
                .filter(refutation -> refutation.verdict() != Verdict.TIME_LIMIT_EXCEEDED)
                .collect(Collectors.toMap(Refutation::name, Function.identity()));
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

    private static Suspect suspect(Mistake mistake, Refutation known, Function<String, Optional<String>> run) {
        return new Suspect(mistake.name(), mistake.head().does(), mistake.head().why(), refuted(known), run);
    }

    private static String refuted(Refutation known) {
        return known.smallest().map(wrong -> "Smallest input: " + code(wrong))
                .or(() -> known.shown().map(wrong -> "It fails on this input: " + code(wrong)))
                .orElse("No small input catches it, but the secret case " + known.secret() + " does.");
    }

    private static String code(Wrong wrong) {
        return "`" + wrong.input().strip().replace("\n", " / ") + "`.";
    }
}
