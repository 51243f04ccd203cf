package nimsum.bundle;

import java.io.FileInputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs, in the JVM that a test starts for it, a submitted program on one input after the other: each time with freshly loaded
 * classes, on the main thread, from standard input to standard output.
 */
final class AllCases {

    private AllCases() {
    }

    /**
     * @param args
     *            the folder of the class files; the class; a method to be called on an object of it with each line of the
     *            input, or <code>main</code>; then pairs of files, input and where the output goes
     */
    public static void main(String[] args) throws Exception {
        URL[] classes = {Path.of(args[0]).toUri().toURL()};
        for (int i = 3; i < args.length; i += 2) {
            try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
                    FileInputStream in = new FileInputStream(args[i]);
                    PrintStream out = new PrintStream(args[i + 1])) {
                System.setIn(in);
                System.setOut(out);
                Class<?> program = loader.loadClass(args[1]);
                if (args[2].equals("main")) {
                    program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                } else {
                    callWithLines(program, args[2], Path.of(args[i]));
                }
            }
        }
    }

    private static void callWithLines(Class<?> program, String name, Path input) throws Exception {
        Method method = Stream.of(program.getMethods()).filter(m -> m.getName().equals(name)).findFirst().orElseThrow();
        StringBuilder answers = new StringBuilder();
        for (String line : Files.readAllLines(input)) {
            Iterator<String> tokens = List.of(line.split(" ")).iterator();
            Object[] arguments = Stream.of(method.getParameterTypes())
                    .map(type -> type == int.class ? (Object) Integer.valueOf(tokens.next()) : tokens.next()).toArray();
            answers.append(method.invoke(program.getConstructor().newInstance(), arguments)).append('\n');
        }
        System.out.print(answers);
    }
}
