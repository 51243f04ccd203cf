package nimsum.judge;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
            Run run = run(program, input, limits.cpuMillis() + limits.idleMillis());
            return new Judged(run, CaseResult.of(run, java, limits, answer, rules.judge().whiteSpace()));
        };
    }

    private static Run run(Program program, String input, long maxMillis) {
        FutureTask<String> output = new FutureTask<>(() -> program.run(input));
        Thread thread = new Thread(output);
        thread.setDaemon(true); // One that never ends does not keep the JVM.
        thread.start();
        try {
            return new Run(Optional.empty(), 0, 0, 0, PeakMemory.UNKNOWN,
                    output.get(maxMillis, TimeUnit.MILLISECONDS), "");
        } catch (TimeoutException e) {
            return new Run(Optional.of(Limit.IDLE_TIME), 1, 0, maxMillis, PeakMemory.UNKNOWN, "", "");
        } catch (ExecutionException e) {
            return new Run(Optional.empty(), 1, 0, 0, PeakMemory.UNKNOWN, "", e.getCause().toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
