package nimsum.site;

import java.util.Random;
import nimsum.coach.Coach;
import nimsum.data.DataKind;
import nimsum.data.TestCases;
import nimsum.game.Ending;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.RandomStarts;
import nimsum.problem.Problem;

/** Where one plays a problem's game, and where one runs its solution: boxes that a script fills. */
final class PlaySection {

    private PlaySection() {
    }

    /**
     * Returns the rules and the place for the board.
     *
     * @param start the input where the first game begins; empty for a random start
     */
    static String board(Problem problem, String start) {
        return "<div class=\"play\"" + attributes(problem)
                + (start.isEmpty() ? "" : " data-start=\"" + Page.escaped(start) + "\"") + " data-begins=\""
                + canBeginAndWin(problem, problem.rules(), problem.coach(), start)
                + "\">\n<details class=\"rules\" open><summary>Rules</summary><p>"
                + Page.escaped(problem.rules().about().inWords())
                + "</p></details>\n<noscript><p>Playing needs scripts.</p></noscript></div>\n";
    }

    /** Returns the board of a first game, for which the person says who begins. */
    static String question(Problem problem) {
        return board(problem, "10 3\n").replaceFirst("<div ", "<div data-asks=\"yes\" ");
    }

    /** Returns the board on which a game of a text can be stepped through. */
    static String told(Problem problem, String start) {
        return "<div class=\"play told\" data-problem=\"" + problem + "\" data-start=\"" + Page.escaped(start)
                + "\"></div>\n";
    }

    /**
     * Returns a button that plays from an input on the board of the page if that begins a game, and otherwise runs Main
     * on it.
     */
    static String button(Problem problem, String input) {
        boolean isPlayed = problem.isPlayable() && beginsGame(problem.rules(), input);
        return " <button type=\"button\" class=\"try-it\" data-" + (isPlayed ? "play" : "run") + "=\""
                + Page.escaped(input) + "\">" + (isPlayed ? "Play it" : "Run it") + "</button>";
    }

    private static <P> boolean beginsGame(Rules<P> rules, String input) {
        P start = rules.read(input);
        return (!rules.isCounted() || input.startsWith("1\n")) && rules.isPlayable(start)
                && rules.ending(start) == Ending.PLAY_ON;
    }

    /** Returns the place for the solution. */
    static String run(Problem problem) {
        return "<details class=\"try\"" + attributes(problem)
                + "><summary>Run the solution on your own input</summary></details>\n"
                + "<noscript><p>Running needs scripts.</p></noscript>\n";
    }

    private static String attributes(Problem problem) {
        return " data-problem=\"" + problem + "\" data-sample=\"" + sample(problem) + "\"";
    }

    /** Returns the input of the first sample, for an attribute. */
    static String sample(Problem problem) {
        return Page.escaped(TestCases.of(problem, DataKind.SAMPLE).get(0).readInput());
    }

    /**
     * Tells whether the player who begins can win from an input, or without one from some usual start. Otherwise the
     * person should move second.
     */
    private static <P> boolean canBeginAndWin(Problem problem, Rules<P> rules, Coach<P> coach, String input) {
        P start = input.isEmpty()
                ? new RandomStarts<>(rules, coach, new Random(1), problem.cases()::start).usual(Outcome.WIN,
                        RandomStarts.Length.SHORT)
                : rules.read(input);
        return coach.outcome(start) != Outcome.LOSS;
    }
}
