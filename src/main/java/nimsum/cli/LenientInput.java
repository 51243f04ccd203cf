package nimsum.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import nimsum.cases.InvalidInput;
import nimsum.problem.CommittedData;
import nimsum.problem.Problem;

/** An input that a person wrote: its white space need not be that of the format, since a solution would not notice. */
final class LenientInput {

    private LenientInput() {
    }

    /**
     * The input in the format of the problem.
     *
     * @throws IOException if it breaks another rule, so that it might be no position at all
     */
    static String of(Problem problem, String text) throws IOException {
        String tidy = text.lines().map(line -> line.strip().replaceAll("\\s+", " "))
                .collect(Collectors.joining("\n", "", "\n"));
        String last = tidy.replaceAll("\n+$", "\n");
        for (String input : List.of(text, tidy, last)) {
            if (refusal(problem, input).isEmpty()) {
                return input;
            }
        }
        throw new IOException("Not an input of " + problem + ": " + refusal(problem, last).orElseThrow().getMessage());
    }

    /** What the solution tolerates is no reason. */
    private static Optional<InvalidInput> refusal(Problem problem, String input) {
        try {
            problem.cases().check(input);
            return Optional.empty();
        } catch (InvalidInput e) {
            return Optional.of(e).filter(refusal -> !CommittedData.tolerates(problem, e.rule()));
        }
    }
}
