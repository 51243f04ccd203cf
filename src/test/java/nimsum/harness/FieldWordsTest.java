package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldWordsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"the mex is | mex", "its [mex](a.md) is the mex | ''",
            "the *mex* is a mex | ''",
            "the mex, see [mex](a.md) | mex", "Grundy~values | Grundy value", "the [Grundy~values](a.md) are | ''",
            "`mex` and $mex$ ![mex](a.svg) | ''", "# The mex~~of [mex](a.md) | ''", "Next: [a](a.md), the mex. | ''",
            "a nim-summary, mexico | ''",
            "two nim-sums, P-positions | P-position, nim-sum", "Normal play | normal play"})
    void theFirstUse(String text, String words) {
        assertEquals(words.isEmpty() ? List.of() : List.of(words.split(", ")),
                FieldWords.unexplained(text.replace('~', '\n')));
    }
}
