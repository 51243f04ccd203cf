package nimsum.site;

import java.util.Random;
import nimsum.coach.Coach;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Starts;
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
                ? "<details class=\"play\"" + attributes + " data-begins=\""
                        + canBeginAndWin(problem, problem.rules(), problem.coach()) + "\""
                        + "><summary>Play against an opponent that makes no mistake</summary></details>\n"
                : "")
                + "<details class=\"try\"" + attributes
                + "><summary>Run the solution on your own input</summary></details>\n"
                + "<noscript><p>Playing and running need scripts.</p></noscript>\n";
    }

    /** Whether some usual start is won for the player who begins. Where none is, the person should move second. */
    private static <P> boolean canBeginAndWin(Problem problem, Rules<P> rules, Coach<P> coach) {
        Starts<P> starts = new Starts<>(rules, coach, new Random(1), problem.cases()::start);
        return coach.outcome(starts.usual(Outcome.WIN)) != Outcome.LOSS;
    }
}
