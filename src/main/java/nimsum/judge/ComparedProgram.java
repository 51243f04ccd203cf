package nimsum.judge;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import nimsum.judge.LocalJudge.Judged;
import nimsum.problem.DataFiles;
import nimsum.problem.Program;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;

/** A program that {@link Stress} compares with trusted ones. */
public interface ComparedProgram {

    /**
     * Runs the program and judges it.
     *
     * @param input each character one byte
     * @param answer each character one byte
     */
    Judged answer(String input, String answer);

    /** A compiled program, in a process of its own for each input. */
    static ComparedProgram of(LocalJudge judge) {
        Path file = judge.folder().resolve("input");
        return (input, answer) -> {
            DataFiles.write(file, input);
            return judge.judge(file, answer);
        };
    }

    /** A program of a problem, inside this JVM, under the time limit of the rules. */
    static ComparedProgram of(Program program, JudgingRules rules) {
        Language java = Language.ofFile("Main.java");
        return (input, answer) -> {
            RunLimits limits = rules.runLimits(java, answer.length());
            Run run = GuardedRun
                    .within(Duration.ofMillis(limits.cpuMillis()), GuardedRun.STACK_BYTES, () -> run(program, input))
                    .orElse(new Run(Optional.of(Limit.CPU_TIME), 1, limits.cpuMillis(), 0, PeakMemory.UNKNOWN, "", ""));
            return new Judged(run, CaseResult.of(run, java, limits, answer, rules.judge().whiteSpace()));
        };
    }

    private static Run run(Program program, String input) {
        try {
            return new Run(Optional.empty(), 0, 0, 0, PeakMemory.UNKNOWN, program.run(input), "");
        } catch (RuntimeException | VirtualMachineError e) {
            return new Run(Optional.empty(), 1, 0, 0, PeakMemory.UNKNOWN, "", e.toString());
        }
    }
}
