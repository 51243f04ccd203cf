package nimsum.judge;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import nimsum.data.TestCase;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.problem.Program;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;

/**
 * Judges a compiled program by some rules, on any number of cases, one process a case and one after the other; closing
 * it removes all that it made.
 */
public final class Judge implements AutoCloseable {

    /** The ratio of wall time to processor time of a program that shares the processor. */
    private static final double STARVED = 1.5;

    private final ProcessRunner runner;
    private final Executable program;

    Judge(ProcessRunner runner, Executable program) {
        this.runner = runner;
        this.program = program;
    }

    /**
     * Compiles a program.
     *
     * @throws CompileErrorException if that fails; with the compiler's message
     * @throws UsageException if the compiler or the interpreter is not installed
     */
    public static Judge compile(Submission submission, JudgingRules rules) {
        ProcessRunner runner = new ProcessRunner();
        try {
            return new Judge(runner, Executable.compile(submission, rules, runner));
        } catch (RuntimeException e) {
            runner.close();
            throw e;
        }
    }

    /** Runs the program on a case and compares what it prints with the answer. */
    public CaseResult judge(TestCase test) {
        return judge(test, 1);
    }

    /** Judges with {@code factor} times the time limit. */
    public CaseResult judge(TestCase test, int factor) {
        return judge(test.input(), test.readOutput(), factor);
    }

    /**
     * Judges as {@link #judge(TestCase)} does, on an input that is not in a file.
     *
     * @param input each character one byte
     * @param answer each character one byte
     */
    public CaseResult judge(String input, String answer) {
        Path file = runner.folder().resolve("input");
        DataFiles.write(file, input);
        return judge(file, answer, 1);
    }

    /** Judges a program of a problem inside this JVM, under the time limit and the white space of the rules. */
    public static CaseResult judge(Program program, JudgingRules rules, String input, String answer) {
        ProgrammingLanguage java = ProgrammingLanguage.ofFile("Main.java");
        RunLimits limits = rules.runLimits(java, answer.length());
        Run run = GuardedRun
                .within(Duration.ofMillis(limits.cpuMillis()), GuardedRun.STACK_BYTES, () -> run(program, input))
                .orElse(new Run(Optional.of(Limit.CPU_TIME), 1, limits.cpuMillis(), 0, PeakMemory.UNKNOWN, "", ""));
        return CaseResult.of(run, java, limits, answer, rules.judge());
    }

    private static Run run(Program program, String input) {
        try {
            return new Run(Optional.empty(), 0, 0, 0, PeakMemory.UNKNOWN, program.run(input), "");
        } catch (RuntimeException | VirtualMachineError e) {
            return new Run(Optional.empty(), 1, 0, 0, PeakMemory.UNKNOWN, "", e.toString());
        }
    }

    private CaseResult judge(Path input, String answer, int factor) {
        JudgingRules rules = program.rules();
        RunLimits limits = rules.runLimits(program.language(), answer.length()).times(factor);
        Run run = program.run(input, limits, runner);
        if (wasStarved(run)) {
            run = program.run(input, limits, runner);
        }
        return CaseResult.of(run, program.language(), limits, answer, rules.judge());
    }

    /**
     * Tells whether a program that used too much time shared the processor with others, who also make its own time
     * longer. Then it gets a second chance, which counts.
     */
    static boolean wasStarved(Run run) {
        return run.exceeded().filter(Limit.CPU_TIME::equals).isPresent()
                && run.wallMillis() > STARVED * run.cpuMillis();
    }

    /** Returns how a program was compiled, and how it is run, in a line each. */
    public List<String> commands() {
        return List.of(program.compiled(),
                "Run" + program.rules().runLike(program.language()) + ": " + program.shown());
    }

    @Override
    public void close() {
        runner.close();
    }
}
