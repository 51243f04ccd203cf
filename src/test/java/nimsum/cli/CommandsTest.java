package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import nimsum.errors.CheckoutException;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import picocli.CommandLine.Command;

/** What a person reads of a command that fails. Alone, because the streams are those of the whole JVM. */
@Isolated
class CommandsTest {

    /** A command that does something. */
    @Command
    private record Doing(Callable<Integer> what) implements Callable<Integer> {

        @Override
        public Integer call() throws Exception {
            return what.call();
        }
    }

    @TempDir
    private Path folder;

    @Test
    void aMistakeInAProgramIsShownWithItsPlace() {
        for (RuntimeException mistake : new RuntimeException[]{new ArrayIndexOutOfBoundsException("Index 7"),
                new IllegalStateException("nobody wins"), new IllegalArgumentException("no edge")}) {
            Script failed = calling(() -> {
                throw mistake;
            });
            assertEquals(1, failed.status());
            assertTrue(failed.err().startsWith(mistake + "\n\tat nimsum.cli.CommandsTest."), failed.err());
        }
    }

    /** The problem is the package of a solution that always fails. */
    @Test
    void aMistakeInASolutionIsShownWithItsPlace() {
        DataFiles.write(folder.resolve("problems/nimsum.cli.failing/problem.yaml"), "");
        Script failed = Script.callInCheckout(folder, "", () -> RunCommand.run("nimsum.cli.failing"));
        assertEquals(1, failed.status());
        assertTrue(failed.err().startsWith("java.lang.IllegalStateException: boom\n\tat nimsum.cli.failing.Main.main("),
                failed.err());
    }

    @Test
    void whatSpeaksForItselfIsOneMessage() {
        Map.of(new CheckoutException("data is stale"), 1, new IOException("no input"), 1,
                new UsageException("no such word"), 2).forEach(
                        (failure, status) -> assertEquals(new Script(status, "", failure.getMessage() + "\n"),
                                calling(() -> {
                                    throw failure;
                                })));
    }

    @Test
    void ofAFileThatCanNotBeUsedNameAndReasonAreGivenOnce() {
        Path file = folder.resolve("file");
        DataFiles.write(file, "");
        assertFails("cannot write " + file.resolve("x") + ": there is already " + file,
                () -> DataFiles.write(file.resolve("x"), ""));
        assertFails("a: permission denied", () -> {
            throw new AccessDeniedException("a");
        });
        assertFails("cannot write a: No space left on device", () -> {
            throw new UncheckedIOException("cannot write a",
                    new FileSystemException("b", null, "No space left on device"));
        });
    }

    /** The last input needs no dot, because Ctrl-D ends it as well. */
    @Test
    void onATerminalInputsToHackAddUp() {
        System.setProperty("nimsum.typed", "true");
        try {
            Script hack = Script.callInCheckout(Problems.here().home(), "4 4\n.\n4 4\n.\n.\n2 2\n",
                    () -> Commands.run("hack", "poj2311"));
            assertEquals(1, hack.status());
            assertTrue(hack.out().matches("(?s)\\d+ wrong programs hide here\\..*"
                    + "\n\n2 of .*\n\nIt catches no new one. 2 of .*\n\n3 of [^\n]*\n\n"), hack.out());
        } finally {
            System.clearProperty("nimsum.typed");
        }
    }

    private static void assertFails(String message, Callable<?> what) {
        assertEquals(new Script(1, "", message + "\n"), calling(() -> {
            what.call();
            return 0;
        }));
    }

    private static Script calling(Callable<Integer> what) {
        return Script.inCheckout(Path.of("").toAbsolutePath(), new Doing(what));
    }
}
