package nimsum.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** What a person types, line by line. */
@FunctionalInterface
public interface Lines {

    /** Asks for the next line; none if the input has ended. */
    Optional<String> next(String prompt) throws IOException;

    /**
     * Lines as they come.
     *
     * @param echo whether to print what is read, since no terminal shows it
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
