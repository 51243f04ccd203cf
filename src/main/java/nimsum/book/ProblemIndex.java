package nimsum.book;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.StudyOrder.Entry;
import nimsum.book.StudyOrder.Part;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;

/**
 * Writes the order of study into the index and the front pages, each part between two marks: the table of all texts in
 * {@code problems/README.md}, the chapters with their problems in {@code README.md} and {@code README.zh.md}, and the
 * Chinese table. The front page also has the number of known mistakes.
 */
public final class ProblemIndex {

    private static final Pattern MISTAKES = Pattern.compile("\\d+ known mistakes");

    private final Problems problems;
    private final StudyOrder order;

    private ProblemIndex(Problems problems) {
        this.problems = problems;
        order = StudyOrder.of(problems.home());
    }

    /**
     * Writes them into the documents; whether that changed one of them.
     *
     * @throws CheckoutException if a document has no place for it
     */
    public static boolean write(Problems problems) {
        ProblemIndex index = new ProblemIndex(problems);
        Path home = problems.home();
        boolean changed = write(StudyOrder.document(home), marked("order", index.table()));
        changed |= write(home.resolve("README.md"), marked("chapters", index.chapters()).andThen(text -> MISTAKES
                .matcher(text).replaceFirst(index.mistakes() + " known mistakes")));
        return changed | write(home.resolve(Language.ZH.readme()),
                marked("chapters", index.chineseChapters()).andThen(marked("order", index.chineseTable())));
    }

    private static boolean write(Path document, Function<String, String> change) {
        try {
            return DataFiles.writeDocument(document, change.apply(DataFiles.readDocument(document)));
        } catch (CheckoutException e) {
            throw new CheckoutException(document + e.getMessage());
        }
    }

    private static Function<String, String> marked(String name, String made) {
        String begin = "<!-- " + name + " -->\n", end = "<!-- end of " + name + " -->";
        return text -> {
            int from = text.indexOf(begin), to = text.indexOf(end);
            if (from < 0 || to < from) {
                throw new CheckoutException(" has no line " + begin.strip() + " with a line " + end + " below it");
            }
            return text.substring(0, from) + begin + made + text.substring(to);
        };
    }

    private long mistakes() {
        return problems.all().stream()
                .mapToLong(problem -> DataFiles.names(problem.folder().resolve("wrong")).size()).sum();
    }

    private String table() {
        return order.parts().stream().map(part -> "| **" + part.title() + "** | " + part.about() + " | | | |\n"
                + part.entries().stream().map(this::row).collect(Collectors.joining())).collect(Collectors.joining("",
                        "| text | what it is | difficulty | minutes to read + to solve | judges |\n|---|---|---|---|---|\n",
                        ""));
    }

    private String row(Entry entry) {
        return "| [" + entry.title() + "](" + entry.document() + ") " + entry.name() + original(entry) + " | "
                + entry.facts().teaser() + " | " + entry.facts().effort().stars() + " | "
                + entry.facts().effort().minutes() + " | " + judges(entry) + " |\n";
    }

    private String original(Entry entry) {
        return entry.isChapter()
                ? ""
                : problems.find(entry.name()).file().originalTitle().map(title -> " " + title).orElse("");
    }

    private String judges(Entry entry) {
        if (entry.isChapter()) {
            return "";
        }
        ProblemFile file = problems.find(entry.name()).file();
        return file.judges().stream().map(judge -> judge(file, judge)).collect(Collectors.joining(", "));
    }

    /** Returns a judge of a problem, with what it said of our solution, and whether it still says anything. */
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

    private String chapters() {
        return order.parts().stream().map(part -> part.number() + ". **" + part.title().replaceFirst(".*?\\. ", "")
                + ".** " + part.about() + " " + links(part) + "\n").collect(Collectors.joining());
    }

    private static String links(Part part) {
        return part.entries().stream().map(entry -> "[" + entry.title() + "]("
                + Path.of("problems").resolve(entry.document()).normalize().toString().replace('\\', '/') + ")")
                .collect(Collectors.joining(", ", "", "."));
    }

    private String chineseChapters() {
        return order.parts().stream().map(part -> part.number() + ". **" + part.zh().title() + "**：" + part.zh().about()
                + "\n").collect(Collectors.joining());
    }

    private String chineseTable() {
        return order.parts().stream().flatMap(part -> part.entries().stream().filter(entry -> !entry.isChapter())
                .map(entry -> chineseRow(part, problems.find(entry.name()), entry)))
                .collect(Collectors.joining("",
                        "| 章 | 题目 | 中文名 | 英文名 | 难度 | 评测网站 | 题解 |\n|---|---|---|---|---|---|---|\n", ""));
    }

    private static String chineseRow(Part part, Problem problem, Entry entry) {
        ProblemFile file = problem.file();
        Language language = new Readme(problem, Language.ZH).exists() ? Language.ZH : Language.EN;
        return "| " + part.number() + " | [" + problem + "](problems/" + problem + "/" + language.readme() + ") | "
                + file.title(Language.ZH) + " | " + file.title() + " | "
                + entry.facts().effort().stars() + " | " + file.judgeNames().replace("Luogu", "洛谷") + " | "
                + language.say("英文", "中文") + " |\n";
    }
}
