package nimsum.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs a <code>main</code> and then prints the peak of this process's resident memory in KiB, or nothing where the system
 * does not tell. A run of its own, so that the timed runs know nothing of it.
 */
final class PeakMemory {

    private PeakMemory() {
    }

    /**
     * @param args
     *            the name of the class
     */
    public static void main(String[] args) throws ReflectiveOperationException, IOException {
        PrintStream out = System.out;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        Class.forName(args[0]).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        Path status = Path.of("/proc/self/status");
        if (Files.exists(status)) {
            Files.readAllLines(status).stream().filter(line -> line.startsWith("VmHWM:"))
                    .forEach(line -> out.println(line.replaceAll("[^0-9]", "")));
        }
    }
}
