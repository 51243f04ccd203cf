package nimsum.hack;

import java.util.Optional;
import java.util.function.Function;

/**
 * A known wrong program that is not merely too slow.
 *
 * @param does what it does, as a sentence without its subject
 * @param why somebody would think so
 * @param smallest the smallest input known to refute it, if a small one does
 * @param secret the name of a secret case that refutes it
 * @param run what it prints for an input; none if it fails or does not end
 */
public record Suspect(String name, String does, String why, Optional<String> smallest, String secret,
        Function<String, Optional<String>> run) {

    String refuted() {
        return smallest.map(input -> "Smallest input: " + code(input) + ".")
                .orElse("No small input catches it, but the secret case " + secret + " does.");
    }

    /** Returns lines between backquotes in one line, with a slash between two of them. */
    static String code(String lines) {
        return "`" + lines.strip().replace("\n", " / ") + "`";
    }
}
