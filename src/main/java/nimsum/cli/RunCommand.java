package nimsum.cli;

import java.io.IOError;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import nimsum.errors.UsageException;
import nimsum.judge.ShellWord;
import nimsum.problem.Problems;
import nimsum.util.InputException;

/**
 * {@code scripts/run ID}: standard input, the solution, standard output. Exit status 0 done, 1 bad input or a failed
 * write, 2 wrong usage.
 *
 * <p>
 * A plain class without an argument parser, because this command has to start as fast as the solution itself.
 */
public final class RunCommand {

    private static final String USAGE = """
            Usage: scripts/run ID
            Runs the solution of a problem on standard input.

              ID    The name of a folder in problems/.

            Example: scripts/run poj2311 < testdata/poj2311/sample/1.in
            """;

    public static void main(String[] args) throws ReflectiveOperationException {
        StandardOutput.install();
        int status;
        try {
            status = run(args);
        } catch (IOError e) {
            status = StandardOutput.failed(e);
        }
        System.exit(status);
    }

    static int run(String... args) throws ReflectiveOperationException {
        if (args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"))) {
            System.out.print(USAGE);
            System.out.flush();
            return 0;
        }
        String id;
        try {
            id = args.length == 0 ? "ID" : Problems.here().find(args[0]).id();
            if (args.length != 1) {
                throw new UsageException("scripts/run reads standard input: scripts/run " + id + " < "
                        + (args.length == 2 ? ShellWord.file(args[1]) : "FILE"));
            }
        } catch (UsageException e) {
            System.err.println(e.getMessage());
            return 2;
        }
        if (Boolean.getBoolean("nimsum.typed")) {
            System.err.println("Type or paste an input; end it with Ctrl-D.");
        }
        Method main = Class.forName(id + ".Main").getMethod("main", String[].class);
        try {
            main.invoke(null, (Object) new String[0]);
            System.out.flush();
            return 0;
        } catch (InvocationTargetException e) {
            return failed(e.getCause());
        }
    }

    /** Shows a mistake of the solution itself as the JVM would, since whoever wrote it needs to know where it is. */
    private static int failed(Throwable failure) {
        if (failure instanceof IOError error) {
            throw error;
        }
        if (failure instanceof InputException) {
            System.err.println(failure.getMessage());
        } else {
            failure.printStackTrace();
        }
        return 1;
    }
}
