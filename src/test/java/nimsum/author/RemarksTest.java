package nimsum.author;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemarksTest {

    private static final String HINTS = hint(1, "Look at 1.5\nheaps.") + hint(2, "What\nis lost?");

    private static String hint(int number, String text) {
        return "\n<details><summary>Hint " + number + "</summary>\n\n" + text + "\n\n</details>\n";
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"the mex is | mex", "its [mex](a.md) is the mex | ''",
            "the *mex* is a mex | ''",
            "the mex, see [mex](a.md) | mex", "Grundy~values | Grundy value", "the [Grundy~values](a.md) are | ''",
            "`mex` and $mex$ ![mex](a.svg) | ''", "# The mex~~of [mex](a.md) | ''", "Next: [a](a.md), the mex. | ''",
            "a nim-summary, mexico | ''",
            "two nim-sums, P-positions | P-position, nim-sum", "Normal play | normal play"})
    void theFirstUse(String text, String words) {
        assertEquals(words, Remarks.onText(text.replace('~', '\n') + HINTS).stream()
                .map(remark -> remark.replaceFirst("README.md uses \"(.*?)\" before.*", "$1"))
                .collect(Collectors.joining(", ")));
    }

    @Test
    void hints() {
        assertEquals(List.of("README.md has 0 folded hints, not two to four"), Remarks.onText("Hint 1"));
        assertEquals(List.of("README.md has 5 folded hints, not two to four", "README.md numbers hint 3 as 1",
                "README.md numbers hint 4 as 2", "README.md numbers hint 5 as 3",
                "README.md: hint 3 has 2 sentences, not one"),
                Remarks.onText(HINTS + HINTS + hint(3, "Look. See.")));
        assertEquals(List.of("README.md: hint 1 has 0 sentences, not one"),
                Remarks.onText(HINTS.replace("heaps.", "heaps")));
    }

    /** Headings, tables, code, formulas, addresses and the sections after the solution do not count. */
    @Test
    void words() {
        String none = "\n## Idea\n| a |\n```\na\n```\n`a` $a$ - [](a b)\n## A game\na\n## Further\na\n";
        String words = "a ".repeat(1000);
        assertEquals(1, Remarks.onText(words + none).size());
        assertEquals("README.md takes 1001 words to the solution, more than 1000: move to \"Further\" what Main does "
                + "not need", Remarks.onText(words + none + "## Pitfalls\nb\n").get(0));
    }
}
