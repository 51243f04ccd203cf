package nimsum.judge;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import nimsum.judge.Launcher.Ending;
import nimsum.judge.Run.Broken;
import org.apache.commons.io.FileUtils;

/**
 * Runs commands under limits, one at a time, and leaves nothing behind: neither a process nor a file, also when the JVM is
 * asked to end in the middle. It owns a temporary folder; each command gets a fresh one in it to work in.
 *
 * <p>
 * Standard input is a file, and so are standard output and error: nobody has to read along, so nothing can block.
 */
final class Runner implements AutoCloseable {

    private static final int DISCOVER_MILLIS = 100;
    private static final int MOST_ATTEMPTS = 100;

    private final ProcessTable table = ProcessTable.ofThisSystem();
    private final Thread hook = new Thread(this::tidy);
    private final Path folder;
    private final Launcher launcher;
    private ProcessTree running;
    private boolean closed;
    private int runs;

    /** Makes the temporary folder. */
    Runner() {
        try {
            folder = Files.createTempDirectory("nimsum-");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a temporary folder", e);
        }
        launcher = new Launcher(folder.resolve("report"));
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** A folder that is there until this runner is closed. */
    Path folder() {
        return folder;
    }

    /**
     * Runs a command in an empty folder.
     *
     * @param input
     *            becomes standard input
     */
    Run run(List<String> command, Path input, RunLimits limits) {
        Path work = folder.resolve("run-" + ++runs);
        try {
            Files.createDirectory(work);
            return run(command, work, input, limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            FileUtils.deleteQuietly(work.toFile());
        }
    }

    /** {@link #run(List, Path, RunLimits)} in a certain folder, which stays. */
    Run run(List<String> command, Path work, Path input, RunLimits limits) {
        File output = folder.resolve("output").toFile();
        File errors = folder.resolve("errors").toFile();
        ProcessBuilder files = new ProcessBuilder().directory(work.toFile()).redirectInput(input.toFile())
                .redirectOutput(output).redirectError(errors);
        long start = System.nanoTime();
        Process shell = start(command, files, limits);
        ProcessTree tree = running;
        Watch watch = new Watch(tree, start, limits, output, errors);
        Optional<Broken> broken;
        try {
            broken = watch.untilEnd(shell, table.pollMillis());
        } finally {
            tree.kill();
        }
        long wallMillis = watch.wallMillis();
        Ending ending = launcher.ending(shell.onExit().join());
        long cpuMillis = Math.max(tree.cpuMillis(), ending.cpuMillis());
        return new Run(broken.or(() -> watch.broken(cpuMillis, wallMillis)), ending.status(), cpuMillis, wallMillis,
                tree.peakKib(), head(output, limits.outputBytes()), head(errors, limits.errorBytes()));
    }

    private synchronized Process start(List<String> command, ProcessBuilder files, RunLimits limits) {
        if (closed) {
            throw new IllegalStateException("the judge has been ended");
        }
        String mark = UUID.randomUUID().toString();
        Process shell = launcher.start(command, files, mark, limits);
        running = new ProcessTree(table, shell, mark);
        return shell;
    }

    @Override
    public void close() {
        tidy();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending, and the hook finds nothing left to do.
        }
    }

    private synchronized void tidy() {
        closed = true;
        if (running != null) {
            running.kill();
        }
        // When the JVM is asked to end, the main thread may be deleting a part of it at the same time.
        for (int attempt = 0; Files.exists(folder) && attempt < MOST_ATTEMPTS; attempt++) {
            FileUtils.deleteQuietly(folder.toFile());
        }
    }

    /** The first bytes of a file. */
    private static String head(File file, long bytes) {
        try (InputStream in = Files.newInputStream(file.toPath())) {
            return new String(in.readNBytes(Math.toIntExact(bytes)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Looks at a run from outside. */
    private record Watch(ProcessTree tree, long startNanos, RunLimits limits, File output, File errors) {

        /** Waits until the shell ends or a limit is broken. */
        Optional<Broken> untilEnd(Process shell, int pollMillis) {
            long nextDiscovery = 0;
            for (int pause = 1; !ended(shell, pause); pause = Math.min(2 * pause, pollMillis)) {
                long now = wallMillis();
                if (now >= nextDiscovery) {
                    tree.discover();
                    // The command itself is a child of the shell, and there soon.
                    nextDiscovery = pause < pollMillis ? now : now + DISCOVER_MILLIS;
                }
                tree.measure();
                Optional<Broken> broken = broken(tree.cpuMillis(), now);
                if (broken.isPresent()) {
                    return broken;
                }
            }
            return Optional.empty();
        }

        /** The most telling limit that is broken. */
        Optional<Broken> broken(long cpuMillis, long wallMillis) {
            if (tree.peakKib() > limits.memoryKib()) {
                return Optional.of(Broken.MEMORY);
            }
            if (output.length() > limits.outputBytes()) {
                return Optional.of(Broken.OUTPUT);
            }
            if (errors.length() > limits.errorBytes()) {
                return Optional.of(Broken.ERRORS);
            }
            if (cpuMillis > limits.cpuMillis()) {
                return Optional.of(Broken.CPU_TIME);
            }
            return wallMillis > limits.wallMillis() ? Optional.of(Broken.WALL_TIME) : Optional.empty();
        }

        long wallMillis() {
            return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startNanos);
        }

        private static boolean ended(Process process, int waitMillis) {
            try {
                return process.waitFor(waitMillis, TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while a program ran", e);
            }
        }
    }
}
