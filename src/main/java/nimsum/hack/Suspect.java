package nimsum.hack;

import java.util.Optional;
import java.util.function.Function;
import nimsum.judge.Difference;
import nimsum.online.OnlineJudge.WhiteSpace;

/**
 * A known wrong program that is not merely too slow.
 *
 * @param does what it does, as a sentence without its subject
 * @param why somebody would think so
 * @param refuted a sentence on what refutes it
 * @param run what it prints for an input; none if it fails or is silent for {@link #SECONDS}
 */
public record Suspect(String name, String does, String why, String refuted, Function<String, Optional<String>> run) {

    public static final int SECONDS = 2;

    /** Returns a sentence on what it does wrong with an input, if anything. */
    Optional<String> fault(String input, String right) {
        return run.apply(input).map(printed -> Difference.of(right, printed, WhiteSpace.COUNTS)
                .map(difference -> "It answers wrongly: " + difference + "."))
                .orElse(Optional.of("It fails, or gives no answer within " + SECONDS + " seconds."));
    }
}
