package nimsum.judge;

import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.ProblemFile.Limits;
import nimsum.process.RunLimits;

/**
 * By what rules a program is judged.
 *
 * @param judge
 *            whose JVM flags are used, and who says whether white space counts
 * @param limits
 *            what the program may use on one case
 */
public record JudgingRules(OnlineJudge judge, Limits limits) {

    /** A program that waits may take this much longer than its processor time allows, at the least. */
    private static final long MIN_EXTRA_MILLIS = 2000;
    /** Address space is limited only to keep the machine from harm; what is judged is the memory that is held. */
    private static final long EXTRA_ADDRESS_SPACE_KIB = 4L << 20;
    private static final long EXTRA_OUTPUT_BYTES = 1 << 20;

    /** The time limit for a language, in milliseconds. */
    int timeMillis(Language language) {
        return language.isJava() ? limits.timeMs() : limits.timeMsOthers().orElse(limits.timeMs());
    }

    /**
     * The limits for one case. The time limit is one of processor time, which is the same on a busy machine as on an idle one;
     * the wall time may be three times that, and two seconds more at least, and ends what sleeps or waits.
     *
     * @param answerBytes
     *            size of the answer; twice that and a MiB may be printed
     */
    RunLimits runLimits(Language language, long answerBytes) {
        long time = timeMillis(language);
        long memory = limits.memoryKib() + (long) language.runtimeKib().orElse(0);
        return new RunLimits(time, time + Math.max(2 * time, MIN_EXTRA_MILLIS), memory,
                language.limitsHeap() ? 0 : memory + EXTRA_ADDRESS_SPACE_KIB, EXTRA_OUTPUT_BYTES + 2 * answerBytes,
                EXTRA_OUTPUT_BYTES);
    }
}
