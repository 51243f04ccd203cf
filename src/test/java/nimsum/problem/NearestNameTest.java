package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

    private static final List<String> KNOWN = List.of("muvluv", "poj2311", "HDU", "POJ", "sample/1",
            "secret/07-deep-path");

    @ParameterizedTest
    @CsvSource({"poj, POJ", "HDV, HDU", "poj2312, poj2311", "poj3211, poj2311", "muvluw, muvluv", "Muv-Luv, muvluv",
            "sample1, sample/1", "secret/7-deep-paths, secret/07-deep-path"})
    void near(String name, String meant) {
        assertEquals(" Did you mean \"" + meant + "\"?", NearestName.question(name, KNOWN));
    }

    @ParameterizedTest
    @CsvSource({"xyzzy", "''", "hdu3544", "AOJ-2698", "README.md"})
    void nothingIsNear(String name) {
        assertEquals("", NearestName.question(name, KNOWN));
    }
}
