package nimsum.author;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemarksTest {

    private static final String CODE = "\n## Algorithm\n```java\n1\n2\n3\n4\n5\n```\n";
    private static final String HINTS = CODE + hint(1, "Look at 1.5\nheaps.") + hint(2, "What\nis lost?");

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
        assertEquals(List.of("README.md has 0 folded hints, not two to four"), Remarks.onText("Hint 1" + CODE));
        assertEquals(List.of("README.md has 5 folded hints, not two to four", "README.md numbers hint 3 as 1",
                "README.md numbers hint 4 as 2", "README.md numbers hint 5 as 3",
                "README.md: hint 3 has 2 sentences, not one"),
                Remarks.onText(HINTS + HINTS + hint(3, "Look. See.")));
        assertEquals(List.of("README.md: hint 1 has 0 sentences, not one"),
                Remarks.onText(HINTS.replace("heaps.", "heaps")));
    }

    /** Headings, tables, code, formulas, addresses, what is folded and other sections do not count. */
    @Test
    void words() {
        String idea = HINTS + "\n## Idea\n| a |\n```\na\n```\n`a` $a$ - [](a b)<details>\na\n</details>\n"
                + "a ".repeat(700);
        assertEquals(List.of(), Remarks.onText(idea + "\n## Pitfalls\na\n"));
        assertEquals(List.of("README.md takes 701 words from the idea to the last proof, more than 700: move to "
                + "\"Further\" what Main does not need"), Remarks.onText(idea + "\n## Theorems\na\n"));
    }

    @Test
    void sections() {
        String pitfalls = "## Pitfalls\n" + "- a\n".repeat(7);
        String game = "## A game\n```text\n$ printf\n" + "first: 1\n0\n".repeat(9) + "```\n";
        assertEquals(List.of("README.md shows 4 lines of code in \"Algorithm\", not five to fifteen",
                "README.md lists 7 pitfalls, not five or six that teach something",
                "README.md shows a game of 9 moves, not of eight at most"),
                Remarks.onText(HINTS.replace("5\n", "") + pitfalls + game));
    }
}
