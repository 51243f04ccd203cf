package nimsum.judge;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import nimsum.judge.LocalJudge.Judged;
import nimsum.judge.Run.Broken;
import nimsum.problem.DataFiles;
import nimsum.problem.Program;

/** A program that {@link Stress} compares with the brute force. */
public interface Contender {

    /**
     * Runs the program and judges it.
     *
     * @param input
     *            each character one byte
     * @param answer
     *            each character one byte
     */
    Judged answer(String input, String answer);

    /** A compiled program, in a process of its own for each input. */
    static Contender of(LocalJudge judge) {
        Path file = judge.folder().resolve("input");
        return (input, answer) -> {
            DataFiles.write(file, input);
            return judge.judge("", file, answer);
        };
    }

    /** A program of a problem, inside this JVM, under the time limit of the rules. */
    static Contender of(Program program, Rules rules) {
        Language java = Language.of("Main.java");
        return (input, answer) -> {
            RunLimits limits = RunLimits.of(rules.limits(), java, answer.length());
            Run run = run(program, input, limits.wallMillis());
            return new Judged(run, CaseResult.of("", run, java, limits, answer, rules.judge().whiteSpaceCounts()));
        };
    }

    private static Run run(Program program, String input, long mostMillis) {
        FutureTask<String> output = new FutureTask<>(() -> program.run(input));
        Thread thread = new Thread(output);
        thread.setDaemon(true); // One that never ends does not keep the JVM.
        thread.start();
        try {
            return new Run(Optional.empty(), 0, 0, 0, 0, output.get(mostMillis, TimeUnit.MILLISECONDS), "");
        } catch (TimeoutException e) {
            return new Run(Optional.of(Broken.WALL_TIME), 1, 0, mostMillis, 0, "", "");
        } catch (ExecutionException e) {
            return new Run(Optional.empty(), 1, 0, 0, 0, "", e.getCause().toString());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
