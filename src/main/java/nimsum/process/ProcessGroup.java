package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A process that leads a group, and the other members of the group, as the files in {@code /proc} show them (see
 * {@code man 5 proc}). A process is in the group of the process that started it, also after that one has ended, unless
 * it makes a group of its own.
 *
 * @param leader has made this group, or is about to do so
 */
record ProcessGroup(Process leader) {

    /** The unit of times in {@code /proc}, the same on every Linux. */
    private static final int MILLIS_PER_TICK = 10;
    /** Fields of {@code stat}, counted from the one after the program's name. */
    private static final int STATE = 0, GROUP = 2, USER_TIME = 11, CHILDREN_SYSTEM_TIME = 14;
    private static final long MAX_KILL_NANOS = 10_000_000_000L;
    private static final long KILL_PAUSE_NANOS = 2_000_000;

    private record Member(long pid, String[] fields) {
    }

    /**
     * The resource usage of a group.
     *
     * @param cpuMillis processor time of the members and of their children that ended
     * @param peakKib the most memory that one of the members has held
     * @param canRun whether a thread of a member runs, or waits for a processor or a disk, and does not sleep
     */
    record Usage(double cpuMillis, long peakKib, boolean canRun) {
    }

    /** Returns the present usage of the members, without that of the leader itself, which is a shell. */
    Usage usage() {
        List<Member> members = members();
        List<Member> program = members.stream().filter(member -> member.pid != leader.pid()).toList();
        long ticks = program.stream().flatMap(
                member -> Arrays.stream(member.fields, USER_TIME, CHILDREN_SYSTEM_TIME + 1)).mapToLong(Long::parseLong)
                .sum();
        long peakKib = program.stream().mapToLong(member -> peakKib(member.pid)).max().orElse(0);
        return new Usage(ticks * MILLIS_PER_TICK, peakKib, members.stream().anyMatch(member -> canRun(member.pid)));
    }

    /**
     * Kills all members, and waits until none is left.
     *
     * @throws IllegalStateException if some can't be ended
     */
    void kill() {
        long deadline = System.nanoTime() + MAX_KILL_NANOS;
        leader.destroyForcibly(); // It may not have made its group yet.
        for (List<Long> left = running(); !left.isEmpty(); left = running()) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("these processes of the program cannot be ended: " + left);
            }
            killAtOnce();
            LockSupport.parkNanos(KILL_PAUSE_NANOS);
        }
    }

    /** Kills the whole group by one system call, so that not even a fork bomb gets away. */
    private void killAtOnce() {
        try {
            new ProcessBuilder("sh", "-c", "kill -9 -" + leader.pid() + " 2>/dev/null").start().onExit().join();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot end the program", e);
        }
    }

    /** Returns the members that have not ended. Zombies have. */
    private List<Long> running() {
        return members().stream().filter(member -> !"ZX".contains(member.fields[STATE])).map(Member::pid).toList();
    }

    private List<Member> members() {
        String group = Long.toString(leader.pid());
        return names("/proc").filter(name -> Character.isDigit(name.charAt(0)))
                .flatMap(pid -> stat(pid).map(fields -> new Member(Long.parseLong(pid), fields)).stream())
                .filter(member -> member.fields[GROUP].equals(group)).toList();
    }

    private static long peakKib(long pid) {
        return read(pid + "/status").stream().flatMap(String::lines).filter(line -> line.startsWith("VmHWM:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).sum();
    }

    private static boolean canRun(long pid) {
        return names("/proc/" + pid + "/task").flatMap(thread -> stat(pid + "/task/" + thread).stream())
                .anyMatch(fields -> "RD".contains(fields[STATE]));
    }

    private static Optional<String[]> stat(String process) {
        return read(process + "/stat").map(stat -> stat.substring(stat.lastIndexOf(')') + 2).split(" "));
    }

    private static Stream<String> names(String folder) {
        return Arrays.stream(Objects.requireNonNullElse(new File(folder).list(), new String[0]));
    }

    /** Reads a file of a process; returns none if the process is gone. */
    private static Optional<String> read(String file) {
        try {
            return Optional.of(Files.readString(Path.of("/proc", file), StandardCharsets.ISO_8859_1))
                    .filter(text -> !text.isEmpty());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
