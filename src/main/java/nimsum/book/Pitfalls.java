package nimsum.book;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import nimsum.data.Mistake;
import nimsum.data.Refutation;
import nimsum.data.Refutation.Wrong;
import nimsum.errors.CheckoutException;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/**
 * The part "Pitfalls" of a page, made from the heads of the mistakes and from what is computed of them: those that
 * teach in a table, the others in a folded list.
 */
public final class Pitfalls {

    private final Language language;
    private final Map<String, Refutation> refutations;
    private final List<Mistake> mistakes;

    public Pitfalls(Problem problem, Language language) {
        this.language = language;
        refutations = Refutation.of(problem).stream().collect(Collectors.toMap(Refutation::name, Function.identity()));
        mistakes = Mistake.of(problem).stream().filter(mistake -> refutations.containsKey(mistake.name())).toList();
    }

    /**
     * Returns the text below the heading.
     *
     * @throws CheckoutException if a mistake has no Chinese text, and the page is Chinese
     */
    public String text() {
        String head = language.say("| the wrong program | input | right | it prints |",
                "| 错误程序 | 输入 | 正确 | 它输出 |") + "\n|---|---|---|---|\n";
        List<Mistake> others = mistakes.stream().filter(mistake -> !mistake.head().teaches()).toList();
        return lines() + mistakes.stream().filter(mistake -> mistake.head().teaches()).map(this::row)
                .collect(Collectors.joining("", head, ""))
                + (others.isEmpty()
                        ? ""
                        : others.stream().map(this::item).collect(Collectors.joining("", "\n<details><summary>"
                                + language.say(others.size() + " more", "另有 " + others.size() + " 个")
                                + "</summary>\n\n", "\n</details>\n")));
    }

    /** Explains the slash, if it stands anywhere. */
    private String lines() {
        boolean several = refutations.values().stream().flatMap(known -> known.run().stream())
                .anyMatch(run -> (run.input() + run.right()).lines().count() > 2);
        return several
                ? language.say("A `/` stands between two lines.", "`/` 表示换行。") + "\n\n"
                : "";
    }

    private String row(Mistake mistake) {
        Refutation known = refutations.get(mistake.name());
        return "| " + story(mistake).replace("|", "\\|") + " | " + known.run()
                .map(run -> code(run.input()) + " | " + code(run.right()) + " | " + printed(run))
                .orElseGet(() -> secret(known) + " | | " + known.verdict()).replace("\n", " ") + " |\n";
    }

    private String item(Mistake mistake) {
        Refutation known = refutations.get(mistake.name());
        return "- " + story(mistake) + " " + known.run()
                .map(run -> language.say("Input ", "输入 ") + code(run.input()) + language.say(": right ", "：正确 ")
                        + code(run.right())
                        + language.say(", it prints ", "，它输出 ") + printed(run))
                .orElseGet(() -> language.say("Refuted by ", "") + secret(known) + language.say(": ", "：")
                        + known.verdict())
                + language.say(".", "。") + "\n";
    }

    private String story(Mistake mistake) {
        Mistake.Head head = mistake.head();
        String text = language == Language.EN
                ? head.does() + " " + head.why()
                : head.zh()
                        .orElseThrow(() -> new CheckoutException(mistake.file() + " has no text in Chinese: zh: ..."));
        return "[" + mistake.name() + "](wrong/" + mistake.file().getFileName() + ")" + language.say(": ", "：") + text;
    }

    private String printed(Wrong run) {
        return run.fails()
                ? language.say("an exception", "抛出异常")
                : run.prints().map(Pitfalls::code).orElse(language.say("nothing", "什么也不输出"));
    }

    private String secret(Refutation known) {
        return language.say("the case ", "数据 ") + code(known.secret());
    }

    private static String code(String lines) {
        return "`" + lines.strip().replace("\n", " / ") + (lines.endsWith("\n\n") ? " /" : "") + "`";
    }
}
