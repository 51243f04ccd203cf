package nimsum.judge;

import java.util.Set;
import nimsum.online.Verdict;

/**
 * A run of a program.
 *
 * @param input in the form of the judge, each character one byte
 * @param right what has to be printed for it
 */
public record Answered(String input, String right, CaseResult result) {

    /** Tells whether the program came to its end: one that is ended might have answered anything. */
    public boolean isOver() {
        return Set.of(Verdict.ACCEPTED, Verdict.PRESENTATION_ERROR, Verdict.WRONG_ANSWER, Verdict.RUNTIME_ERROR)
                .contains(result.verdict());
    }

    /** Returns what the program printed, which is nothing if it failed. */
    public String printed() {
        return result.verdict() == Verdict.RUNTIME_ERROR ? "" : result.output();
    }
}
