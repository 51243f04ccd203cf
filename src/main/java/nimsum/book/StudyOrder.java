package nimsum.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.book.Sections.Section;
import nimsum.errors.CheckoutException;

/**
 * The order of study, as {@code problems/README.md} tells it: below each heading a line
 * {@code - [name](document) title: ... After: [other](document).} for each chapter and each problem.
 *
 * @param parts in the order of the text
 */
public record StudyOrder(List<Part> parts) {

    private static final Pattern LINE = Pattern.compile(
            "(?ms)^- \\[(?<name>[^\\]]+)\\]\\((?<document>[^)]+)\\) (?<title>[^:]+):(?:.*?)(?<after>After:.*?)?(?=^- |^$|\\z)");
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]+\\]\\(([^)]+)\\)");

    /**
     * A heading and what stands below it.
     *
     * @param title with its number
     */
    public record Part(String title, List<Entry> entries) {
    }

    /**
     * A chapter or a problem.
     *
     * @param name of a problem its id
     * @param document its text, from the folder of the order of study
     * @param after what is to be read before
     */
    public record Entry(String name, String document, String title, List<Entry> after) {

        /** Whether it is a chapter of the theory, and no problem. */
        public boolean isChapter() {
            return document.startsWith("../theory/");
        }
    }

    /** The folder of the README that tells it. */
    public static Path folder(Path home) {
        return home.resolve("problems");
    }

    public static Path document(Path home) {
        return folder(home).resolve("README.md");
    }

    /**
     * The order of a checkout.
     *
     * @throws CheckoutException if it puts something after a document that has no line before it
     */
    public static StudyOrder of(Path home) {
        List<Part> parts = new ArrayList<>();
        Map<String, Entry> entries = new HashMap<>();
        for (Section section : Sections.of(document(home)).ofLevel(3)) {
            Part part = new Part(section.title(), new ArrayList<>());
            parts.add(part);
            Matcher line = LINE.matcher(section.body());
            while (line.find()) {
                List<Entry> after = LINK.matcher(Objects.requireNonNullElse(line.group("after"), "")).results()
                        .map(link -> before(entries, line.group("name"), link.group(1))).toList();
                Entry entry = new Entry(line.group("name"), line.group("document"), line.group("title").strip(), after);
                entries.put(entry.document, entry);
                part.entries.add(entry);
            }
        }
        return new StudyOrder(parts);
    }

    private static Entry before(Map<String, Entry> entries, String name, String document) {
        return Optional.ofNullable(entries.get(document)).orElseThrow(() -> new CheckoutException(
                "problems/README.md puts " + name + " after " + document + ", which has no line before it"));
    }

    public List<Entry> entries() {
        return parts.stream().flatMap(part -> part.entries.stream()).toList();
    }
}
