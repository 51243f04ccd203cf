package nimsum.site;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.Sections;
import nimsum.book.StudyMap;
import nimsum.book.StudyOrder;
import nimsum.book.StudyOrder.Entry;
import nimsum.problem.Problems;

/** The first page: where to begin, the map, a line for each chapter and each problem. */
record IndexPage(Path home, Markdown markdown) {

    private static final Pattern LINE = Pattern.compile("(?m)^- \\[([^\\]]+)\\]\\(([^)]+)\\) ([^:]+):");
    /** The map shows it, and so does each page. */
    private static final Pattern AFTER = Pattern.compile("(?s)\\s+After: .*?\\)\\.(?=\\n)");
    /** A box of the map: its ground, its frame, a name and a title. */
    private static final Pattern BOX = Pattern.compile("(?:<rect [^>]*>\\n){2}(?:<text[^>]*>[^<]*</text>\\n){2}");
    private static final String PATH = "index.html";

    Page page() {
        String order = Sections.of(StudyOrder.document(home)).ofLevel(3).stream()
                .map(part -> Sections.written(2, part.title(), part.body())).collect(Collectors.joining("\n"));
        String begin = html(
                """
                        # Nimsum

                        Contest problems about combinatorial games, from heaps of stones to chess endgames: each with a solution to
                        hand in, the theorem behind it, and its proof. Begin with [who wins](../theory/normal-play.md), or with a
                        short problem, [Public Sale](hdu2149/README.md). [中文](../README.zh.md)

                        ## Play
                        """);
        String lines = LINE.matcher(AFTER.matcher(order).replaceAll(""))
                .replaceAll(line -> Matcher.quoteReplacement(line.group(2).startsWith("../theory/")
                        ? "- Chapter [" + line.group(1) + "](" + line.group(2) + ") (" + line.group(3) + "):"
                        : "- [" + line.group(3) + "](" + line.group(2) + ") (" + line.group(1) + "):"));
        return new Page(PATH, "Nimsum: combinatorial games",
                begin + PlaySection.question(Problems.here().find("hdu2149"))
                        + "<h2 id=\"the-map\">The map</h2>\n"
                        + "<div class=\"map\" tabindex=\"0\">" + map() + "</div>\n" + html(lines));
    }

    private String html(String text) {
        return markdown.html(Path.of("problems/README.md"), PATH, text);
    }

    /** The map, in which each box is a link. Its boxes are drawn in the order of study. */
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
