package nimsum.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;

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
}
