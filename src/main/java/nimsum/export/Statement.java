package nimsum.export;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/**
 * The statement of a problem without limits and samples, which the systems add. The format takes only LaTeX; this knows
 * the Markdown that statements use, and no more.
 */
final class Statement {

    /** A formula, code, emphasis, or a sign that LaTeX takes for something else. */
    private static final Pattern INLINE = Pattern
            .compile("\\$[^$]+\\$|`([^`]+)`|\\*([^*]+)\\*|[\\\\{}$&#%_^~<>⊗]");
    private static final Map<String, String> SIGNS = Map.of("\\", "\\textbackslash{}", "^", "\\textasciicircum{}", "~",
            "\\textasciitilde{}", "<", "$<$", ">", "$>$", "⊗", "$\\otimes$");

    /** Returns the text of {@code problem.en.tex}. */
    static String latex(Problem problem) {
        return Stream.of(markdown(problem, Language.EN).replace("\n## Statement\n", "").strip().split("\n\n+"))
                .map(Statement::block)
                .collect(Collectors.joining("\n\n", "%% plainproblemname: " + problem.file().title() + "\n", "\n"));
    }

    /** Returns the title and the statement without its limits. */
    static String markdown(Problem problem, Language language) {
        return "# " + problem.file().title(language) + "\n"
                + language.statement(problem).replaceAll("(?m)^(Limits: |限制：).*\n", "");
    }

    private static String block(String markdown) {
        if (markdown.startsWith("#")) {
            String[] heading = markdown.split(" ", 2);
            return (heading[0].equals("#") ? "\\problemname{" : "\\section*{") + inline(heading[1]) + "}";
        }
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
