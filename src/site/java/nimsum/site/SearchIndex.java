package nimsum.site;

import com.google.gson.Gson;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * What the search of the site finds: pages, theorems and words of the field, as a script, since pages on a disk can't
 * read data.
 */
final class SearchIndex {

    private static final Pattern HEADING = Pattern.compile("<h[23] id=\"([^\"]*)\">(Theorem .*?)</h[23]>");
    private static final Pattern WORD = Pattern.compile("<strong id=\"([^\"]*)\">(.*?)</strong>");

    static String script(List<Page> pages) {
        List<List<String>> found = new ArrayList<>();
        for (Page page : pages) {
            found.add(List.of(page.title(), page.path()));
            for (MatchResult heading : HEADING.matcher(page.body()).results().toList()) {
                found.add(List.of(plain(heading.group(2)) + ", " + page.title(), page.path() + "#" + heading.group(1)));
            }
            if (page.path().equals("words.html")) {
                WORD.matcher(page.body()).results()
                        .forEach(word -> found.add(List.of(plain(word.group(2)) + ", a word of the field",
                                page.path() + "#" + word.group(1))));
            }
        }
        return "var SEARCH = " + new Gson().toJson(found) + ";\n";
    }

    private static String plain(String html) {
        return html.replaceAll("<[^>]*>", "").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">");
    }
}
