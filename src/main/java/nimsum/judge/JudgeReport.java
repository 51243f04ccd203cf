package nimsum.judge;

import com.google.gson.GsonBuilder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.process.Run.PeakMemory;

/**
 * All that is said of one submission.
 *
 * @param cases in the order in which they were run
 * @param casesNotRun how many were left out after the first failure
 * @param longer what becomes of the first failure with ten times the time, if that was tried
 * @param likeness what is said if the program answers as a known mistake does
 */
public record JudgeReport(Problem problem, Submission submission, JudgingRules rules, Optional<String> compileMessage,
        List<JudgedCase> cases, int casesNotRun, Optional<CaseResult> longer, Optional<String> likeness) {

    /** How many times its limit a slow program may take at the end. */
    public static final int LONGER = 10;
    private static final double KIB_PER_MIB = 1024;
    private static final int MAX_ERROR_LINES = 4;
    /** A longer one does not tell why a program is slow. */
    private static final int LONG_INPUT = 300;

    /** Refuses a report on nothing, which would say Accepted. */
    public JudgeReport {
        if (compileMessage.isEmpty() && cases.isEmpty()) {
            throw new IllegalArgumentException("no case was judged");
        }
    }

    public record JudgedCase(TestCase test, CaseResult result) {

        public boolean failed() {
            return result.verdict() != Verdict.ACCEPTED;
        }

        /** Returns a line with the name in this width, the verdict, the time, the memory, and what is wrong. */
        public String row(int width) {
            return (figures(width) + "  " + result.detail()).stripTrailing();
        }

        private String figures(int width) {
            return String.format(Locale.ROOT, "%-" + width + "s  %-21s %6d ms %11s", test.name(), result.verdict(),
                    result.cpuMillis(), memory(result.peak()));
        }
    }

    /** Returns the verdict on the submission as a whole: that of the first case that fails. */
    public Verdict verdict() {
        return compileMessage.isPresent()
                ? Verdict.COMPILE_ERROR
                : firstFailure().map(judged -> judged.result.verdict()).orElse(Verdict.ACCEPTED);
    }

    private Optional<JudgedCase> firstFailure() {
        return cases.stream().filter(JudgedCase::failed).findFirst();
    }

    /**
     * Returns what is judged and what it may use, in lines for people.
     *
     * @param commands how it was compiled, and how it is run
     */
    public static List<String> heading(Problem problem, Submission submission, JudgingRules rules,
            List<String> commands) {
        ProgrammingLanguage language = submission.language();
        List<String> lines = new ArrayList<>();
        lines.add(problem + ": " + submission.name() + " (" + language.name() + "), judged like " + rules.judge() + ", "
                + rules.timeMillis(language) + " ms, " + rules.limits().memoryKib() + " KiB");
        lines.addAll(commands);
        language.runtimeKib().ifPresent(more -> lines.add("Memory is that of the whole process, which may hold " + more
                + " KiB more for the runtime of " + language.name() + "."));
        submission.warnings(rules.judge()).forEach(lines::add);
        return lines;
    }

    /**
     * Returns the end of what people read, after a line for each other case: the first failure whole, and the verdict
     * in the last line. So both are seen when the command ends, on a screen of 24 lines. Plain characters only.
     *
     * @param columns of the screen, to which the lines of the failure are cut; 0 if they are not cut
     * @param rerun the command that judges one case again, by its name
     */
    public List<String> ending(int columns, UnaryOperator<String> rerun) {
        if (compileMessage.isPresent()) {
            return Stream.concat(compileMessage.get().lines(), Stream.of(verdict().toString())).toList();
        }
        Optional<JudgedCase> first = firstFailure();
        long accepted = cases.stream().filter(judged -> !judged.failed()).count();
        String last = verdict() + first.map(judged -> " on " + judged.test).orElse("") + " (" + accepted + " of "
                + (cases.size() + casesNotRun) + " cases accepted"
                + (casesNotRun > 0 ? ", " + casesNotRun + " not run)" : ")")
                + first.map(judged -> ", again: " + rerun.apply(judged.test.name())).orElse("");
        return Stream.of(first.stream().flatMap(judged -> whole(judged).map(line -> Excerpt.truncate(line, columns))),
                likeness.stream().flatMap(String::lines), Stream.of(last)).flatMap(Function.identity()).toList();
    }

    /**
     * Returns a line that says that all cases of one file were accepted.
     *
     * @param cases one at least
     */
    public static String fileLine(TestCase file, List<JudgedCase> cases) {
        return String.format(Locale.ROOT, "%-40s %s%s, %d ms", file.name(), Verdict.ACCEPTED,
                cases.size() == 1 ? "" : " (" + cases.size() + ")",
                cases.stream().mapToLong(judged -> judged.result.cpuMillis()).max().getAsLong());
    }

    private Stream<String> whole(JudgedCase judged) {
        CaseResult result = judged.result;
        List<String> lines = new ArrayList<>(List.of(result.detail()));
        longer.map(run -> run.slow()
                ? "It takes more than ten times the limit."
                : "With ten times the limit: " + run.verdict() + ", " + run.cpuMillis() + " ms").ifPresent(lines::add);
        boolean tooLong = result.verdict() == Verdict.TIME_LIMIT_EXCEEDED;
        if (tooLong && submission.language().isJava() && submission.source().contains("Scanner")) {
            lines.add("Scanner reads slowly: see FastReader in src/main/java/nimsum/util.");
        }
        lines.add("input: " + shown(judged.test.input())
                + question(judged).map(text -> ", question " + result.difference().get().line() + ": " + text)
                        .orElse(""));
        String input = judged.test.readInput();
        if (!tooLong || input.length() <= LONG_INPUT) {
            Excerpt.lines(input).lines().map("    "::concat).forEach(lines::add);
        }
        if (!result.errors().isBlank()) {
            lines.add("standard error:");
            Excerpt.firstLines(result.errors().lines().toList(), MAX_ERROR_LINES).map("    "::concat)
                    .forEach(lines::add);
        }
        return Stream.concat(Stream.of(judged.figures(1)), lines.stream().map("    "::concat));
    }

    /** Returns a text such as {@code 12.5 MiB}. It begins with {@code >=} if the program may have held more unseen. */
    static String memory(PeakMemory peak) {
        if (peak.kib() == 0) {
            return "unknown";
        }
        return (peak.exact() ? "" : ">=") + String.format(Locale.ROOT, "%.1f MiB", peak.kib() / KIB_PER_MIB);
    }

    /** Returns the question that was answered wrongly, shortened; none if the form of the problem does not tell it. */
    private Optional<String> question(JudgedCase judged) {
        return judged.result.difference().flatMap(difference -> problem.cases()
                .question(judged.test.readInput(), judged.test.readOutput(), difference.line()))
                .map(question -> Excerpt.line(question.text().strip()));
    }

    /** Returns a file as the user finds it: from the working folder, if it is below. */
    public static String shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return (file.startsWith(here) ? here.relativize(file) : file).toString();
    }

    public String json() {
        Json report = new Json(problem.id(), submission.name(), submission.language().name(), rules.judge().name(),
                rules.timeMillis(submission.language()), rules.limits().memoryKib(), verdict().toString(),
                compileMessage.orElse(""), cases.stream().map(this::json).toList(), casesNotRun,
                likeness.orElse(""));
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(report);
    }

    private record Json(String problem, String submission, String language, String judge, int timeLimitMillis,
            int memoryLimitKib, String verdict, String compileMessage, List<JsonCase> cases, int casesNotRun,
            String likeness) {
    }

    private JsonCase json(JudgedCase judged) {
        CaseResult result = judged.result;
        return new JsonCase(judged.test.name(), result.verdict().toString(), result.cpuMillis(), result.wallMillis(),
                result.peak().kib(), result.peak().exact(), result.detail(), result.errors(),
                judged.test.input().toString(), result.difference().orElse(null), question(judged).orElse(null));
    }

    private record JsonCase(String name, String verdict, long cpuMillis, long wallMillis, long peakKib,
            boolean peakIsExact, String detail, String standardError, String input, Difference difference,
            String question) {
    }
}
