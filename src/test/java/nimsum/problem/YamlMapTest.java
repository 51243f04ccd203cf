package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of value, and that no other is taken for it. */
class YamlMapTest {

    @Test
    void values() {
        YamlMap map = YamlMap.parse("file",
                "{right: true, wrong: false, one: 1, in: {b: x, a: y}}");
        assertTrue(map.flag("right"));
        assertFalse(map.flag("wrong"));
        assertTrue(map.optionalFlag("right"));
        assertFalse(map.optionalFlag("none"));
        assertEquals(1, map.positive("one"));
        assertEquals(OptionalInt.of(1), map.optionalPositive("one"));
        assertEquals(OptionalInt.empty(), map.optionalPositive("two"));
        assertEquals(Map.of("b", "x", "a", "y"), map.map("in").texts());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[a]", "1", "", "{a: 1, a: 2}", "{1: a}", "{a: "})
    void whatIsNoMapping(String text) {
        assertRefused("file: ", () -> YamlMap.parse("file", text));
    }

    @Test
    void valuesOfAnotherKind() {
        assertRefused("a is no string: 1", "1", map -> map.text("a"));
        assertRefused("a is no string: ", "''", map -> map.text("a"));
        assertRefused("a must be positive, not 0", "0", map -> map.positive("a"));
        assertRefused("a is no integer: x", "x", map -> map.positive("a"));
        assertRefused("a is no boolean: x", "x", map -> map.flag("a"));
        assertRefused("a: not a mapping: x", "x", map -> map.map("a"));
        assertRefused("a: not a mapping: x", "[x]", map -> map.maps("a"));
        assertRefused("a holds what is no string: 1", "[1]", map -> map.list("a", String.class));
    }

    private static void assertRefused(String reason, String value, Consumer<YamlMap> reader) {
        assertRefused("file: " + reason, () -> reader.accept(YamlMap.parse("file", "a: " + value)));
    }

    private static void assertRefused(String start, Runnable reader) {
        String message = assertThrows(CheckoutException.class, reader::run).getMessage();
        assertTrue(message.startsWith(start), message);
    }
}
