package nimsum.bundle;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
     * @param args a file with a line a run: the folder of the class files; the class; the method to be called on an
     * object of it with each line of the input, or {@code main}; the input; the output; what to call the run
     */
    public static void main(String[] args) throws Exception {
        PrintStream report = System.out;
        List<String> runs = Files.readAllLines(Path.of(args[0]));
        String folder = "";
        URLClassLoader loader = null;
        for (String run : runs) {
            String[] words = run.split("\t");
            if (!words[0].equals(folder)) {
                folder = words[0];
                URL[] classes = {Path.of(folder).toUri().toURL()};
                loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
            }
            ByteArrayOutputStream output = new ByteArrayOutputStream();
            System.setOut(new PrintStream(output));
            String failure = failure(loader.loadClass(words[1]), words[2], Files.readAllBytes(Path.of(words[3])));
            System.out.flush();
            if (failure.isEmpty() && !Arrays.equals(output.toByteArray(), Files.readAllBytes(Path.of(words[4])))) {
                failure = "prints something else than " + words[4];
            }
            if (!failure.isEmpty()) {
                report.println(words[5] + ": " + failure);
            }
        }
        report.println(runs.size() + " runs");
    }

    private static String failure(Class<?> program, String method, byte[] input) throws ReflectiveOperationException {
        System.setIn(new ByteArrayInputStream(input));
        try {
            if (method.equals("main")) {
                program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } else {
                System.out.print(LineCaller.answers(program, method, new String(input, StandardCharsets.ISO_8859_1)));
            }
            return "";
        } catch (InvocationTargetException e) {
            return "threw " + e.getCause();
        }
    }
}
