package nimsum.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.IOUtils;

/** The processes of a system without {@code /proc}, such as macOS, from the command {@code ps} of POSIX. */
final class PsTable implements ProcessTable {

    @Override
    public List<Row> all() {
        return ps("-A", "-o", "pid=", "-o", "ppid=", "-o", "pgid=", "-o", "state=")
                .filter(line -> !line[3].startsWith("Z"))
                .map(line -> new Row(Long.parseLong(line[0]), Long.parseLong(line[1]), Long.parseLong(line[2])))
                .toList();
    }

    @Override
    public Optional<Usage> usage(long pid) {
        return ps("-p", Long.toString(pid), "-o", "time=", "-o", "rss=", "-o", "state=")
                .filter(line -> !line[2].startsWith("Z")).findFirst()
                .map(line -> new Usage(millis(line[0]), Long.parseLong(line[1]), Long.parseLong(line[1])));
    }

    @Override
    public boolean canRun(long pid) {
        return ps("-p", Long.toString(pid), "-o", "state=").anyMatch(line -> line[0].matches("[RDU].*"));
    }

    @Override
    public long shareKib(long pid) {
        return usage(pid).map(Usage::residentKib).orElse(0L);
    }

    @Override
    public boolean environmentHolds(long pid, String text) {
        return false;
    }

    @Override
    public int pollMillis() {
        return 100;
    }

    /** Reads a time as in {@code 1-02:03:04} or {@code 3:04.56}. */
    static long millis(String time) {
        double seconds = 0;
        int[] units = {0, 24, 60, 60};
        String[] parts = time.split("[-:]");
        for (int i = 0; i < parts.length; i++) {
            seconds = seconds * units[units.length - parts.length + i] + Double.parseDouble(parts[i]);
        }
        return Math.round(seconds * 1000);
    }

    private static Stream<String[]> ps(String... options) {
        List<String> command = new ArrayList<>(List.of("ps"));
        command.addAll(Arrays.asList(options));
        try {
            ProcessBuilder ps = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
            ps.environment().put("LC_ALL", "C"); // Or times have a decimal comma in some countries.
            String table = IOUtils.toString(ps.start().getInputStream(), StandardCharsets.ISO_8859_1);
            return table.lines().map(line -> line.strip().split("\\s+"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the processes", e);
        }
    }
}
