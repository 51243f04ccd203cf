package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import nimsum.process.Launcher.Ending;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;
import org.apache.commons.io.FileUtils;

/**
 * Runs commands under limits, one at a time, and leaves nothing behind: neither a process nor a file, also when the JVM is
 * asked to end in the middle. It owns a temporary folder, in which a command that names no folder gets a fresh one.
 *
 * <p>
 * Standard input is a file, and so are standard output and error: nobody has to read along, so nothing can block.
 */
public final class ProcessRunner implements AutoCloseable {

    private static final int MAX_ATTEMPTS = 100;

    private final ProcessTable table = ProcessTable.ofThisSystem();
    private final Thread hook = new Thread(this::tidy);
    private final Path folder;
    private final Launcher launcher;
    private ProcessTree running;
    private boolean closed;
    private int runs;

    /** Makes the temporary folder. */
    public ProcessRunner() {
        this(KernelUsage.ofThisSystem().stream().findFirst().orElse(KernelUsage.NONE));
    }

    ProcessRunner(KernelUsage kernelUsage) {
        try {
            folder = Files.createTempDirectory("nimsum-");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a folder in " + System.getProperty("java.io.tmpdir"), e);
        }
        launcher = new Launcher(folder.resolve("report"), kernelUsage);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** A folder for files of the caller, that is there until this runner is closed. */
    public Path folder() {
        return folder;
    }

    /**
     * Runs a command to its end, or until it exceeds a limit; then ends what is left of it.
     *
     * @throws IllegalStateException
     *             if some of its processes can't be ended
     */
    public Run run(Command command, RunLimits limits) {
        if (command.folder().isPresent()) {
            return run(command, command.folder().get(), limits);
        }
        Path work = folder.resolve("run-" + ++runs);
        try {
            return run(command, Files.createDirectory(work), limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            FileUtils.deleteQuietly(work.toFile());
        }
    }

    private Run run(Command command, Path work, RunLimits limits) {
        File output = folder.resolve("output").toFile();
        File errors = folder.resolve("errors").toFile();
        long start = System.nanoTime();
        Process shell = start(command, work, output, errors, limits);
        ProcessTree tree = running;
        Watch watch = new Watch(tree, start, limits, output, errors);
        Optional<Limit> exceeded;
        double wallMillis;
        try {
            exceeded = watch.untilEnd(shell, table.pollMillis());
            wallMillis = watch.wallMillis();
        } finally {
            tree.kill();
        }
        Ending ending = launcher.ending(shell.onExit().join());
        double cpuMillis = Math.max(tree.cpuMillis(), ending.cpuMillis());
        // The kernel's maximum is of one process; what several held together was only seen.
        long peakKib = Math.max(tree.peakKib(), ending.peakKib().orElse(0));
        return new Run(exceeded.or(() -> watch.exceeded(cpuMillis, wallMillis, peakKib)), ending.status(), cpuMillis,
                wallMillis, new PeakMemory(peakKib, ending.peakKib().isPresent()), head(output, limits.outputBytes()),
                head(errors, limits.errorBytes()));
    }

    private synchronized Process start(Command command, Path work, File output, File errors, RunLimits limits) {
        if (closed) {
            throw new IllegalStateException("this program is ending");
        }
        String mark = UUID.randomUUID().toString();
        Process shell = launcher.start(command, work, output, errors, mark, limits);
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
        for (int attempt = 0; Files.exists(folder) && attempt < MAX_ATTEMPTS; attempt++) {
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
}
