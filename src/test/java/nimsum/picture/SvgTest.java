package nimsum.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import nimsum.picture.Svg.Role;
import org.junit.jupiter.api.Test;

class SvgTest {

    @Test
    void textIsEscapedOnce() {
        String svg = new Svg(10, 10, "a < b & c > d").text(1, 2, 3, Role.INK, "<&>").label(1, 2, 3, Role.INK, "&lt;")
                .toString();
        assertTrue(svg.contains("<title>a &lt; b &amp; c &gt; d</title>"), svg);
        assertTrue(svg.contains(">&lt;&amp;&gt;</text>"), svg);
        assertTrue(svg.contains(">&amp;lt;</text>"), svg);
    }

    @Test
    void listsAreWrittenAsInAText() {
        assertEquals("2", Svg.listed(List.of(2), "and"));
        assertEquals("2 or 3", Svg.listed(List.of(2, 3), "or"));
        assertEquals("2, 3 and (4, 5)", Svg.listed(List.of("2", "3", "(4, 5)"), "and"));
    }
}
