package nimsum.judge;

import nimsum.problem.ProblemFile.Limits;

/**
 * What one run of a program may use.
 *
 * @param cpuMillis
 *            processor time of all its processes and threads together
 * @param wallMillis
 *            time from start to end
 * @param memoryKib
 *            memory that all its processes hold together
 * @param addressSpaceKib
 *            address space of each of its processes; 0 if that is not limited
 * @param outputBytes
 *            standard output
 * @param errorBytes
 *            standard error
 */
record RunLimits(long cpuMillis, long wallMillis, long memoryKib, long addressSpaceKib, long outputBytes,
        long errorBytes) {

    /** A program that waits may take this much longer than its processor time allows, at the least. */
    private static final long LEAST_EXTRA_MILLIS = 2000;
    /** Address space is limited only to keep the machine from harm; what is judged is the memory that is held. */
    private static final long EXTRA_ADDRESS_SPACE_KIB = 4L << 20;
    private static final long EXTRA_OUTPUT_BYTES = 1 << 20;
    private static final RunLimits OF_COMPILER = new RunLimits(60_000, 60_000, 4L << 20, 0, 1 << 28, 1 << 28);

    /**
     * The limits for one case. The time limit is one of processor time, which is the same on a busy machine as on an idle one;
     * the wall time may be three times that, and two seconds more at least, and ends what sleeps or waits.
     *
     * @param answerBytes
     *            size of the answer; twice that and a MiB may be printed
     */
    static RunLimits of(Limits limits, Language language, long answerBytes) {
        long time = limits.timeMillis();
        long memory = limits.memoryKib() + (long) language.runtimeKib();
        return new RunLimits(time, time + Math.max(2 * time, LEAST_EXTRA_MILLIS), memory,
                language.limitsHeap() ? 0 : memory + EXTRA_ADDRESS_SPACE_KIB, EXTRA_OUTPUT_BYTES + 2 * answerBytes,
                EXTRA_OUTPUT_BYTES);
    }

    /** The limits for a compiler. */
    static RunLimits ofCompiler() {
        return OF_COMPILER;
    }
}
