package nimsum.site;

import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;

/** Where one plays a problem's game and runs its solution, in the page; a script fills it when it is opened. */
final class PlaySection {

    private PlaySection() {
    }

    static String html(Problem problem) {
        String sample = Page.escaped(TestCase.of(problem, DataKind.SAMPLE).get(0).readInput());
        String attributes = " data-problem=\"" + problem + "\" data-sample=\"" + sample + "\"";
        return (problem.isPlayable()
                ? "<details class=\"play\"" + attributes
                        + "><summary>Play against an opponent that makes no mistake</summary></details>\n"
                : "")
                + "<details class=\"try\"" + attributes
                + "><summary>Run the solution on your own input</summary></details>\n"
                + "<noscript><p>Playing and running need scripts.</p></noscript>\n";
    }
}
