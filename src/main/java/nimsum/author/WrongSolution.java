package nimsum.author;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimsum.data.Mistake;
import nimsum.data.TestCase;
import nimsum.judge.GuardedRun;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;

/**
 * A mistake as a program.
 *
 * @param program the wrong program; a run may find what an earlier run left in its static fields
 * @param keepsState whether it has such fields
 */
public record WrongSolution(Problem problem, Mistake mistake, PatchedMains mains, Program program, boolean keepsState,
        Duration limit) {

    /**
     * Compiles all mistakes of a problem, in the order of their names.
     *
     * @throws CheckoutException if a mistake does not have the right form or does not compile
     */
    public static List<WrongSolution> of(Problem problem) {
        List<Mistake> mistakes = Mistake.of(problem);
        PatchedMains mains = new PatchedMains(problem, mistakes);
        Duration limit = Duration.ofMillis(problem.file().limits().timeMs());
        return mistakes.stream().map(mistake -> {
            Program program = mains.load(PatchedMains.className(problem, mistake));
            return new WrongSolution(problem, mistake, mains, program, mains.keepsState(program), limit);
        }).toList();
    }

    /** Returns the folder of the sources and the class files. */
    public Path folder() {
        return mains.folder();
    }

    public String name() {
        return mistake.name();
    }

    /** Returns the sources that were compiled for it, as one text without comments. */
    String code() {
        return mains.sources(program).replaceAll("(?m)^\\s*(/\\*|\\*|//).*\n", "");
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
        return keepsState ? mains.load(program.toString()) : program;
    }
}
