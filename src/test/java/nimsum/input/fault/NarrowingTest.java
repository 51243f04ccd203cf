package nimsum.input.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import nimsum.input.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which types are too narrow for a range, and what they make of numbers. */
class NarrowingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1   | 127         | x in 6 bits, x in an array without place 127
            -9  | 128         | x in signed 8 bits, x in 7 bits, x in an array without place 128
            0   | 5000        | x in signed 8 bits, x in 8 bits, x in 12 bits, x in an array without place 5000
            0   | 40000       | x in signed 8 bits, x in signed 16 bits, x in 8 bits, x in 12 bits, x in 13 bits, x in 14 bits, x in 15 bits, x in an array without place 40000
            0   | 65536       | x in signed 8 bits, x in signed 16 bits, x in 8 bits, x in 16 bits, x in an array without place 65536
            1   | 4294967296  | x in signed 8 bits, x in signed 16 bits, x in signed 31 bits, x in signed 32 bits, x in 8 bits, x in 16 bits, x in 32 bits, x in float
            1   | 9007199254740993 | x in signed 8 bits, x in signed 16 bits, x in signed 31 bits, x in signed 32 bits, x in 8 bits, x in 16 bits, x in 32 bits, x in float, x in double
            """)
    void whatARangeDoesNotFit(long min, long max, String names) {
        assertEquals(List.of(names.split(", ")),
                Narrowing.of(new Range(min, max)).stream().map(narrowing -> narrowing.of("x")).toList());
    }

    @Test
    void numbersWithoutASign() {
        Range all = Range.parse("1..18446744073709551615");
        assertEquals(Stream.concat(Narrowing.of(new Range(1, Long.MAX_VALUE)).stream().map(Narrowing::name),
                Stream.of("signed 64 bits")).toList(), Narrowing.of(all).stream().map(Narrowing::name).toList());
        Narrowing signed = Narrowing.of(all).get(Narrowing.of(all).size() - 1);
        assertEquals(Long.MAX_VALUE, signed.change().applyAsLong(-1));
        assertEquals(7, signed.change().applyAsLong(7));
        assertTrue(signed.mayChange(1L << 63));
        assertFalse(signed.mayChange(Long.MAX_VALUE));
    }

    @ParameterizedTest
    @CsvSource({"signed 8 bits, 257, 1", "signed 8 bits, 128, -128", "signed 16 bits, 40001, -25535", "8 bits, 300, 44",
            "signed 31 bits, 1073741824, -1073741824", "float, 33554431, 33554432", "float, 16777217, 16777216",
            "double, 9007199254740993, 9007199254740992", "32 bits, 4294967297, 1"})
    void whatBecomesOfANumber(String type, long number, long kept) {
        Narrowing narrowing = Narrowing.of(new Range(0, 1L << 54)).stream()
                .filter(each -> each.of("x").equals("x in " + type)).findFirst().orElseThrow();
        assertEquals(kept, narrowing.change().applyAsLong(number));
    }
}
