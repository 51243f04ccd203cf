package nimsum.problem;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimsum.errors.CheckoutException;
import nimsum.input.Frame;
import nimsum.input.Range;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.online.OnlineJudge;
import nimsum.online.OnlineJudge.EntryPoint;

/**
 * The facts of a problem in {@code problem.yaml}.
 *
 * @param title in English
 * @param originalTitle in the language of the statement, where that is another one
 * @param chineseTitle what Chinese texts call it, where that is not one of these two
 * @param source the contest and the author, as far as known
 * @param judges where to submit; never empty, and the first is the one that a bundle is made for unless another is
 * asked for
 * @param accepted verdicts of real judges on the solution, if any are known
 * @param answer what is printed, where who wins is all that is asked
 * @param bounds the range of each number of the input, in the order of the statement
 * @param facts where what does not come from the first judge comes from
 */
public record ProblemFile(String title, Optional<String> originalTitle, Optional<String> chineseTitle, String source,
        List<JudgeEntry> judges,
        Optional<List<Accepted>> accepted, Optional<Answer> answer, Limits limits, Map<String, Range> bounds,
        Optional<Facts> facts) {

    /**
     * The verdict of a judge that has accepted the solution.
     *
     * @param judge one of the judges that have the problem
     * @param link to the submission, where everybody can see it
     */
    public record Accepted(OnlineJudge judge, LocalDate date, String link) {
    }

    /**
     * The two answers to a question that asks only who wins.
     *
     * @param win if the player to move wins
     * @param loss if that player loses
     */
    public record Answer(String win, String loss) {
    }

    /**
     * Where each fact comes from: an address, or another word. Without a word, it comes from where the statement does,
     * and the statement from the address of the first judge.
     */
    public record Facts(Optional<String> statement, Optional<String> limits, Optional<String> bounds,
            Optional<String> sample) {
    }

    /** Refuses a problem without a judge, and a verdict of one that does not have it. */
    public ProblemFile {
        if (judges.isEmpty()) {
            throw new IllegalArgumentException("no judges");
        }
        for (Accepted verdict : accepted.orElse(List.of())) {
            if (judges.stream().noneMatch(entry -> entry.judge().equals(verdict.judge))) {
                throw new IllegalArgumentException("accepted by " + verdict.judge + ", which is none of its judges");
            }
        }
    }

    public String title(Language language) {
        return language == Language.EN ? title : chineseTitle.or(() -> originalTitle).orElse(title);
    }

    /** Returns the title in a language, and behind it the one that a reader may know. */
    public String titles(Language language) {
        return language == Language.EN
                ? title + originalTitle.map(original -> " (" + original + ")").orElse("")
                : title(language) + "（" + title + "）";
    }

    public String judgeNames() {
        return judges.stream().map(entry -> entry.judge().name()).collect(Collectors.joining(", "));
    }

    /**
     * Returns the first judge that runs a program on standard input, and does not call a method.
     *
     * @throws CheckoutException if there is none
     */
    public JudgeEntry programJudge() {
        return judges.stream().filter(judge -> judge.calls().isEmpty()).findFirst()
                .orElseThrow(() -> new CheckoutException(title + ": no judge reads standard input"));
    }
}
