package nimsum.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nimsum.errors.CheckoutException;
import nimsum.files.DataFiles;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * A text in Markdown, cut at its headings. What only looks like a heading, such as a comment in a piece of code, is
 * none.
 *
 * @param name what a message calls it
 * @param sections in the order of their headings; a section contains those of lower levels below it
 */
public record Sections(String name, String text, List<Section> sections) {

    private static final Parser PARSER = Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

    /**
     * A heading and what stands below it.
     *
     * @param level 1 for a title, 2 for a part, and so on
     * @param start where the heading begins
     * @param end where the text below ends, at the next heading of this level or of a higher one
     * @param body the text below, without empty lines around it
     */
    public record Section(int level, String title, int start, int end, String body) {
    }

    public static Sections of(Path document) {
        return of(document.getParent().getFileName() + "/" + document.getFileName(), DataFiles.readDocument(document));
    }

    public static Sections of(String name, String text) {
        List<Section> sections = new ArrayList<>();
        for (Node block = PARSER.parse(text).getLastChild(); block != null; block = block.getPrevious()) {
            if (block instanceof Heading heading) {
                SourceSpan line = heading.getSourceSpans().get(0);
                int start = line.getInputIndex(), below = start + line.getLength();
                int end = sections.stream().filter(next -> next.level <= heading.getLevel()).findFirst()
                        .map(Section::start).orElse(text.length());
                sections.add(0, new Section(heading.getLevel(), text.substring(start, below).replaceFirst("#+ *", ""),
                        start, end, text.substring(below, end).strip()));
            }
        }
        return new Sections(name, text, sections);
    }

    /** Returns what stands above the first heading. */
    public String head() {
        return sections.isEmpty() ? text : text.substring(0, sections.get(0).start);
    }

    /** Returns what a link may lead to: a heading in lower case without punctuation, with hyphens for spaces. */
    public static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
    }

    public List<Section> ofLevel(int level) {
        return sections.stream().filter(section -> section.level == level).toList();
    }

    public Optional<Section> find(String title) {
        return sections.stream().filter(section -> section.title.equals(title)).findFirst();
    }

    /**
     * Returns the first section with a title.
     *
     * @throws CheckoutException if there is none
     */
    public Section get(String title) {
        return find(title).orElseThrow(() -> new CheckoutException(name + " has no section \"" + title + "\"."));
    }

    /** Returns the section of level 1, which is the whole document: its title, and all that stands below. */
    public Section document() {
        return ofLevel(1).stream().findFirst()
                .orElseThrow(() -> new CheckoutException(name + " has no title, \"# Title\"."));
    }

    /** Returns a heading with what stands below it. */
    public static String written(int level, String title, String body) {
        return ("#".repeat(level) + " " + title + "\n\n" + body.strip()).strip() + "\n";
    }

    /** Returns the text in which another one stands below the heading of a section. */
    public Sections with(Section section, String body) {
        String rest = text.substring(section.end);
        return of(name, text.substring(0, section.start) + written(section.level, section.title, body)
                + (rest.isEmpty() ? "" : "\n") + rest);
    }
}
