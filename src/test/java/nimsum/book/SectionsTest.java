package nimsum.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import nimsum.book.Sections.Section;
import nimsum.errors.CheckoutException;
import org.junit.jupiter.api.Test;

class SectionsTest {

    private static final String TEXT = """
            Words.

            # Title

            ## One

            ```sh
            # no heading
            ```

            ### Below *one*

            1

            ## Two
            2
            """;

    private final Sections sections = Sections.of("a/b.md", TEXT);

    @Test
    void findsHeadingsButNotInCode() {
        assertEquals(List.of("Title", "One", "Below *one*", "Two"),
                sections.sections().stream().map(Section::title).toList());
        assertEquals("Words.\n\n", sections.head());
        assertEquals("```sh\n# no heading\n```\n\n### Below *one*\n\n1", sections.get("One").body());
        assertEquals("2", sections.get("Two").body());
        assertEquals(TEXT.substring(TEXT.indexOf("## One")).strip(), sections.document().body());
        assertEquals("a/b.md has no section \"no heading\".",
                assertThrows(CheckoutException.class, () -> sections.get("no heading")).getMessage());
    }

    @Test
    void replacesWhatStandsBelowAHeading() {
        Sections changed = sections.with(sections.get("Below *one*"), "\nanother\n\n\n");
        assertEquals(TEXT.replace("\n1\n", "\nanother\n"), changed.text());
        assertEquals(TEXT.replace("\n1\n", "\nanother\n").replace("## Two\n2\n", "## Two\n\n3\n"),
                changed.with(changed.get("Two"), "3").text());
    }

    @Test
    void anchorsAreThoseOfGitHub() {
        assertEquals("theorem-1-whos-first", Sections.anchor("Theorem 1 (who's first)"));
    }
}
