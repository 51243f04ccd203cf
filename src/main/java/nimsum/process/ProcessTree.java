package nimsum.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import nimsum.process.ProcessTable.Row;
import nimsum.process.ProcessTable.Usage;

/**
 * A process, all that descend from it, and what they use together.
 *
 * <p>
 * A process belongs to the tree if its parent does, if it is in the session of the root, or if it carries the root's
 * mark in its environment (Linux); once seen, it stays a member when it leaves its parent. So one escapes only if,
 * between two looks, it starts a session of its own, loses its parent and throws its environment away.
 */
final class ProcessTree {

    private static final long MAX_KILL_NANOS = 10_000_000_000L;
    private static final long KILL_PAUSE_NANOS = 2_000_000;

    private final ProcessTable table;
    private final long root;
    private final String mark;
    /** The members that were alive at the last look. */
    private final Map<Long, ProcessHandle> members = new TreeMap<>();
    private long cpuMillis;
    private long peakKib;

    /**
     * @param root started a moment ago
     * @param mark stands in its environment and in no other's
     */
    ProcessTree(ProcessTable table, Process root, String mark) {
        this.table = table;
        this.root = root.pid();
        this.mark = mark;
        members.put(this.root, root.toHandle());
    }

    /** Processor time of the tree so far, without the root, which is the shell. */
    long cpuMillis() {
        return cpuMillis;
    }

    /** The most memory that the tree was seen to hold, without the root; 0 if it was never seen. */
    long peakKib() {
        return peakKib;
    }

    /** Looks for new members. */
    synchronized void discover() {
        discover(table.all());
    }

    /**
     * Measures what the known members use; whether any of them used the processor since the last time, or could have.
     */
    synchronized boolean measure() {
        long cpu = 0;
        long resident = 0;
        for (long pid : members.keySet()) {
            Optional<Usage> usage = pid == root ? Optional.empty() : table.usage(pid);
            if (usage.isPresent()) {
                cpu += usage.get().cpuMillis();
                resident += usage.get().residentKib();
                peakKib = Math.max(peakKib, usage.get().peakKib());
            }
        }
        boolean runs = cpu > cpuMillis || members.keySet().stream().anyMatch(pid -> pid != root && table.canRun(pid));
        cpuMillis = Math.max(cpuMillis, cpu);
        // What they share was added several times. One process alone never holds more than its own peak.
        if (resident > peakKib) {
            long together = members.keySet().stream().filter(pid -> pid != root).mapToLong(table::shareKib).sum();
            peakKib = Math.max(peakKib, together);
        }
        return runs;
    }

    /**
     * Ends every member, until none is left.
     *
     * @throws IllegalStateException if some can't be ended
     */
    synchronized void kill() {
        long deadline = System.nanoTime() + MAX_KILL_NANOS;
        while (!findAllMembers().isEmpty()) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("these processes of the program cannot be ended: " + members.keySet());
            }
            killSession();
            members.values().forEach(ProcessHandle::destroyForcibly);
            LockSupport.parkNanos(KILL_PAUSE_NANOS);
        }
    }

    private Map<Long, ProcessHandle> findAllMembers() {
        List<Row> all = table.all();
        all.stream().map(Row::pid).filter(pid -> !members.containsKey(pid) && table.environmentHolds(pid, mark))
                .forEach(this::add);
        discover(all);
        return members;
    }

    private void discover(List<Row> all) {
        members.keySet().retainAll(all.stream().map(Row::pid).toList());
        members.values().removeIf(member -> !member.isAlive());
        int before;
        do {
            before = members.size();
            all.stream().filter(process -> process.group() == root || members.containsKey(process.parent()))
                    .map(Row::pid).forEach(this::add);
        } while (members.size() > before);
    }

    private void add(long pid) {
        ProcessHandle.of(pid).ifPresent(handle -> members.putIfAbsent(pid, handle));
    }

    /** In one system call, so that not even a process that forks without end gets away. */
    private void killSession() {
        try {
            Process kill = new ProcessBuilder("sh", "-c", "kill -9 -" + root).redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD).start();
            kill.onExit().join();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot end the program", e);
        }
    }
}
