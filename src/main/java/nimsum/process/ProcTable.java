package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The processes of Linux, from the files in {@code /proc}; see {@code man 5 proc}. */
final class ProcTable implements ProcessTable {

    /** The unit of times in {@code /proc}, the same on every Linux. */
    private static final int MILLIS_PER_TICK = 10;
    /** Fields of {@code stat}, counted from the one after the program's name. */
    private static final int STATE = 0, PARENT = 1, SESSION = 3, USER_TIME = 11, CHILDREN_SYSTEM_TIME = 14;

    @Override
    public List<Row> all() {
        String[] names = Objects.requireNonNullElse(new File("/proc").list(), new String[0]);
        return Arrays.stream(names).filter(name -> Character.isDigit(name.charAt(0))).map(Long::valueOf)
                .flatMap(pid -> stat(pid).stream()
                        .map(fields -> new Row(pid, Long.parseLong(fields[PARENT]), Long.parseLong(fields[SESSION]))))
                .toList();
    }

    @Override
    public Optional<Usage> usage(long pid) {
        return stat(pid).flatMap(fields -> read(pid, "status").map(status -> {
            long ticks = Arrays.stream(fields, USER_TIME, CHILDREN_SYSTEM_TIME + 1).mapToLong(Long::parseLong).sum();
            return new Usage(ticks * MILLIS_PER_TICK, kib(status, "VmRSS:"), kib(status, "VmHWM:"));
        }));
    }

    @Override
    public boolean canRun(long pid) {
        String[] threads = Objects.requireNonNullElse(new File("/proc/" + pid + "/task").list(), new String[0]);
        return Arrays.stream(threads)
                .anyMatch(thread -> read(pid, "task/" + thread + "/stat").map(ProcTable::fields)
                        .filter(fields -> "RD".contains(fields[STATE])).isPresent());
    }

    @Override
    public long shareKib(long pid) {
        return read(pid, "smaps_rollup").map(rollup -> kib(rollup, "Pss:"))
                .or(() -> read(pid, "status").map(status -> kib(status, "VmRSS:"))).orElse(0L);
    }

    @Override
    public boolean environmentHolds(long pid, String text) {
        return read(pid, "environ").filter(environment -> environment.contains(text)).isPresent();
    }

    @Override
    public int pollMillis() {
        return 10;
    }

    private static Optional<String[]> stat(long pid) {
        return read(pid, "stat").map(ProcTable::fields).filter(fields -> !"ZX".contains(fields[STATE]));
    }

    private static String[] fields(String stat) {
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    }

    private static long kib(String status, String key) {
        return status.lines().filter(line -> line.startsWith(key))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", ""))).sum();
    }

    /** A file of a process; none if the process is gone or another user's. */
    private static Optional<String> read(long pid, String file) {
        try {
            return Optional
                    .of(Files.readString(Path.of("/proc", Long.toString(pid), file), StandardCharsets.ISO_8859_1))
                    .filter(text -> !text.isEmpty());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
