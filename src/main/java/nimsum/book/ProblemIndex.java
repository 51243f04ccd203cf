package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.StudyOrder.Part;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;

/**
 * The indexes of problems in {@code problems/README.md} and in the Chinese {@code README.zh.md}, in the order of study,
 * made from the {@code problem.yaml} of each, and the number of known mistakes on the front page.
 */
public final class ProblemIndex {

    private static final String HEAD = "| problem | title | judges |\n|---|---|---|\n";
    private static final String CHINESE_HEAD = "| 章 | 题目 | 中文名 | 英文名 | 评测网站 | 题解 |\n|---|---|---|---|---|---|\n";
    private static final String ROWS = "(\\|.*\n)*";
    private static final Pattern MISTAKES = Pattern.compile("\\d+ known mistakes");

    /**
     * Writes them into the documents; whether that changed one of them.
     *
     * @throws CheckoutException if a document has no place for it
     */
    public static boolean write(Problems problems) {
        boolean table = write(StudyOrder.document(problems.home()), Pattern.compile(Pattern.quote(HEAD) + ROWS),
                table(problems));
        boolean chinese = write(problems.home().resolve(Language.ZH.readme()),
                Pattern.compile(Pattern.quote(CHINESE_HEAD) + ROWS), chineseTable(problems));
        return write(problems.home().resolve("README.md"), MISTAKES, mistakes(problems)) || table || chinese;
    }

    private static boolean write(Path document, Pattern place, String made) {
        Matcher found = place.matcher(DataFiles.readDocument(document));
        if (!found.find()) {
            throw new CheckoutException(document + " has no place for\n" + made);
        }
        return DataFiles.writeDocument(document, found.replaceFirst(Matcher.quoteReplacement(made)));
    }

    /** How the front page counts the mistakes that the data refuse. */
    public static String mistakes(Problems problems) {
        long count = problems.all().stream()
                .mapToLong(problem -> DataFiles.names(problem.folder().resolve("wrong")).size()).sum();
        return count + " known mistakes";
    }

    /** What it is in Markdown, with the lines above its first row. */
    public static String table(Problems problems) {
        return StudyOrder.of(problems.home()).parts().stream()
                .map(part -> rows(part, problems, ProblemIndex::row).reduce("| **" + part.title() + "** | | |\n",
                        String::concat))
                .collect(Collectors.joining("", HEAD, ""));
    }

    /** The Chinese table, in which each row has the number of its chapter. */
    public static String chineseTable(Problems problems) {
        return StudyOrder.of(problems.home()).parts().stream()
                .flatMap(part -> rows(part, problems, ProblemIndex::chineseRow)
                        .map(row -> "| " + part.title().replaceFirst("\\..*", "") + " | " + row))
                .collect(Collectors.joining("", CHINESE_HEAD, ""));
    }

    private static Stream<String> rows(Part part, Problems problems, Function<Problem, String> row) {
        List<String> ids = problems.all().stream().map(Problem::id).toList();
        return part.entries().stream().filter(entry -> !entry.isChapter() && ids.contains(entry.name()))
                .map(entry -> row.apply(problems.find(entry.name())));
    }

    private static String chineseRow(Problem problem) {
        ProblemFile file = problem.file();
        Language language = new Readme(problem, Language.ZH).exists() ? Language.ZH : Language.EN;
        return "[" + problem + "](problems/" + problem + "/" + language.readme() + ") | " + file.title(Language.ZH)
                + " | " + file.title() + " | " + file.judgeNames() + " | " + language.say("英文", "中文") + " |\n";
    }

    private static String row(Problem problem) {
        ProblemFile file = problem.file();
        String judges = file.judges().stream().map(entry -> judge(file, entry)).collect(Collectors.joining(", "));
        return "| [" + problem + "](" + problem + "/README.md) | "
                + file.title() + file.originalTitle().map(title -> "<br>" + title).orElse("") + " | " + judges + " |\n";
    }

    /** A judge of a problem, with what it said of our solution, and whether it still says anything. */
    private static String judge(ProblemFile file, JudgeEntry entry) {
        String accepted = file.accepted().orElse(List.of()).stream()
                .filter(verdict -> verdict.judge().equals(entry.judge()))
                .map(verdict -> " ([accepted](" + verdict.link() + ") " + verdict.date() + ")")
                .collect(Collectors.joining());
        String closed = entry.judge().closed()
                .map(closure -> " (closed since " + closure.since() + ")").orElse("");
        return "[" + entry.judge() + "](" + entry.address().replaceFirst("^problems/", "") + ")" + accepted
                + closed;
    }
}
