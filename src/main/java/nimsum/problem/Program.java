package nimsum.problem;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import nimsum.errors.CheckoutException;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;

/**
 * A program of a problem that runs inside this JVM: a class with
 * {@code static void solve(FastReader in, FastWriter out)}. Solutions, brute forces and wrong solutions all have this
 * shape.
 *
 * @param className as in {@code poj2311.Main}
 * @param solve reads an input and prints the answer
 */
public record Program(String className, BiConsumer<FastReader, FastWriter> solve) {

    /**
     * @param className as in {@code poj2311.Main}
     * @throws CheckoutException if there is no such class or method
     */
    public static Program of(String className) {
        try {
            return of(Class.forName(className));
        } catch (ClassNotFoundException e) {
            throw new CheckoutException("there is no class " + className, e);
        }
    }

    /**
     * @throws CheckoutException if the class has no such method
     */
    public static Program of(Class<?> type) {
        try {
            Method solve = type.getDeclaredMethod("solve", FastReader.class, FastWriter.class);
            solve.setAccessible(true);
            return new Program(type.getName(), (in, out) -> invoke(solve, in, out));
        } catch (NoSuchMethodException e) {
            throw new CheckoutException(type.getName() + " has no static void solve(FastReader, FastWriter)", e);
        }
    }

    private static void invoke(Method method, FastReader in, FastWriter out) {
        try {
            method.invoke(null, in, out);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs the program on one input.
     *
     * @param input each character one byte
     * @return all that it printed
     * @throws RuntimeException what the program threw
     */
    public String run(String input) {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        FastReader in = new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)));
        FastWriter out = new FastWriter(output);
        solve.accept(in, out);
        out.flush();
        return output.toString(StandardCharsets.US_ASCII);
    }

    /** Returns a program that prints for each line of this one what a function makes of it. */
    Program withLines(UnaryOperator<String> printed) {
        return new Program(className, (in, out) -> {
            ByteArrayOutputStream ours = new ByteArrayOutputStream();
            FastWriter lines = new FastWriter(ours);
            solve.accept(in, lines);
            lines.flush();
            ours.toString(StandardCharsets.US_ASCII).lines().map(printed).forEach(out::println);
        });
    }

    /** Returns the simple name of the class, as in {@code Main}. */
    public String name() {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    @Override
    public String toString() {
        return className;
    }
}
