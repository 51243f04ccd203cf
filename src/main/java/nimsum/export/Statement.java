package nimsum.export;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.Readme;
import nimsum.book.Sections;
import nimsum.book.Sections.Section;
import nimsum.data.TestCases;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/**
 * The statement of a problem without its limits, which the systems add: in LaTeX as the format wants it, and as a page,
 * since DOMjudge does not read LaTeX. This knows the Markdown that statements use, and no more.
 */
final class Statement {

    /** A formula, code, emphasis, or a sign that LaTeX takes for something else. */
    private static final Pattern INLINE = Pattern
            .compile("\\$[^$]+\\$|`([^`]+)`|\\*([^*]+)\\*|[\\\\{}$&#%_^~<>⊗]");
    private static final Map<String, String> SIGNS = Map.of("\\", "\\textbackslash{}", "^", "\\textasciicircum{}", "~",
            "\\textasciitilde{}", "<", "$<$", ">", "$>$", "⊗", "$\\otimes$");
    private static final Map<Character, String> TAGS = Map.of('$', "<i>|</i>", '`', "<code>|</code>", '*',
            "<em>|</em>");

    /** Returns the text of {@code problem.en.tex}, to which the systems add the samples. */
    static String latex(Problem problem) {
        String title = problem.file().title();
        return parts(problem, heading -> "\\section*{" + inline(heading) + "}", Statement::block)
                .collect(Collectors.joining("\n\n",
                        "%% plainproblemname: " + title + "\n\\problemname{" + inline(title) + "}\n\n", "\n"));
    }

    static String html(Problem problem) {
        Stream<String> samples = TestCases.samples(problem).stream()
                .map(sample -> "<h2>" + sample.name().replace("sample/", "Sample ") + "</h2>\n<pre>\n"
                        + entities(sample.readInput()) + "</pre>\n<p>Output:\n<pre>\n"
                        + entities(sample.readOutput()) + "</pre>");
        String title = entities(problem.file().title());
        return Stream
                .concat(parts(problem, heading -> "<h2>" + entities(heading) + "</h2>", Statement::element), samples)
                .collect(Collectors.joining("\n", "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>" + title
                        + "</title>\n<h1>" + title + "</h1>\n", "\n"));
    }

    /** Returns the blocks of the statement, and then a heading and those of the format. */
    private static Stream<String> parts(Problem problem, UnaryOperator<String> heading, UnaryOperator<String> block) {
        List<Section> parts = new Readme(problem, Language.EN).statement();
        return Stream.of(blocks(parts.get(0)).map(block), Stream.of(heading.apply(parts.get(1).title())),
                blocks(parts.get(1)).map(block)).flatMap(blocks -> blocks);
    }

    private static Stream<String> blocks(Section part) {
        return Stream.of(withoutLimits(part).split("\n\n+"));
    }

    private static String withoutLimits(Section part) {
        return part.body().replaceAll("(?m)^(Limits: |限制：).*$", "").strip();
    }

    static String markdown(Problem problem, Language language) {
        return new Readme(problem, language).statement().stream()
                .map(part -> Sections.written(part.level(), part.title(), withoutLimits(part)))
                .collect(Collectors.joining("\n", "# " + problem.file().title(language) + "\n\n", ""));
    }

    private static String block(String markdown) {
        if (markdown.startsWith("- ")) {
            return "\\begin{itemize}\n" + inline(markdown).replaceAll("(?m)^- ", "\\\\item ") + "\n\\end{itemize}";
        }
        if (markdown.startsWith("| ")) {
            return markdown.lines().filter(row -> row.startsWith("| "))
                    .map(row -> inline(row.substring(2, row.length() - 2)).replace(" | ", " & ") + " \\\\")
                    .collect(Collectors.joining("\n", "\\begin{tabular}{ll}\n", "\n\\end{tabular}"));
        }
        return inline(markdown);
    }

    private static String element(String markdown) {
        String plain = markdown.replace("\\le", "≤").replace("\\ge", "≥").replace("\\dots", "...");
        String text = INLINE.matcher(plain).replaceAll(found -> Matcher.quoteReplacement(tagged(found.group())));
        return switch (text.split("\\s", 2)[0]) {
            case "-" -> "<ul>\n" + text.replaceAll("(?m)^- ", "<li>") + "\n</ul>";
            case "|" -> "<table>\n" + text.replaceFirst("\\|-.*\n", "")
                    .replaceAll("(?m)^\\| (.*) \\| (.*) \\|$", "<tr><td>$1<td>$2") + "\n</table>";
            default -> "<p>" + text;
        };
    }

    private static String tagged(String found) {
        String text = entities(found);
        String tag = TAGS.get(text.charAt(0));
        return found.length() == 1 ? text : tag.replace("|", text.substring(1, text.length() - 1));
    }

    private static String entities(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static String inline(String markdown) {
        return INLINE.matcher(markdown).replaceAll(found -> Matcher.quoteReplacement(translated(found)));
    }

    private static String translated(MatchResult found) {
        if (found.group(1) != null || found.group(2) != null) {
            return found.group(1) == null
                    ? "\\emph{" + inline(found.group(2)) + "}"
                    : "\\texttt{" + inline(found.group(1)) + "}";
        }
        return found.group().length() > 1
                ? found.group()
                : SIGNS.getOrDefault(found.group(), "\\" + found.group());
    }
}
