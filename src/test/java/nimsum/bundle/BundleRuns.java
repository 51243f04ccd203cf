package nimsum.bundle;

import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import nimsum.judge.LineCaller;

/**
 * Runs submitted programs, in the JVM that a test starts for one set of flags: on the main thread, from standard input
 * to standard output, each program with its own class loader on one input after the other.
 */
final class BundleRuns {

    /**
     * Prints a line for each run that fails, and in the end how many have been made.
     *
     * @param args how many milliseconds of processor time a run may take; a file with a line a run: the folder of the
     * class files; the class; the method to be called on an object of it with each line of the input, or {@code main};
     * the input; the output; what to call the run
     */
    public static void main(String[] args) throws Exception {
        PrintStream report = System.out;
        List<String> runs = Files.readAllLines(Path.of(args[1]));
        Path printed = Path.of(args[1] + ".printed");
        String folder = "";
        URLClassLoader loader = null;
        for (String run : runs) {
            String[] words = run.split("\t");
            if (!words[0].equals(folder)) {
                folder = words[0];
                URL[] classes = {Path.of(folder).toUri().toURL()};
                loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
            }
            System.setOut(new PrintStream(printed.toFile()));
            long start = cpuMillis();
            String failure = failure(loader.loadClass(words[1]), words[2], Path.of(words[3]));
            long taken = cpuMillis() - start;
            System.out.close();
            if (failure.isEmpty() && taken > Long.parseLong(args[0])) {
                failure = "takes " + taken + " ms, which is more than " + args[0] + " ms";
            }
            if (failure.isEmpty() && Files.mismatch(printed, Path.of(words[4])) >= 0) {
                failure = "prints something else than " + words[4];
            }
            if (!failure.isEmpty()) {
                report.println(words[5] + ": " + failure);
            }
        }
        report.println(runs.size() + " runs");
    }

    /** Returns what this JVM has taken, as a judge measures it. */
    private static long cpuMillis() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
    }

    /** Runs a program. Neither the input nor what is printed is held in the memory that is the program's. */
    private static String failure(Class<?> program, String method, Path input) throws Exception {
        try (InputStream in = Files.newInputStream(input)) {
            System.setIn(in);
            if (method.equals("main")) {
                program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } else {
                String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
                System.out.print(LineCaller.answers(program, method, text));
            }
            return "";
        } catch (InvocationTargetException e) {
            return "threw " + e.getCause();
        }
    }
}
