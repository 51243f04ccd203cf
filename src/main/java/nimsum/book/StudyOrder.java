package nimsum.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.errors.CheckoutException;
import nimsum.errors.NearestName;
import nimsum.files.DataFiles;
import nimsum.files.YamlRecords;
import nimsum.problem.Problem;

/** The order of study, as {@code problems/order.yaml} says it. */
public record StudyOrder(List<Part> parts) {

    /**
     * A part of the order.
     *
     * @param title with its number
     */
    public record Part(String title, String about, Chinese zh, List<Entry> entries) {

        public String number() {
            return title.replaceFirst("\\..*", "");
        }
    }

    public record Chinese(String title, String about) {
    }

    /**
     * A chapter of the theory or a problem.
     *
     * @param name of a problem its id
     * @param document its text, from the folder {@code problems/}
     * @param facts what the file says of it
     */
    public record Entry(String name, String document, String title, Text facts, List<Entry> after) {

        /** Tells whether it is a chapter of the theory, and no problem. */
        public boolean isChapter() {
            return document.startsWith("../theory/");
        }
    }

    public record Order(List<Chapter> chapters) {
    }

    /** A part, as the file has it. */
    public record Chapter(String title, String about, Chinese zh, List<Text> texts) {
    }

    /**
     * A text, as the file has it.
     *
     * @param id of a problem, or {@code theory/} and a name
     * @param name what links to a chapter of the theory say
     * @param after ids; without it, that of the chapter of the theory above
     */
    public record Text(String id, Optional<String> name, Optional<String> title, String teaser, Effort effort,
            Optional<List<String>> after) {
    }

    /**
     * An estimate.
     *
     * @param difficulty from 1 to 5
     * @param read minutes to read a text
     * @param solve minutes to solve its problem
     */
    public record Effort(Optional<Integer> difficulty, int read, Optional<Integer> solve) {

        /** Returns the difficulty; nothing for a chapter. */
        public String stars() {
            return difficulty.map("★"::repeat).orElse("");
        }

        public String minutes() {
            return read + solve.map(minutes -> " + " + minutes).orElse("");
        }
    }

    public static Path folder(Path home) {
        return home.resolve("problems");
    }

    public static Path file(Path home) {
        return folder(home).resolve("order.yaml");
    }

    /** Returns the page that shows it. */
    public static Path document(Path home) {
        return folder(home).resolve("README.md");
    }

    /**
     * Reads the order of a checkout.
     *
     * @throws CheckoutException at a wrong key, a text that is not there, or one that stands above what is to be read
     * before it; the message has the line
     */
    public static StudyOrder of(Path home) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        List<Part> parts = new ArrayList<>();
        Order order = YamlRecords.read(file(home).toString(), DataFiles.readDocument(file(home)), Order.class);
        List<String> above = List.of();
        for (Chapter chapter : order.chapters()) {
            List<Entry> here = new ArrayList<>();
            for (Text text : chapter.texts()) {
                List<Entry> after = text.after().orElse(above).stream()
                        .map(id -> Optional.ofNullable(entries.get(id)).orElseThrow(() -> fault(home, text.id(),
                                text.id() + " comes after " + id + ", which has no place above it.")))
                        .toList();
                Entry entry = entry(home, text, after);
                here.add(entry);
                if (entries.put(text.id(), entry) != null) {
                    throw fault(home, text.id(), text.id() + " has two places.");
                }
                above = entry.isChapter() ? List.of(text.id()) : above;
            }
            parts.add(new Part((parts.size() + 1) + ". " + chapter.title(), chapter.about(), chapter.zh(), here));
        }
        return new StudyOrder(parts);
    }

    private static Entry entry(Path home, Text text, List<Entry> after) {
        boolean isChapter = text.id().startsWith("theory/");
        Problem problem = new Problem(home, text.id());
        if (!Files.exists(isChapter ? home.resolve(text.id() + ".md") : problem.folder().resolve(Problem.FILE))) {
            throw fault(home, text.id(), "there is no " + text.id() + "."
                    + NearestName.question(text.id(), DataFiles.names(folder(home))));
        }
        return isChapter
                ? new Entry(text.name().orElse(text.id()), "../" + text.id() + ".md", text.title().orElse(text.id()),
                        text, after)
                : new Entry(text.id(), text.id() + "/README.md", problem.file().title(), text, after);
    }

    /** Makes the complaint, with the line on which the text has its place. */
    private static CheckoutException fault(Path home, String id, String message) {
        List<String> lines = DataFiles.readDocument(file(home)).lines().map(String::strip).toList();
        int line = lines.indexOf("- id: " + id) + 1;
        return new CheckoutException(file(home) + (line > 0 ? ":" + line : "") + ": " + message);
    }

    public List<Entry> entries() {
        return parts.stream().flatMap(part -> part.entries.stream()).toList();
    }
}
