package nimsum.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;

/** The pictures of the repository as parts of a page, whose style sheet gives them the colours of its theme. */
final class Pictures {

    private static final Pattern TEXT = Pattern.compile("<text [^>]*>");

    /**
     * A picture without its own style. What most of its texts say of themselves is said once, as large pictures have
     * thousands.
     */
    static String inline(Path file) {
        String svg = DataFiles.readDocument(file).strip().replaceFirst("(?s)<style>.*?</style>\\n?", "")
                .replaceFirst(" xmlns=\"[^\"]*\"", "");
        return inherited(inherited(inherited(svg, "text-anchor", "start"), "font-size", "medium"), "class", "")
                .replace(" dy=\"0.35em\"", "").replaceAll("(=\"\\d+\\.\\d)0\"", "$1\"");
    }

    /** Hands the most frequent value of an attribute of texts down from the whole picture. */
    private static String inherited(String svg, String attribute, String initial) {
        Pattern given = Pattern.compile(" " + attribute + "=\"([^\"]*)\"");
        String usual = TEXT.matcher(svg).results().map(MatchResult::group).map(text -> value(given, text, initial))
                .collect(Collectors.groupingBy(value -> value, Collectors.counting())).entrySet().stream()
                .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey).orElse(initial);
        return TEXT.matcher(svg).replaceAll(text -> {
            String value = value(given, text.group(), initial);
            String bare = given.matcher(text.group()).replaceAll("");
            return Matcher.quoteReplacement(value.equals(usual)
                    ? bare
                    : bare.replaceFirst("<text", "<text " + attribute + "=\"" + value + "\""));
        }).replaceFirst("<svg", "<svg " + attribute + "=\"" + usual + "\"");
    }

    private static String value(Pattern given, String text, String initial) {
        Matcher value = given.matcher(text);
        return value.find() ? value.group(1) : initial;
    }
}
