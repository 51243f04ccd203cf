package nimsum.site;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.theory.StudyOrder;
import nimsum.theory.StudyOrder.Entry;
import nimsum.theory.StudyOrder.Part;

/**
 * The line below the title of a page: its place in the order of study, its judges, and the pages before and after it.
 */
final class Places {

    private Places() {
    }

    /** The pages, those of the order of study with this line. */
    static List<Page> placed(List<Page> pages, StudyOrder order) {
        List<Entry> entries = order.entries();
        List<Page> placed = new ArrayList<>(pages);
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            String path = page(entry);
            Part part = order.parts().stream().filter(one -> one.entries().contains(entry)).findFirst().orElseThrow();
            String line = "<p class=\"place\"><a href=\""
                    + Documents.relative(path, "index.html#" + Markdown.anchor(part.title()))
                    + "\">" + Page.escaped(part.title()) + "</a>, " + (part.entries().indexOf(entry) + 1) + " of "
                    + part.entries().size() + judges(entry) + (i == 0 ? "" : link(path, "Previous", entries.get(i - 1)))
                    + (i == entries.size() - 1 ? "" : link(path, "Next", entries.get(i + 1))) + "</p>";
            placed.replaceAll(page -> page.path().equals(path)
                    ? new Page(path, page.title(), page.body().replaceFirst("</h1>", "$0\n" + line))
                    : page);
        }
        return placed;
    }

    private static String page(Entry entry) {
        return Documents.page(Path.of("problems").resolve(entry.document())).orElseThrow();
    }

    private static String link(String from, String name, Entry entry) {
        return " &middot; " + name + ": <a href=\"" + Documents.relative(from, page(entry)) + "\">"
                + Page.escaped(entry.title()) + "</a>";
    }

    private static String judges(Entry entry) {
        if (entry.isChapter()) {
            return "";
        }
        Problem problem = Problems.here().find(entry.name());
        return " &middot; " + problem.file().originalTitle().map(title -> Page.escaped(title) + " &middot; ").orElse("")
                + problem.file().judges().stream().map(judge -> judge.judge()).collect(Collectors.joining(", "));
    }
}
