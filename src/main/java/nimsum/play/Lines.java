package nimsum.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** The lines that a person types. */
@FunctionalInterface
public interface Lines {

    /** Asks for the next line. There is none if the input has ended. */
    Optional<String> next(String prompt) throws IOException;

    /**
     * Makes lines of a stream.
     *
     * @param echo whether to print the lines that are read, because no terminal shows them
     */
    static Lines plain(BufferedReader in, PrintWriter out, boolean echo) {
        return prompt -> {
            out.print(prompt);
            out.flush();
            Optional<String> line = Optional.ofNullable(in.readLine());
            if (line.isEmpty() || echo) {
                out.println(line.orElse(""));
            }
            return line;
        };
    }
}
