package nimsum.site;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.StudyMap;
import nimsum.book.StudyOrder;
import nimsum.book.StudyOrder.Entry;
import nimsum.book.StudyOrder.Text;
import nimsum.problem.Problems;

/** The first page: where to begin, the map, a line for each chapter and each problem. */
record IndexPage(Path home, Markdown markdown) {

    /** A box of the map: its ground, its frame, a name and a title. */
    private static final Pattern BOX = Pattern.compile("(?:<rect [^>]*>\\n){2}(?:<text[^>]*>[^<]*</text>\\n){2}");
    private static final String PATH = "index.html";

    Page page() {
        String begin = html(
                """
                        # Nimsum

                        Contest problems about combinatorial games, from heaps of stones to chess endgames: each with a solution to
                        hand in, the theorem behind it, and its proof. Begin with [who wins](../theory/normal-play.md), or with a
                        short problem, [Public Sale](hdu2149/README.md). For a class there is [a course](course.md).
                        [中文](../README.zh.md)

                        ## Play
                        """);
        String lines = StudyOrder.of(home).parts().stream().map(part -> "## " + part.title() + "\n\n*" + part.about()
                + "*\n\n" + part.entries().stream().map(IndexPage::line).collect(Collectors.joining()) + "\n")
                .collect(Collectors.joining());
        return new Page(PATH, "Nimsum: combinatorial games",
                begin + PlaySection.question(Problems.here().find("hdu2149"))
                        + "<h2 id=\"the-map\">The map</h2>\n"
                        + "<div class=\"map\" tabindex=\"0\">" + map() + "</div>\n" + html(lines));
    }

    private static String line(Entry entry) {
        Text facts = entry.facts();
        String link = entry.isChapter() ? "Chapter [" + entry.name() : "[" + entry.title();
        String minutes = (entry.isChapter() ? "" : ", " + facts.effort().stars()) + ", "
                + facts.effort().minutes() + " minutes";
        return "- " + link + "](" + entry.document() + ") (" + (entry.isChapter() ? entry.title() : entry.name())
                + minutes + "): " + facts.teaser() + "\n";
    }

    private String html(String text) {
        return markdown.html(Path.of("problems/README.md"), PATH, text);
    }

    /** Returns the map, in which each box is a link. Its boxes are drawn in the order of study. */
    private String map() {
        Iterator<Entry> entries = StudyOrder.of(home).entries().iterator();
        String svg = BOX.matcher(Markdown.picture(StudyOrder.folder(home).resolve(StudyMap.FILE))).replaceAll(box -> {
            String page = Documents.page(Path.of("problems").resolve(entries.next().document())).orElseThrow();
            return Matcher.quoteReplacement("<a href=\"" + page + "\">" + box.group() + "</a>");
        });
        if (entries.hasNext()) {
            throw new IllegalStateException("the map has no box for " + entries.next().name());
        }
        return svg.replaceFirst("role=\"img\"", "role=\"group\" aria-label=\"The order of study\"");
    }
}
