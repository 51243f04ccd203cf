package nimsum.author;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.game.Rules;
import nimsum.play.WatchedGame;
import nimsum.problem.Problem;

/** The games that a page tells: each is a block of text with the command that plays it, and what that prints. */
public final class ToldGames {

    private static Matcher games(Problem problem, String page) {
        return Pattern.compile(
                "(?m)^(\\$ printf '([^'%]+)' \\| scripts/play " + problem + " - --watch\\n)(?s:.*?)^```$")
                .matcher(page);
    }

    static boolean areIn(Problem problem, String page) {
        return games(problem, page).find();
    }

    /**
     * Returns a page with what the coach plays.
     *
     * @throws nimsum.errors.InvalidInput if a game begins with an input that is not valid
     */
    public static String played(Problem problem, String page) {
        return games(problem, page).replaceAll(game -> {
            String input = game.group(2).replace("\\n", "\n");
            problem.cases().check(input);
            return Matcher.quoteReplacement(game.group(1) + watch(problem.rules(), problem, input) + "```");
        });
    }

    private static <P> String watch(Rules<P> rules, Problem problem, String input) {
        StringWriter printed = new StringWriter();
        new WatchedGame<>(rules, problem.coach(), new PrintWriter(printed)).play(rules.read(input));
        return printed.toString().replace(System.lineSeparator(), "\n");
    }
}
