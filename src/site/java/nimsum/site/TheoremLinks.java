package nimsum.site;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Ties what a page says of its theorems together: a mention leads to the theorem. */
final class TheoremLinks {

    private static final Pattern HEADING = Pattern.compile("<h3 id=\"(theorem-(\\d+)[^\"]*)\"");
    /** What holds no mention, or a mention: not of a theorem elsewhere. */
    private static final Pattern MENTION = Pattern.compile(
            "(?s)<(a|h\\d|pre|svg|summary)\\b.*?</\\1>|(?<word>[Tt]heorems?\\s)(?<one>\\d++)(?:(?<and>\\s(?:to|and)\\s)(?<two>\\d++))?+(?!\\s(?:of|there)\\b)");

    /** Returns the page with these ties. */
    static String tied(String html) {
        Map<String, String> anchors = HEADING.matcher(html).results()
                .collect(Collectors.toMap(heading -> heading.group(2), heading -> heading.group(1)));
        return MENTION.matcher(html).replaceAll(found -> {
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
    }

    private static String link(String number, String word, Map<String, String> anchors) {
        String text = word + number;
        return anchors.containsKey(number) ? "<a href=\"#" + anchors.get(number) + "\">" + text + "</a>" : text;
    }
}
