package nimsum.online;

import java.util.Map;
import java.util.Optional;
import nimsum.online.OnlineJudge.EntryPoint;

/**
 * A judge that has the problem.
 *
 * @param judge written by its name in {@code judges.yaml}
 * @param sourceBytes the longest source that it takes for this problem, if there is a limit
 * @param form how it asks, where it asks otherwise than our files
 * @param calls the method that it calls, where it does not run {@code main}
 */
public record JudgeEntry(OnlineJudge judge, String address, Optional<Integer> sourceBytes, Optional<InputFormat> form,
        Optional<CalledMethod> calls) {

    /** The limit of the judge holds where the problem has none of its own. */
    public JudgeEntry {
        sourceBytes = sourceBytes.or(judge::sourceBytes);
    }

    /** Returns the class of the problem that the judge runs or calls, by its simple name. */
    public String solution() {
        return calls.map(CalledMethod::className).or(() -> form.flatMap(InputFormat::solution)).orElse("Main");
    }

    /** Returns what the judge wants to be printed for lines of our answers, where that differs. */
    public Map<String, String> words() {
        return form.flatMap(InputFormat::words).orElse(Map.of());
    }

    /** Returns an answer of ours as the judge wants it. */
    public String inWords(String answer) {
        return words().getOrDefault(answer, answer);
    }

    /** Returns the public class of a bundle, after which the file has to be called. */
    public String className() {
        return judge.entry() == EntryPoint.SOLUTION ? judge.className() : solution();
    }
}
