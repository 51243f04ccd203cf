package nimsum.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.errors.InvalidInput;
import nimsum.problem.Problem;

/**
 * An input that a person wrote: its white space need not be that of the format, and its closing line may be missing,
 * since a solution would not notice.
 */
final class LenientInput {

    /**
     * Returns the input in the format of the problem.
     *
     * @throws IOException if it breaks another rule, so that it might be no position at all
     */
    static String of(Problem problem, String text) throws IOException {
        String tidy = text.lines().map(line -> line.strip().replaceAll("\\s+", " "))
                .collect(Collectors.joining("\n", "", "\n"));
        String last = tidy.replaceAll("\n+$", "\n");
        String refusal = "";
        for (String input : List.of(text, tidy, last, last + problem.cases().frame().lastLine())) {
            try {
                problem.cases().check(input);
                return input;
            } catch (InvalidInput e) {
                refusal = refusal.isEmpty() ? e.getMessage() : refusal;
            }
        }
        throw new IOException("Not an input of " + problem + ": " + refusal);
    }
}
