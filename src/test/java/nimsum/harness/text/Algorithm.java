package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;

/**
 * What is said of a solution: the section "Algorithm" and the comment of the class {@code Main}.
 *
 * @param document the problem's id
 * @param text of both, without code
 * @param given numbers that nobody has to compute: bounds, limits, and those of the code
 */
public record Algorithm(String document, String text, Set<String> given) implements Passage {

    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`]*`");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
    private static final Pattern CITED = Pattern
            .compile("[Tt]heorems? \\d+(?:(?:,| and| to) \\d+)*|(?<=[a-z] )1[6-9]\\d\\d(?=[),])");
    /** One of a single digit only where it counts something. */
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])(?:\\d+\\.\\d+|\\d+(?: \\d{3})+|\\d{2,}"
            + "|[2-9](?= (?:million|passes|steps|moves|look-ups|digits|bits)))");
    private static final Pattern DIGITS = Pattern.compile("\\d+");

    public static Algorithm of(Problem problem) {
        String section = Readme.of(problem).section("Algorithm");
        String source = DataFiles.readDocument(problem.folder().resolve("Main.java"));
        String comment = source.substring(source.indexOf("/**"), source.indexOf("*/"));
        String said = CODE.matcher(section).replaceAll(" ") + comment.replaceAll("(?m)^ \\*|<[^>]*>", " ");
        ProblemFile.Limits limits = problem.file().limits();
        Stream<String> numbers = problem.file().bounds().values().stream()
                .flatMap(range -> Stream.of(range.min(), range.max())).map(String::valueOf);
        Stream<String> shown = DIGITS.matcher(COMMENT.matcher(source).replaceAll("")).results().map(MatchResult::group);
        return new Algorithm(problem.id(), CITED.matcher(Passage.flat(said)).replaceAll(""),
                Stream.of(numbers, shown, Stream.of(limits.timeMs(), limits.memoryKib() >> 10).map(String::valueOf))
                        .flatMap(given -> given).collect(Collectors.toSet()));
    }

    /** Unlike in a theorem, both the section and the comment may state it. */
    @Override
    public void assertStated(String computed) {
        assertTrue(text.contains(computed), () -> this + ": computed \"" + computed + "\", but it says: " + text);
    }

    @Override
    public List<String> numbersOutside(List<String> computed) {
        return Passage.outside(NUMBER, text, computed).stream().filter(number -> !given.contains(number)).toList();
    }

    @Override
    public String toString() {
        return document + ", the section \"Algorithm\" or the comment of Main";
    }
}
