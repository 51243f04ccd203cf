package nimsum.problem;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nimsum.cases.Range;

/**
 * What <code>problem.yaml</code> says of a problem.
 *
 * @param title
 *            in English
 * @param originalTitle
 *            in the language of the statement, where that is another one
 * @param source
 *            the contest and the author, as far as known
 * @param judges
 *            where to submit; never empty, and the first is the one that a bundle is made for unless another is asked for
 * @param limits
 *            what a program may use
 * @param linePerQuestion
 *            whether each line of an input is a question, and the same line of the answer answers it; a last line of the input
 *            may only end it
 * @param bounds
 *            the range of each number of the input, in the order of the statement
 */
public record ProblemFile(String title, Optional<String> originalTitle, String source, List<JudgeEntry> judges,
        Limits limits, boolean linePerQuestion, Map<String, Range> bounds) {

    /**
     * A judge that has the problem.
     *
     * @param judge
     *            its name in <code>judges.yaml</code>
     * @param address
     *            of the statement
     * @param oneQuestion
     *            whether it asks one question a file, where our files ask many, a line each
     * @param entry
     *            the class and method that the statement asks for, where it asks for more than a program
     */
    public record JudgeEntry(String judge, String address, boolean oneQuestion, Optional<EntryPoint> entry) {
    }

    /**
     * A method that the judge calls instead of running <code>main</code>.
     *
     * @param className
     *            of the submitted class
     * @param method
     *            a method of <code>Main</code>
     */
    public record EntryPoint(String className, String method) {
    }

    /**
     * What a program may use on one input.
     *
     * @param timeMillis
     *            processor time of a program in Java, which every solution here is
     * @param otherTimeMillis
     *            processor time of a program in another language
     * @param memoryKib
     *            memory
     */
    public record Limits(int timeMillis, int otherTimeMillis, int memoryKib) {

        /** As in <code>2000 ms (Java; others 1000 ms), 32768 KiB</code>. */
        @Override
        public String toString() {
            String others = otherTimeMillis == timeMillis ? "" : " (Java; others " + otherTimeMillis + " ms)";
            return timeMillis + " ms" + others + ", " + memoryKib + " KiB";
        }
    }

    private static final Set<String> FACTS = Set.of("statement", "limits", "bounds", "sample");

    /**
     * @throws CheckoutException
     *             at a key that is missing, unknown or of the wrong kind
     */
    public static ProblemFile read(Path file) {
        YamlMap top = YamlMap.read(file).only(Set.of("title", "source", "judges", "limits", "bounds", "facts"),
                Set.of("original-title", "line-per-question"));
        List<JudgeEntry> judges = top.maps("judges").stream().map(ProblemFile::judge).toList();
        if (judges.isEmpty()) {
            throw new CheckoutException(file + ": no judges");
        }
        top.map("facts").only(FACTS, Set.of()).texts(); // Each fact has its source.
        return new ProblemFile(top.text("title"), top.optionalText("original-title"), top.text("source"), judges,
                limits(top.map("limits")), top.optionalFlag("line-per-question"), bounds(top.map("bounds")));
    }

    /** The names of the judges, as one reads them in a sentence. */
    public String judgeNames() {
        return judges.stream().map(JudgeEntry::judge).collect(Collectors.joining(", "));
    }

    /**
     * The first judge that runs a program on standard input, and does not call a method.
     *
     * @throws CheckoutException
     *             if there is none
     */
    public JudgeEntry programJudge() {
        return judges.stream().filter(judge -> judge.entry().isEmpty()).findFirst()
                .orElseThrow(() -> new CheckoutException(title + ": no judge reads standard input"));
    }

    private static JudgeEntry judge(YamlMap map) {
        boolean calls = map.has("class") || map.has("method");
        map.only(calls ? Set.of("judge", "address", "class", "method") : Set.of("judge", "address"),
                calls ? Set.of() : Set.of("one-question"));
        return new JudgeEntry(map.text("judge"), map.text("address"), map.optionalFlag("one-question"),
                calls ? Optional.of(new EntryPoint(map.text("class"), map.text("method"))) : Optional.empty());
    }

    private static Limits limits(YamlMap map) {
        map.only(Set.of("time-ms", "memory-kib"), Set.of("time-ms-others"));
        int time = map.positive("time-ms");
        return new Limits(time, map.optionalPositive("time-ms-others").orElse(time), map.positive("memory-kib"));
    }

    private static Map<String, Range> bounds(YamlMap map) {
        Map<String, Range> bounds = new LinkedHashMap<>();
        map.texts().forEach((name, range) -> {
            try {
                bounds.put(name, Range.parse(range));
            } catch (IllegalArgumentException e) {
                throw new CheckoutException(map.place() + ": " + name + ": " + e.getMessage(), e);
            }
        });
        return bounds;
    }
}
