package nimsum.site;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.DataFiles;

/**
 * Ties what a page says of its theorems together: a mention leads to the theorem, and below each stands the test that
 * checks it.
 */
final class TheoremLinks {

    private static final Pattern HEADING = Pattern.compile("<h3 id=\"(theorem-(\\d+)[^\"]*)\"");
    private static final Pattern CHECKED = Pattern
            .compile("(?s)" + HEADING.pattern() + ".*?<summary>Checked in .*?</details>\\n");
    /** What holds no mention, or a mention: not of a theorem elsewhere. */
    private static final Pattern MENTION = Pattern.compile(
            "(?s)<(a|h\\d|pre|svg|summary)\\b.*?</\\1>|(?<word>[Tt]heorems?\\s)(?<one>\\d++)(?:(?<and>\\s(?:to|and)\\s)(?<two>\\d++))?+(?!\\s(?:of|there)\\b)");

    /**
     * The page with these ties.
     *
     * @param test the class of the tests {@code theoremN()}
     */
    static String tied(String html, Path test) {
        Map<String, String> anchors = HEADING.matcher(html).results()
                .collect(Collectors.toMap(heading -> heading.group(2), heading -> heading.group(1)));
        String linked = MENTION.matcher(html).replaceAll(found -> {
            Matcher mention = (Matcher) found;
            String text = mention.group();
            if (mention.group("two") != null) {
                text = mention.group("word") + link(mention.group("one"), "", anchors) + mention.group("and")
                        + link(mention.group("two"), "", anchors);
            } else if (mention.group("one") != null) {
                text = link(mention.group("one"), mention.group("word"), anchors);
            }
            return Matcher.quoteReplacement(text);
        });
        String source = anchors.isEmpty() ? "" : DataFiles.readDocument(test);
        return CHECKED.matcher(linked).replaceAll(theorem -> Matcher.quoteReplacement(theorem.group()
                + Page.folded("The check, as a program", " class=\"aside\"",
                        Code.java(method(source, theorem, test)))));
    }

    private static String link(String number, String word, Map<String, String> anchors) {
        String text = word + number;
        return anchors.containsKey(number) ? "<a href=\"#" + anchors.get(number) + "\">" + text + "</a>" : text;
    }

    private static String method(String source, MatchResult theorem, Path test) {
        Matcher method = Pattern.compile("(?ms)^    void theorem" + theorem.group(2) + "\\(\\).*?^    }$")
                .matcher(source);
        if (!method.find()) {
            throw new IllegalStateException(test + " has no test of theorem " + theorem.group(2));
        }
        return method.group().stripIndent();
    }
}
