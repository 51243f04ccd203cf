package nimsum.site;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import nimsum.problem.Language;
import org.commonmark.internal.util.Escaping;

/**
 * A page of the site.
 *
 * @param title in plain text
 * @param body what stands between the heading of the site and its end, in HTML
 */
record Page(String path, String title, String body) {

    private static final Pattern PART = Pattern
            .compile("<h2 id=\"([^\"]*)\">(.*?)</h2>|<h3 id=\"(theorem-\\d[^\"]*)\">(.*?)</h3>");

    /** Returns the language of its text and its frame; the boards are in English. */
    Language language() {
        return path.endsWith("zh.html") ? Language.ZH : Language.EN;
    }

    /** Returns the whole page. Styles and scripts are plain files beside it, so that it works from a disk. */
    String html() {
        String root = "../".repeat((int) path.chars().filter(c -> c == '/').count());
        String links = link(root, "index.html", "Nimsum") + link(root, "words.html", language().say("Words", "术语"));
        return String.format(Locale.ROOT, """
                <!DOCTYPE html>
                <html lang="%6$s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="%2$sstyle.css">
                <script src="%2$stheme.js"></script>
                </head>
                <body data-root="%2$s">
                <a class="skip" href="#content">%7$s</a>
                <header>
                <nav aria-label="Nimsum">%3$s</nav>
                <form role="search" class="search">
                <input id="search" type="search" aria-label="%8$s" placeholder="%8$s" autocomplete="off">
                <ul id="found" aria-live="polite"></ul></form>
                <button type="button" id="theme" aria-label="%9$s">◐</button>
                </header>
                <div class="columns">
                %5$s
                <main id="content">
                %4$s
                </main>
                </div>
                <script src="%2$ssearch.js"></script>
                <script src="%2$ssite.js"></script>
                <script src="%2$sboard.js"></script>
                <script src="%2$smemory.js"></script>
                </body>
                </html>
                """, escaped(path.equals("index.html") ? title : title + " - Nimsum"), root, links, body,
                contents(), language().say("en", "zh"), language().say("Skip to the text", "跳到正文"),
                language().say("Search", "搜索"), language().say("Light or dark", "浅色或深色"));
    }

    private String link(String root, String page, String name) {
        return "<a href=\"" + root + page + "\"" + (page.equals(path) ? " aria-current=\"page\"" : "") + ">" + name
                + "</a>";
    }

    /** Returns the ways to the parts of a page, if it has several, and to its theorems. */
    private String contents() {
        List<String> items = PART.matcher(body).results()
                .map(part -> part.group(1) != null
                        ? "<li><a href=\"#" + part.group(1) + "\">" + part.group(2) + "</a></li>"
                        : "<li class=\"theorem\"><a href=\"#" + part.group(3) + "\">" + part.group(4) + "</a></li>")
                .toList();
        return items.size() < 3
                ? ""
                : "<nav class=\"contents\" aria-label=\"" + language().say("On this page", "本页") + "\"><ul>"
                        + String.join("\n", items) + "</ul></nav>";
    }

    /**
     * Returns a part of a page that is not read at once.
     *
     * @param attributes of the element, each with a blank in front
     */
    static String folded(String summary, String attributes, String html) {
        return "<details" + attributes + "><summary>" + summary + "</summary>\n" + html + "</details>\n";
    }

    static String escaped(String text) {
        return Escaping.escapeHtml(text);
    }
}
