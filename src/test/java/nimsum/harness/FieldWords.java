package nimsum.harness;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of the field, each of which a text explains or links where it uses it first. */
final class FieldWords {

    private static final List<String> WORDS = List.of("P-position", "N-position", "mex", "nim-sum", "Grundy value",
            "nimber", "normal play", "misère", "impartial", "partizan", "outcome class", "strategy stealing",
            "reversible move", "dyadic", "loopy", "retrograde analysis");
    /** What is no running text: code, headings, the generated last line, pictures, formulas. */
    private static final Pattern NO_PROSE = Pattern
            .compile(
                    "(?ms)^```.*?^```$|`[^`]*`|^#+ [^\n]*$|^Next: [^\n]*$|!\\[[^\\]]*\\]\\([^)]*\\)|\\$\\$.*?\\$\\$|\\$[^$]*\\$");
    /** The words of a link, and emphasis, which is how a text marks what it defines. */
    private static final Pattern EXPLAINED = Pattern.compile("\\[[^\\]]*\\]\\([^)]*\\)|\\*[^*]+\\*");

    /** Those that a text in Markdown uses first neither in the words of a link nor with emphasis. */
    static List<String> unexplained(String markdown) {
        String prose = NO_PROSE.matcher(markdown).replaceAll(" ");
        List<MatchResult> explained = EXPLAINED.matcher(prose).results().toList();
        return WORDS.stream().filter(word -> {
            Matcher use = Pattern.compile("(?i)(?<![\\w-])" + word.replace(" ", "\\s+") + "(?![\\w-]{2})")
                    .matcher(prose);
            return use.find() && explained.stream()
                    .noneMatch(span -> span.start() <= use.start() && use.end() <= span.end());
        }).toList();
    }
}
