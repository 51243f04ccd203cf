package nimsum.author;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.files.DataFiles;
import nimsum.judge.GuardedRun;
import nimsum.judge.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * A mistake in {@code wrong/}, which is a change of {@code Main} or of another source of the problem.
 *
 * @param description why somebody makes the mistake, on one line
 * @param program the wrong program; a run may find what an earlier run left in its static fields
 * @param keepsState whether it has such fields
 */
public record WrongSolution(Problem problem, Path file, String description, Program program, boolean keepsState,
        Duration limit) {

    /**
     * Compiles all mistakes of a problem, in the order of their names.
     *
     * @throws CheckoutException if a mistake does not have the right form or does not compile
     */
    public static List<WrongSolution> of(Problem problem) {
        return compiled(problem, files(problem).stream().map(Patch::read).toList());
    }

    /** Does the same for those mistakes alone whose descriptions promise a verdict. */
    public static List<WrongSolution> of(Problem problem, Verdict verdict) {
        return compiled(problem, files(problem).stream().map(Patch::read)
                .filter(patch -> promised(patch.description()) == verdict).toList());
    }

    private static List<WrongSolution> compiled(Problem problem, List<Patch> patches) {
        PatchedMains mains = new PatchedMains(problem, patches);
        Duration limit = Duration.ofMillis(problem.file().limits().timeMs());
        return patches.stream().map(patch -> {
            Program program = PatchedMains.load(problem, mains.className(patch));
            return new WrongSolution(problem, patch.file(), patch.description(), program,
                    PatchedMains.keepsState(problem, program), limit);
        }).toList();
    }

    /** Returns the files of the mistakes of a problem, in the order of their names. */
    public static List<Path> files(Problem problem) {
        Path folder = problem.folder().resolve("wrong");
        return Files.isDirectory(folder) ? DataFiles.names(folder).stream().map(folder::resolve).toList() : List.of();
    }

    public String name() {
        return DataFiles.stem(file);
    }

    /** Returns the verdict that the description promises. */
    public Verdict verdict() {
        return promised(description);
    }

    private static Verdict promised(String description) {
        return Stream.of(Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR)
                .filter(verdict -> description.contains("Verdict: " + verdict + ".")).findFirst()
                .orElse(Verdict.WRONG_ANSWER);
    }

    /**
     * Returns what a judge says of one case, by runs inside this JVM. If the program fails after earlier runs, it is
     * loaded anew, and the new run decides.
     */
    public Verdict verdictOn(TestCase test) {
        String input = test.readInput();
        Verdict warm = GuardedRun.of(program, input, limit, GuardedRun.STACK_BYTES).verdict(test.readOutput());
        return warm == Verdict.ACCEPTED || !keepsState
                ? warm
                : run(input, GuardedRun.STACK_BYTES).verdict(test.readOutput());
    }

    /** Runs the program inside this JVM, under the time limit of the problem. Nothing is left of an earlier run. */
    public GuardedRun run(String input, int stackBytes) {
        return GuardedRun.of(fresh(), input, limit, stackBytes);
    }

    /** Returns the program as it is before its first run. */
    Program fresh() {
        return keepsState ? PatchedMains.load(problem, program.toString()) : program;
    }
}
