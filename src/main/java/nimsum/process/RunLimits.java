package nimsum.process;

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
public record RunLimits(long cpuMillis, long wallMillis, long memoryKib, long addressSpaceKib, long outputBytes,
        long errorBytes) {

    private static final long TOOL_KIB = 4L << 20;
    private static final long TOOL_OUTPUT_BYTES = 1 << 28;

    /** For a program that is trusted: a deadline, twice that in processor time, 4 GiB, and 256 MiB on each output. */
    public static RunLimits ofTool(long wallMillis) {
        return new RunLimits(2 * wallMillis, wallMillis, TOOL_KIB, 0, TOOL_OUTPUT_BYTES, TOOL_OUTPUT_BYTES);
    }
}
