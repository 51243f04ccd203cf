package nimsum.site;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.DataFiles;
import nimsum.theory.StudyMap;
import nimsum.theory.StudyOrder.Entry;
import nimsum.theory.StudyOrder;

/** The first page: where to begin, the map, a line for each chapter and each problem. */
record IndexPage(Path home, Markdown markdown) {

    private static final Pattern ORDER = Pattern.compile("(?ms)^### 1\\. .*?(?=^## )");
    private static final String PATH = "index.html";

    Page page() {
        String text = DataFiles.readDocument(StudyOrder.document(home));
        Matcher order = ORDER.matcher(text);
        if (!order.find()) {
            throw new IllegalStateException("problems/README.md has no order of study");
        }
        String begin = markdown.html(Path.of("problems/README.md"), PATH,
                """
                        # Nimsum

                        Contest problems about combinatorial games, from heaps of stones to chess endgames: each with a solution to
                        hand in, the theorem behind it, and its proof. Begin with [who wins](../theory/normal-play.md), or with the first
                        problem, [Public Sale](hdu2149/README.md).

                        ## The map
                        """);
        String lines = markdown.html(Path.of("problems/README.md"), PATH, order.group().replace("\n### ", "\n## ")
                .replaceFirst("^### ", "## "));
        return new Page(PATH, "Nimsum: combinatorial games",
                begin + "<div class=\"wide\">" + map() + "</div>\n" + lines);
    }

    /** The map, in which each box is a link. */
    private String map() {
        String svg = Pictures.inline(StudyOrder.folder(home).resolve(StudyMap.FILE));
        for (Entry entry : StudyOrder.of(home).entries()) {
            String page = Documents.page(Path.of("problems").resolve(entry.document())).orElseThrow();
            String kind = entry.isChapter() ? "accent-fill" : "ink-fill";
            svg = svg.replaceFirst("(<text [^>]*" + kind + "\"[^>]*>)" + Pattern.quote(entry.name()) + "(</text>)",
                    Matcher.quoteReplacement("<a href=\"" + page + "\">") + "$1" + entry.name() + "$2</a>");
        }
        return svg.replaceFirst("role=\"img\"", "role=\"group\" aria-label=\"The order of study\"");
    }
}
