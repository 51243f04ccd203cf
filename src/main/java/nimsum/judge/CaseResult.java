package nimsum.judge;

import java.util.Map;
import java.util.Optional;
import nimsum.online.OnlineJudge;
import nimsum.online.OnlineJudge.WhiteSpace;
import nimsum.online.Verdict;
import nimsum.process.Run;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import nimsum.process.RunLimits;

/**
 * The result of one case.
 *
 * @param slow whether it was ended because it used too much processor time
 * @param peak the most memory that the program held, its runtime included
 * @param detail what is wrong, in a line; empty if nothing is
 * @param output standard output
 * @param errors standard error, shortened
 * @param difference the first one, where the verdict comes from the output
 */
public record CaseResult(Verdict verdict, boolean slow, long cpuMillis, long wallMillis, PeakMemory peak, String detail,
        String output, String errors, Optional<Difference> difference) {

    private static final int SIGNAL = 128;
    private static final Map<Integer, String> SIGNALS = Map.of(4, "SIGILL: an illegal instruction", 6,
            "SIGABRT: aborted", 8,
            "SIGFPE: a division by zero, or the like", 9, "SIGKILL: killed", 11,
            "SIGSEGV: an address out of bounds, or a stack overflow", 24, "SIGXCPU: too much processor time", 25,
            "SIGXFSZ: too large a file");

    /**
     * Judges a run.
     *
     * @param answer each character one byte
     * @param judge says what it thinks of white space that differs
     */
    static CaseResult of(Run run, ProgrammingLanguage language, RunLimits limits, String answer,
            OnlineJudge judge) {
        if (run.exceeded().isPresent()) {
            Limit limit = run.exceeded().get();
            return new CaseResult(run, verdict(limit), detail(limit, run, limits), Optional.empty());
        }
        if (run.status() != 0) {
            boolean outOfMemory = language.isOutOfMemory(run.errors());
            return new CaseResult(run, outOfMemory ? Verdict.MEMORY_LIMIT_EXCEEDED : Verdict.RUNTIME_ERROR,
                    failure(run, language), Optional.empty());
        }
        return ofOutput(run, language, answer, judge);
    }

    private static CaseResult ofOutput(Run run, ProgrammingLanguage language, String answer, OnlineJudge judge) {
        String withoutCr = run.output().replace("\r\n", "\n");
        String output = judge.windows() ? withoutCr : run.output();
        WhiteSpace whiteSpace = judge.whiteSpace();
        Optional<Difference> difference = Difference.of(answer, output, whiteSpace);
        Verdict verdict = difference.isEmpty()
                ? Verdict.ACCEPTED
                : difference.get().token() == 0 && whiteSpace == WhiteSpace.COUNTS
                        ? Verdict.PRESENTATION_ERROR
                        : Verdict.WRONG_ANSWER;
        String cause = output.isEmpty()
                ? ". The program printed nothing."
                        + (language.limitsHeap() ? " A PrintWriter or BufferedWriter has to be flushed." : "")
                : Difference.ofBytes(answer, withoutCr).isEmpty()
                        ? ". The lines end in CRLF, which a judge on Windows would take."
                        : "";
        return new CaseResult(run, verdict, difference.map(found -> found + cause).orElse(""), difference);
    }

    private CaseResult(Run run, Verdict verdict, String detail, Optional<Difference> difference) {
        this(verdict, run.exceeded().equals(Optional.of(Limit.CPU_TIME)), Math.round(run.cpuMillis()),
                Math.round(run.wallMillis()), run.peak(), detail,
                run.output(), Excerpt.lines(run.errors()), difference);
    }

    private static Verdict verdict(Limit limit) {
        return switch (limit) {
            case CPU_TIME, IDLE_TIME -> Verdict.TIME_LIMIT_EXCEEDED;
            case MEMORY -> Verdict.MEMORY_LIMIT_EXCEEDED;
            case OUTPUT, ERRORS -> Verdict.OUTPUT_LIMIT_EXCEEDED;
        };
    }

    private static String detail(Limit limit, Run run, RunLimits limits) {
        return switch (limit) {
            case CPU_TIME -> "more than " + limits.cpuMillis() + " ms of processor time";
            case IDLE_TIME ->
                "slept or waited for more than " + limits.idleMillis() + " ms, and used the processor for "
                        + Math.round(run.cpuMillis()) + " ms";
            case MEMORY -> "held " + run.peak().kib() + " KiB, which is more than " + limits.memoryKib() + " KiB";
            case OUTPUT -> "more than " + limits.outputBytes() + " bytes on standard output";
            case ERRORS -> "more than " + limits.errorBytes() + " bytes on standard error";
        };
    }

    private static String failure(Run run, ProgrammingLanguage language) {
        String signal = SIGNALS.get(run.status() - SIGNAL);
        String status = "exit status " + run.status() + (signal == null ? "" : " (" + signal + ")");
        return language.failure(run.errors()).or(() -> run.errors().lines().filter(line -> !line.isBlank()).findFirst())
                // A JVM that can't start says so on standard output.
                .or(() -> language.failure(run.output()))
                .map(line -> status + ": " + Excerpt.line(line)).orElse(status);
    }
}
