package nimsum.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.book.Sections.Section;
import nimsum.book.StudyOrder.Entry;
import nimsum.files.DataFiles;
import nimsum.problem.Language;

/**
 * Writes the order of study into the documents: under each title what to read first, at each end what comes next, and
 * in the contents of the theory what stands on each chapter.
 *
 * @param folder of the order of study, from which its documents are named
 */
public record StudyPath(Path folder, StudyOrder order) {

    private static final Pattern FIRST = Pattern.compile("\\ARead first: .*\\n*"),
            NEXT = Pattern.compile("\\nNext: .*\\z");
    private static final Pattern CHAPTER_ROW = Pattern
            .compile("(?m)^(\\| \\[[^\\]]+\\]\\((\\S+)\\) \\|[^|]*\\|)[^|]*\\|[^|]*\\|$");

    public static StudyPath of(Path home) {
        return new StudyPath(StudyOrder.folder(home), StudyOrder.of(home));
    }

    /** Returns each document that is there, with its text as the order of study wants it. */
    public Map<Path, String> documents() {
        Map<Path, String> documents = new LinkedHashMap<>();
        List<Entry> entries = order.entries();
        for (int i = 0; i < entries.size(); i++) {
            Path document = document(entries.get(i).document());
            String next = i + 1 < entries.size()
                    ? link(document, entries.get(i + 1)) + ", " + entries.get(i + 1).title()
                    : "nothing, you have come to the end";
            if (Files.exists(document)) {
                documents.put(document, withPath(document, entries.get(i), next));
            }
        }
        Path contents = document("../theory/README.md");
        if (Files.exists(contents)) {
            documents.put(contents, CHAPTER_ROW.matcher(DataFiles.readDocument(contents))
                    .replaceAll(row -> Matcher.quoteReplacement(columns(contents, row.group(1), row.group(2)))));
        }
        return documents;
    }

    private Path document(String name) {
        return folder.resolve(name).normalize();
    }

    private String withPath(Path document, Entry entry, String next) {
        String first = entry.after().isEmpty()
                ? "nothing, begin here"
                : entry.after().stream().map(before -> link(document, before))
                        .collect(Collectors.joining(", "));
        Path zh = Language.ZH.of(document);
        String chinese = Files.exists(zh) ? " [中文](" + zh.getFileName() + ")" : "";
        Sections sections = Sections.of(document);
        Section whole = sections.document();
        String text = NEXT.matcher(FIRST.matcher(whole.body()).replaceFirst("")).replaceFirst("");
        return sections
                .with(whole, "Read first: " + first + "." + chinese + "\n\n" + text.strip() + "\n\nNext: " + next + ".")
                .text();
    }

    /**
     * Returns a row of the contents: the chapter, what it tells, what to read first, and the problems that stand on it.
     */
    private String columns(Path contents, String start, String chapter) {
        Entry entry = order.entries().stream().filter(each -> each.document().equals("../theory/" + chapter))
                .findFirst()
                .orElseThrow();
        String first = entry.after().stream().map(before -> link(contents, before))
                .collect(Collectors.joining(", "));
        String problems = order.entries().stream()
                .filter(other -> !other.isChapter() && standsOn(other, entry))
                .map(other -> link(contents, other)).collect(Collectors.joining(", "));
        return start + " " + first + " | " + problems + " |";
    }

    /** Tells whether a problem comes after a chapter with nothing but problems between them. */
    private static boolean standsOn(Entry problem, Entry chapter) {
        return problem.after().stream()
                .anyMatch(before -> before.isChapter() ? before.equals(chapter) : standsOn(before, chapter));
    }

    private String link(Path from, Entry to) {
        String target = from.getParent().relativize(document(to.document())).toString().replace('\\', '/');
        return "[" + to.name() + "](" + target + ")";
    }
}
