package nimsum.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.harness.run.ProblemCopy;
import nimsum.harness.run.SelectedProblems;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Statements: of a made one, sign by sign, and of each problem, whether anything of Markdown is left. */
class StatementTest extends ProblemCopy {

    private static final Pattern MARKDOWN = Pattern.compile("(?m)[^\\p{ASCII}]|[`|<>#_]|\\*(?!\\{)|^- ");

    @Test
    void eachSign() {
        edit(copy.folder().resolve("README.md"), "(?s)\n## Statement\n.*\n## Samples\n", """

                ## Statement

                The *nim-sum* `a_1 ^ {b}` of \\$a_1 \\\\le 2\\$: 50% of A & B, if n < 2^M.

                ## Input and output

                There are two lines:

                - the `#` of
                  heaps,
                - `a ⊗ b`.

                | number | range |
                |---|---|
                | a_1 | 1..5 |

                Limits: 1000 ms, 65536 KiB.

                ## Samples
                """);
        edit(copy.folder().resolve("problem.yaml"), "title: .*", "title: \"F_{4}\"");
        assertEquals(
                """
                        %% plainproblemname: F_{4}
                        \\problemname{F\\_\\{4\\}}

                        The \\emph{nim-sum} \\texttt{a\\_1 \\textasciicircum{} \\{b\\}} of $a_1 \\le 2$: 50\\% of A \\& B, if n \
                        $<$ 2\\textasciicircum{}M.

                        \\section*{Input and output}

                        There are two lines:

                        \\begin{itemize}
                        \\item the \\texttt{\\#} of
                          heaps,
                        \\item \\texttt{a $\\otimes$ b}.
                        \\end{itemize}

                        \\begin{tabular}{ll}
                        number & range \\\\
                        a\\_1 & 1..5 \\\\
                        \\end{tabular}
                        """,
                Statement.latex(copy));
        assertEquals("""
                <!DOCTYPE html> <meta charset="utf-8"> <title>F_{4}</title> <h1>F_{4}</h1>
                <p>The <em>nim-sum</em> <code>a_1 ^ {b}</code> of <i>a_1 ≤ 2</i>: 50% of A &amp; B, if n &lt; 2^M.
                <h2>Input and output</h2> <p>There are two lines:
                <ul> <li>the <code>#</code> of heaps, <li><code>a ⊗ b</code>. </ul>
                <table> <tr><td>number<td>range <tr><td>a_1<td>1..5 </table>
                <h2>Sample 1</h2> <pre> 1 3 4 </pre> <p>Output: <pre> WIN LOSE WIN </pre>
                """.replace('\n', ' '), Statement.html(copy).replaceAll("\\s+", " "));
    }

    @TestFactory
    Stream<DynamicNode> nothingOfMarkdownIsLeft() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("statement", () -> {
            String text = Statement.latex(problem).replaceFirst("%%.*", "").replaceAll("\\$[^$]*\\$|\\\\.", "");
            assertFalse(MARKDOWN.matcher(text).find(), text);
            String page = Statement.html(problem).replaceAll("<(code|pre|title|h1)>[^<]*|<[^>]*>", "");
            assertFalse(Pattern.compile("(?m)[`|*$\\\\]|^[-#] ").matcher(page).find(), page);
        })));
    }
}
