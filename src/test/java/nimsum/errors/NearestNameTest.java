package nimsum.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

    private static final List<String> KNOWN = List.of("muvluv", "poj2311", "HDU", "POJ", "sample/1",
            "secret/07-deep-path");

    @ParameterizedTest
    @CsvSource({"poj, POJ", "HDV, HDU", "poj2312, poj2311", "poj3211, poj2311", "muvluw, muvluv", "Muv-Luv, muvluv",
            "sample1, sample/1", "secret/7-deep-paths, secret/07-deep-path", "xyzzy,", "'',", "hdu3544,", "AOJ-2698,",
            "README.md,"})
    void near(String name, String meant) {
        assertEquals(meant == null ? "" : " Did you mean \"" + meant + "\"?", NearestName.question(name, KNOWN));
    }

    @ParameterizedTest
    @CsvSource({"poj, POJ", "h, HDU", "sample/1, sample/1", "1, sample/1", "07, secret/07-deep-path",
            "SECRET/07, secret/07-deep-path", "poj2, poj2311", "po,", "s,", "deep,", "poj23112,", "/07,"})
    void aBeginningIsEnough(String word, String meant) {
        assertEquals(Optional.ofNullable(meant), NearestName.meant(word, KNOWN));
    }

    @ParameterizedTest
    @CsvSource({"po, 'poj2311, POJ'", "s, 'sample/1, secret/07-deep-path'"})
    void severalThatBeginSoAreNamed(String word, String names) {
        assertEquals(" These begin so: " + names + ".", NearestName.question(word, KNOWN));
    }
}
