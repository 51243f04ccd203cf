package nimsum.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.data.DataKind;
import nimsum.errors.CheckoutException;
import nimsum.input.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each kind of value, and that no other is taken for it. */
class YamlRecordsTest {

    public record Sample(boolean flag, Optional<String> textIfAny, int number, List<Integer> list,
            Map<String, Range> ranges, Optional<Sample> inner, Optional<LocalDate> day, Optional<DataKind> kind) {
    }

    @Test
    void values() {
        Sample inner = new Sample(false, Optional.empty(), 2, List.of(), Map.of(), Optional.empty(), Optional.empty(),
                Optional.empty());
        assertEquals(
                new Sample(true, Optional.of("x"), 1, List.of(3, 4), Map.of("b", new Range(1, 2)), Optional.of(inner),
                        Optional.of(LocalDate.of(2026, 4, 28)), Optional.of(DataKind.SECRET)),
                read("flag: true, text-if-any: x, number: 1, list: [3, 4], ranges: {b: 1..2}, "
                        + "inner: {number: 2, list: [], ranges: {}}, day: 2026-04-28, kind: SECRET"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {"flag: x | flag is no boolean: x",
            "text-if-any: 1 | text-if-any is no string: 1", "text-if-any: '' | text-if-any is no string: ",
            "text-if-any: | text-if-any is no string: null", "number: x | number is no integer: x",
            "number: 0 | number must be positive, not 0", "list: 1 | list is no list: 1",
            "list: [x] | list is no integer: x", "ranges: x | ranges is no map: x",
            "ranges: {b: 1} | ranges: b is no string: 1", "ranges: {b: 1-2} | ranges: b: not a range like 1..10: 1-2",
            "inner: [x] | inner is no map: [x]", "inner: {list: [], ranges: {}} | inner, line 1: missing keys [number]",
            "day: soon | day is no date: soon", "kind: LAST | kind: No enum constant",
            "colour: red | missing keys [number, list, ranges], unknown keys [colour]", "number: 1, number: 2 | while",
            "list: [ | while"})
    void whatIsRefused(String text, String reason) {
        String message = assertThrows(CheckoutException.class, () -> read(text)).getMessage();
        assertTrue(message.startsWith("file"), message);
        assertTrue(message.contains(reason), message);
    }

    @Test
    void aWrongKeyIsToldWithItsLine() {
        assertEquals("file, line 3: missing keys [], unknown keys [colour]", assertThrows(CheckoutException.class,
                () -> YamlRecords.read("file", "number: 1\nlist: []\ncolour: red\nranges: {}", Sample.class))
                .getMessage());
    }

    private static Sample read(String text) {
        return YamlRecords.read("file", "{" + text + "}", Sample.class);
    }
}
