package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import nimsum.files.DataFiles;
import nimsum.process.ToolPath;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ctrl-C, or another polite signal, ends a command with the programs that it runs, and removes its files. */
class InterruptIT implements BuiltScripts {

    /** Runs the words behind it on a terminal of its own. */
    private static final List<String> ON_A_TERMINAL = List.of("python3", "-c",
            "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)");
    private static final char CTRL_C = 3;
    private static final int INTERRUPTED = 130;
    private static final int TERMINATED = 143;

    @TempDir
    private Path folder;

    /** The script, and SLEEP for a program that has a child and waits for it. */
    @ParameterizedTest
    @CsvSource({"judge ANY SLEEP --time-limit 60000, true", "judge ANY SLEEP --time-limit 60000, false",
            "bench --only ANY --runs 1000, true"})
    void nothingIsLeft(String words, boolean byKey) throws Exception {
        Assumptions.assumeTrue(ToolPath.find("python3").isPresent(), "python3 is not installed");
        Assumptions.assumeTrue(Script.shell("kill -INT $$").status() == INTERRUPTED, "interrupts are ignored here");
        String mark = folder.getFileName().toString();
        Path program = folder.resolve("sleeps.py");
        DataFiles.writeDocument(program, """
                import subprocess, sys
                subprocess.run([sys.executable, "-c", "import time; time.sleep(300)", "%s"])
                """.formatted(mark));
        List<String> command = new ArrayList<>(ON_A_TERMINAL);
        command.addAll(
                List.of(("scripts/" + words.replace("ANY", ANY.id()).replace("SLEEP", program.toString())).split(" ")));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("TMPDIR", folder.toString());
        Process process = builder.start();
        awaitTrue(() -> temporary().anyMatch(made -> new File(made, "output").exists()));
        awaitTrue(() -> words.startsWith("bench") || running("time.sleep.300.*" + mark).findAny().isPresent());
        if (byKey) {
            process.getOutputStream().write(CTRL_C);
            process.getOutputStream().flush();
        } else {
            running("nimsum.cli.Commands.*" + mark).forEach(ProcessHandle::destroy);
        }
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS));
        assertEquals(byKey ? INTERRUPTED : TERMINATED, process.exitValue(), printed);
        assertEquals(List.of(), running(".*" + mark).map(ProcessHandle::info).toList());
        assertEquals(List.of(), temporary().toList());
        assertTrue(!printed.contains("Exception") && !printed.contains("no such file") && !printed.contains("Error"),
                printed);
    }

    private Stream<File> temporary() {
        return Stream.of(folder.toFile().listFiles((parent, name) -> name.startsWith("nimsum-")));
    }

    /** Returns the processes with such a command line. */
    private static Stream<ProcessHandle> running(String pattern) {
        return ProcessHandle.allProcesses().filter(process -> process.info().commandLine()
                .filter(line -> line.matches("(?s).*" + pattern + ".*")).isPresent());
    }

    private static void awaitTrue(BooleanSupplier condition) throws InterruptedException, IOException {
        Instant deadline = Instant.now().plus(Duration.ofSeconds(60));
        while (!condition.getAsBoolean()) {
            assertTrue(Instant.now().isBefore(deadline), "waited in vain");
            Thread.sleep(50);
        }
    }
}
