package nimsum.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.book.Sections;
import nimsum.book.StudyOrder;
import nimsum.book.StudyOrder.Entry;
import nimsum.book.StudyOrder.Part;
import nimsum.problem.Language;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;

/**
 * The line below the title of a page: its place in the order of study, its judges, and the pages before and after it.
 */
final class Places {

    private Places() {
    }

    /** Returns the pages, those of the order of study with this line. */
    static List<Page> placed(List<Page> pages, StudyOrder order) {
        return pages.stream().map(page -> order.entries().stream()
                .filter(entry -> page(entry, page.language()).equals(page.path())).findFirst()
                .map(entry -> new Page(page.path(), page.title(), page.body().replaceFirst("</h1>",
                        "$0\n" + line(page, entry, order))))
                .orElse(page)).toList();
    }

    private static String line(Page page, Entry entry, StudyOrder order) {
        List<Entry> entries = order.entries();
        int i = entries.indexOf(entry);
        Part part = order.parts().stream().filter(one -> one.entries().contains(entry)).findFirst().orElseThrow();
        int place = part.entries().indexOf(entry) + 1, size = part.entries().size();
        Language language = page.language();
        return "<p class=\"place\"><a href=\""
                + Documents.relative(page.path(), "index.html#" + Sections.anchor(part.title())) + "\">"
                + language.say(Page.escaped(part.title()), "第 " + part.title().replaceFirst("\\..*", "") + " 章")
                + "</a>" + language.say(", " + place + " of " + size, "，第 " + place + " 篇，共 " + size + " 篇")
                + judges(entry)
                + (i == 0 ? "" : link(page, language.say("Previous: ", "上一篇："), entries.get(i - 1)))
                + (i == entries.size() - 1 ? "" : link(page, language.say("Next: ", "下一篇："), entries.get(i + 1)))
                + "</p>";
    }

    /** Returns the page of an entry in a language, or in English where there is no other. */
    private static String page(Entry entry, Language language) {
        Path document = Path.of("problems").resolve(entry.document());
        Path told = language.of(document);
        boolean isThere = Files.exists(Problems.here().home().resolve(told));
        return Documents.page(isThere ? told : document).orElseThrow();
    }

    private static String link(Page from, String name, Entry entry) {
        String title = from.language() == Language.ZH && !entry.isChapter()
                ? Problems.here().find(entry.name()).file().title(Language.ZH)
                : entry.title();
        return " &middot; " + name + "<a href=\"" + Documents.relative(from.path(), page(entry, from.language()))
                + "\">" + Page.escaped(title) + "</a>";
    }

    private static String judges(Entry entry) {
        if (entry.isChapter()) {
            return "";
        }
        ProblemFile file = Problems.here().find(entry.name()).file();
        return " &middot; " + file.originalTitle().map(title -> Page.escaped(title) + " &middot; ").orElse("")
                + file.judgeNames();
    }
}
