package nimsum.process;

/**
 * The resource limits of one process run.
 *
 * @param cpuMillis processor time of all its processes and threads together
 * @param idleMillis time during which every process of the program was asleep or waiting; the time during which a busy
 * machine did not let them run is not limited
 * @param memoryKib memory that each of its processes holds
 * @param addressSpaceKib address space of each of its processes; 0 if that is not limited
 * @param stackKib the stack of the first thread of each, or as much of it as the system allows; 0 for what is usual
 * here
 */
public record RunLimits(long cpuMillis, long idleMillis, long memoryKib, long addressSpaceKib, long stackKib,
        long outputBytes, long errorBytes) {

    private static final long TOOL_KIB = 4L << 20;
    private static final long TOOL_OUTPUT_BYTES = 1 << 28;

    /** Returns these limits with {@code factor} times the time. */
    public RunLimits times(int factor) {
        return new RunLimits(factor * cpuMillis, factor * idleMillis, memoryKib, addressSpaceKib, stackKib, outputBytes,
                errorBytes);
    }

    /** Returns limits for a trusted program: twice the idle time in processor time, 4 GiB, 256 MiB an output. */
    public static RunLimits ofTool(long idleMillis) {
        return new RunLimits(2 * idleMillis, idleMillis, TOOL_KIB, 0, 0, TOOL_OUTPUT_BYTES, TOOL_OUTPUT_BYTES);
    }
}
