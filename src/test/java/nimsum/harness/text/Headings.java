package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import nimsum.book.Sections;
import nimsum.book.Sections.Section;

/** The headings of a document. */
final class Headings {

    private Headings() {
    }

    /** Asserts that the sections of level 2 are these in this order, of which some may be missing. */
    static void check(Sections document, List<String> titles, List<String> optional) {
        List<String> found = document.ofLevel(2).stream().map(Section::title).toList();
        assertEquals(titles.stream().filter(title -> found.contains(title) || !optional.contains(title)).toList(),
                found,
                "the sections of " + document.name());
    }
}
