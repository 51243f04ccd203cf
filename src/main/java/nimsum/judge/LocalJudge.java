package nimsum.judge;

import java.nio.file.Path;
import java.util.List;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.RunLimits;

/**
 * A program that has been compiled, and the rules by which it is judged. Runs it on any number of cases, one process a
 * case and one after the other; closing it removes all that it made.
 */
public final class LocalJudge implements AutoCloseable {

    /** What is alone on a processor takes no longer than its processor time, but for its start. */
    private static final double STARVED = 1.5;

    private final ProcessRunner runner;
    private final Executable program;
    private final JudgingRules rules;

    /** A run and what came of it. */
    record Judged(Run run, CaseResult result) {
    }

    LocalJudge(ProcessRunner runner, Executable program, JudgingRules rules) {
        this.runner = runner;
        this.program = program;
        this.rules = rules;
    }

    /**
     * Compiles a program.
     *
     * @throws CompileErrorException if that fails; with the compiler's message
     * @throws UsageException if the compiler or the interpreter is not installed
     */
    public static LocalJudge compile(Submission submission, JudgingRules rules) {
        ProcessRunner runner = new ProcessRunner();
        try {
            return new LocalJudge(runner, Executable.compile(submission, rules, runner), rules);
        } catch (RuntimeException e) {
            runner.close();
            throw e;
        }
    }

    /** Runs the program on a case and compares what it prints with the answer. */
    public CaseResult judge(TestCase test) {
        return judge(test.input(), test.readOutput()).result;
    }

    /**
     * As {@link #judge(TestCase)}.
     *
     * @param answer each character one byte
     */
    Judged judge(Path input, String answer) {
        RunLimits limits = rules.runLimits(program.language(), answer.length());
        Run run = program.run(input, rules.limits().memoryKib(), limits, runner);
        if (wasStarved(run)) {
            run = program.run(input, rules.limits().memoryKib(), limits, runner);
        }
        return new Judged(run, CaseResult.of(run, program.language(), limits, answer, rules.judge().whiteSpace()));
    }

    /**
     * Whether a program that used too much time shared the processor with others, who also make its own time longer.
     * Then it gets a second chance, which counts.
     */
    static boolean wasStarved(Run run) {
        return run.exceeded().filter(Limit.CPU_TIME::equals).isPresent()
                && run.wallMillis() > STARVED * run.cpuMillis();
    }

    /** How a program was compiled, and how it is run, in a line each. */
    public List<String> commands(Submission submission) {
        return List.of(program.compiled(), "Run" + rules.runLike(program.language()) + ": "
                + program.shown(submission.fileName(), rules.limits().memoryKib()));
    }

    /** A folder for files of the caller, removed on closing. */
    Path folder() {
        return runner.folder();
    }

    @Override
    public void close() {
        runner.close();
    }
}
