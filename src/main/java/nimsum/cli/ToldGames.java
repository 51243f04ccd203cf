package nimsum.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.game.Rules;
import nimsum.play.WatchedGame;
import nimsum.problem.Problem;

/** The games of a README: each is a block of text with the command that plays it, and what that prints. */
final class ToldGames {

    private static final Pattern GAME = Pattern
            .compile("(?m)^(\\$ printf '([^']*)' \\| scripts/play \\w+ - --watch\\n)(?s:.*?)^```$");

    private ToldGames() {
    }

    /** Plays the games anew, except where the input is not valid. */
    static String played(Problem problem, String readme) {
        return GAME.matcher(readme).replaceAll(told -> {
            String input = told.group(2).replace("\\n", "\n");
            return Matcher.quoteReplacement(problem.isPlayable() && problem.cases().isValid(input)
                    ? told.group(1) + game(problem.rules(), problem, input) + "```"
                    : told.group());
        });
    }

    private static <P> String game(Rules<P> rules, Problem problem, String input) {
        StringWriter printed = new StringWriter();
        new WatchedGame<>(rules, problem.coach(), new PrintWriter(printed)).play(rules.read(input));
        return printed.toString().replace(System.lineSeparator(), "\n");
    }
}
