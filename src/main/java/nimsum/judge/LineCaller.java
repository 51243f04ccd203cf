package nimsum.judge;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Lets a class run on standard input whose judge would call a method of it: each line has the arguments of a call, and
 * what the method returns is printed on a line.
 */
public final class LineCaller {

    /**
     * Reads standard input to its end, and prints.
     *
     * @param args the class and the method
     * @throws InvocationTargetException what the method throws
     */
    public static void main(String[] args) throws ReflectiveOperationException, IOException {
        String input = new String(System.in.readAllBytes(), StandardCharsets.ISO_8859_1);
        System.out.print(answers(Class.forName(args[0]), args[1], input));
    }

    /** Returns what the method of this name returns for each line, on an object of its own. */
    public static String answers(Class<?> program, String name, String input) throws ReflectiveOperationException {
        Method method = Stream.of(program.getMethods()).filter(m -> m.getName().equals(name)).findFirst()
                .orElseThrow(() -> new NoSuchMethodException(program.getName() + " has no public method " + name));
        StringBuilder answers = new StringBuilder();
        for (String line : input.lines().toList()) {
            Iterator<String> tokens = List.of(line.split(" ")).iterator();
            Object[] arguments = Stream.of(method.getParameterTypes())
                    .map(type -> type == int.class ? (Object) Integer.valueOf(tokens.next()) : tokens.next()).toArray();
            answers.append(method.invoke(program.getConstructor().newInstance(), arguments)).append('\n');
        }
        return answers.toString();
    }
}
