package nimsum.problem;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nimsum.cases.Frame;
import nimsum.cases.Range;
import nimsum.problem.OnlineJudge.EntryPoint;

/**
 * What {@code problem.yaml} says of a problem.
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
 * @param facts where each of these comes from
 */
public record ProblemFile(String title, Optional<String> originalTitle, Optional<String> chineseTitle, String source,
        List<Listing> judges,
        Optional<List<Accepted>> accepted, Optional<Answer> answer, Limits limits, Map<String, Range> bounds,
        Facts facts) {

    /**
     * A judge that has the problem.
     *
     * @param judge written by its name in {@code judges.yaml}
     * @param sourceBytes the longest source that it takes for this problem, if there is a limit
     * @param form how it asks, where it asks otherwise than our files
     * @param calls the method that it calls, where it does not run {@code main}
     */
    public record Listing(OnlineJudge judge, String address, Optional<Integer> sourceBytes, Optional<Form> form,
            Optional<CalledMethod> calls) {

        /** The limit of the judge holds where the problem has none of its own. */
        public Listing {
            sourceBytes = sourceBytes.or(judge::sourceBytes);
        }

        /** The class of the problem that the judge runs or calls, by its simple name. */
        public String solution() {
            return calls.map(CalledMethod::className).or(() -> form.flatMap(Form::solution)).orElse("Main");
        }

        /** The public class of a bundle, after which the file has to be called. */
        public String className() {
            return judge.entry() == EntryPoint.SOLUTION ? judge.className() : solution();
        }
    }

    /**
     * How a judge asks what our files ask.
     *
     * @param frame of the questions of a file
     * @param solution the class that reads and prints as the judge wants, by its simple name, where {@code Main} does
     * not
     * @param words what the judge wants to be printed for lines of our answers, where that differs
     * @param limits what a program may use, where that differs
     * @param bounds of the numbers of an input, where they differ; in the frame {@code COUNT} the first is that of the
     * number of questions
     */
    public record Form(Frame frame, Optional<String> solution, Optional<Map<String, String>> words,
            Optional<Limits> limits, Optional<Map<String, Range>> bounds) {

        /** How many questions a file may ask. */
        public int mostQuestions() {
            long most = switch (frame) {
                case ONE_QUESTION -> 1;
                case COUNT -> bounds.map(known -> known.values().iterator().next().max()).orElse(Long.MAX_VALUE);
                case CLOSING_ZERO, CLOSING_ZEROS, END_OF_FILE -> Long.MAX_VALUE;
            };
            return (int) Math.min(most, Integer.MAX_VALUE);
        }
    }

    /**
     * That a judge has accepted the solution.
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
     * A method that the statement asks for.
     *
     * @param className of the submitted class
     * @param method a method of {@code Main}
     */
    public record CalledMethod(String className, String method) {
    }

    /**
     * What a program may use on one input.
     *
     * @param timeMs processor time of a program in Java, which every solution here is, in milliseconds
     * @param timeMsOthers processor time of a program in another language, if that is another
     */
    public record Limits(int timeMs, Optional<Integer> timeMsOthers, int memoryKib) {

        /** Returns the limits as a text, such as {@code 2000 ms (Java; others 1000 ms), 32768 KiB}. */
        @Override
        public String toString() {
            String others = timeMsOthers.map(time -> " (Java; others " + time + " ms)").orElse("");
            return timeMs + " ms" + others + ", " + memoryKib + " KiB";
        }
    }

    /**
     * Where each fact comes from: an address, or another word. Without a word, it comes from where the statement does.
     */
    public record Facts(String statement, Optional<String> limits, Optional<String> bounds, Optional<String> sample) {
    }

    /** Refuses a problem without a judge, and a verdict of one that does not have it. */
    public ProblemFile {
        if (judges.isEmpty()) {
            throw new IllegalArgumentException("no judges");
        }
        for (Accepted verdict : accepted.orElse(List.of())) {
            if (judges.stream().noneMatch(listing -> listing.judge().equals(verdict.judge))) {
                throw new IllegalArgumentException("accepted by " + verdict.judge + ", which is none of its judges");
            }
        }
    }

    /** The title in a language. */
    public String title(Language language) {
        return language == Language.EN ? title : chineseTitle.or(() -> originalTitle).orElse(title);
    }

    /** The title in a language, and behind it the one that a reader may know. */
    public String titles(Language language) {
        return language == Language.EN
                ? title + originalTitle.map(original -> " (" + original + ")").orElse("")
                : title(language) + "（" + title + "）";
    }

    /** The names of the judges, as one reads them in a sentence. */
    public String judgeNames() {
        return judges.stream().map(listing -> listing.judge().name()).collect(Collectors.joining(", "));
    }

    /**
     * The first judge that runs a program on standard input, and does not call a method.
     *
     * @throws CheckoutException if there is none
     */
    public Listing programJudge() {
        return judges.stream().filter(judge -> judge.calls().isEmpty()).findFirst()
                .orElseThrow(() -> new CheckoutException(title + ": no judge reads standard input"));
    }
}
