package nimsum.process;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import nimsum.process.ProcessGroup.Usage;
import nimsum.process.Run.Limit;
import nimsum.process.Run.PeakMemory;

/**
 * Runs commands under limits, one at a time, on Linux. It owns a temporary folder, in which a command that names no
 * folder gets a fresh one.
 *
 * <p>
 * It leaves nothing behind, also when the JVM is asked to end in the middle. It ends the process group of a command and
 * deletes its files. A process that leaves the group is not ended. If a file can't be deleted, it says so on standard
 * error.
 *
 * <p>
 * Standard input is a file, and so are standard output and error: nobody has to read along, so nothing can block.
 */
public final class ProcessRunner implements AutoCloseable {

    private static final int MAX_ATTEMPTS = 100;
    /** Where less is left, the end of an output may be lost. */
    private static final long MIN_FREE_BYTES = 1 << 16;

    private final Thread hook = new Thread(this::cleanUp);
    private final Path folder;
    private final Launcher launcher;
    private ProcessGroup running;
    private boolean closed;
    private int runs;

    public ProcessRunner() {
        if (!isSupported()) {
            throw new UncheckedIOException("cannot run programs under limits",
                    new IOException("that needs Linux with " + Launcher.SETSID + " and " + Launcher.PERL));
        }
        try {
            folder = Files.createTempDirectory("nimsum-");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a folder in " + System.getProperty("java.io.tmpdir"), e);
        }
        launcher = new Launcher(folder.resolve("report"));
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Tells whether this system has what is needed to run programs under limits. */
    public static boolean isSupported() {
        return Files.isReadable(Path.of("/proc/self/stat")) && Files.isExecutable(Launcher.SETSID)
                && Files.isExecutable(Launcher.PERL);
    }

    /** Returns a folder for files of the caller, which is there until this runner is closed. */
    public Path folder() {
        return folder;
    }

    /**
     * Runs a command to its end, or until it exceeds a limit; then ends what is left of it.
     *
     * @throws IllegalStateException if some of its processes can't be ended
     * @throws UncheckedIOException if the disk is full, so that nobody knows what it printed
     */
    public Run run(Invocation invocation, RunLimits limits) {
        try {
            return invocation.folder().isPresent()
                    ? run(invocation, invocation.folder().get(), limits)
                    : runInFreshFolder(invocation, limits);
        } finally {
            stopIfJvmEnds();
        }
    }

    /**
     * Never returns if the JVM is ending, because of Ctrl-C for example. Its processes and files are gone then, and
     * what a thread would tell of that is not true of the program that was run.
     */
    public static void stopIfJvmEnds() {
        Thread probe = new Thread();
        try {
            Runtime.getRuntime().addShutdownHook(probe);
            Runtime.getRuntime().removeShutdownHook(probe);
        } catch (IllegalStateException e) {
            while (true) {
                LockSupport.park();
            }
        }
    }

    private Run runInFreshFolder(Invocation invocation, RunLimits limits) {
        Path work = folder.resolve("run-" + ++runs);
        try {
            return run(invocation, Files.createDirectory(work), limits);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            delete(work); // If that fails, it is tried again at the end.
        }
    }

    private Run run(Invocation invocation, Path work, RunLimits limits) {
        File output = folder.resolve("output").toFile();
        File errors = folder.resolve("errors").toFile();
        ProcessGroup group = start(invocation, work, output, errors, limits);
        Watch watch = new Watch(group::usage, limits, output, errors);
        Optional<Limit> exceeded;
        double wallMillis;
        try {
            exceeded = watch.untilEnd(group.leader());
            wallMillis = watch.wallMillis();
        } finally {
            endRunning();
        }
        int status = group.leader().onExit().join().exitValue();
        Optional<Usage> usage = launcher.usage();
        usage.ifPresent(watch::add);
        if (usage.isEmpty() && exceeded.isEmpty() && folder.toFile().getUsableSpace() < MIN_FREE_BYTES) {
            throw new UncheckedIOException("cannot run a program", new IOException("no room is left in "
                    + folder.getParent() + ". Free some, or set TMPDIR to another folder."));
        }
        return new Run(exceeded.or(watch::exceeded), status, watch.cpuMillis(), wallMillis,
                new PeakMemory(watch.peakKib(), usage.isPresent()), head(output, limits.outputBytes()),
                head(errors, limits.errorBytes()));
    }

    private synchronized ProcessGroup start(Invocation invocation, Path work, File output, File errors,
            RunLimits limits) {
        if (closed) {
            throw new IllegalStateException("this program is ending");
        }
        running = new ProcessGroup(launcher.start(invocation, work, output, errors, limits));
        return running;
    }

    private synchronized void endRunning() {
        if (running != null) {
            running.kill();
            running = null;
        }
    }

    @Override
    public void close() {
        cleanUp();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is ending, and the hook finds nothing left to do.
        }
    }

    private synchronized void cleanUp() {
        closed = true;
        endRunning();
        // When the JVM is asked to end, the main thread may be deleting a part of it at the same time.
        for (int attempt = 0; Files.exists(folder) && attempt < MAX_ATTEMPTS; attempt++) {
            delete(folder);
        }
        if (Files.exists(folder)) {
            System.err.println(folder + " cannot be deleted, because of what a program left in it: delete it by hand.");
        }
    }

    /**
     * Deletes a file, or a folder with all that is in it, also where a program took away the right to read or to change
     * it. Follows no link. Stops at the first file that can't be deleted.
     */
    private static boolean delete(Path path) {
        try {
            if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
                try (DirectoryStream<Path> entries = Files.newDirectoryStream(path)) {
                    for (Path entry : entries) {
                        if (!delete(entry)) {
                            return false;
                        }
                    }
                }
            }
            Files.deleteIfExists(path);
            return true;
        } catch (IOException | DirectoryIteratorException e) {
            return false;
        }
    }

    private static String head(File file, long bytes) {
        try (InputStream in = Files.newInputStream(file.toPath())) {
            return new String(in.readNBytes(Math.toIntExact(bytes)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
