package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.book.PagePart;
import nimsum.book.Readme;
import nimsum.game.Rules;
import nimsum.harness.run.Printed;
import nimsum.play.WatchedGame;
import nimsum.problem.Language;
import nimsum.problem.Problem;

/** The games in the README of a problem: fenced blocks of the part "Play", each a command and what it prints. */
public final class GameListing {

    private static final Pattern BLOCK = Pattern.compile("(?m)^```text\\n(\\$ .*)\\n((?s:.*?))^```$");
    private static final Pattern COMMAND = Pattern
            .compile("\\$ printf '((?:[^'%\\\\]|\\\\n)+)' \\| scripts/play (\\w+) - --watch");
    private static final String FORM = "\n$ printf '8 2\\n' | scripts/play ID - --watch";

    /** Checks that a problem that can be played shows one game at least, and each is as the coach plays it. */
    public static void check(Problem problem) {
        if (!problem.isPlayable()) {
            return;
        }
        List<MatchResult> blocks = BLOCK.matcher(new Readme(problem, Language.EN).part(PagePart.PLAY).body()).results()
                .toList();
        assertTrue(!blocks.isEmpty(), () -> "the part \"Play\" of " + problem
                + " needs a fenced block of text that begins with a line as" + FORM.replace("ID", problem.id()));
        for (MatchResult block : blocks) {
            String input = input(problem, block.group(1));
            problem.cases().check(input);
            assertEquals(watch(problem.rules(), problem, input), block.group(2),
                    "the game in the README of " + problem + " (expected: what the command prints)");
        }
    }

    private static String input(Problem problem, String line) {
        Matcher command = COMMAND.matcher(line);
        assertTrue(command.matches() && command.group(2).equals(problem.id()),
                () -> line + "\nis not of the form" + FORM.replace("ID", problem.id()));
        return command.group(1).replace("\\n", "\n");
    }

    private static <P> String watch(Rules<P> rules, Problem problem, String input) {
        Printed printed = new Printed();
        new WatchedGame<>(rules, problem.coach(), new PrintWriter(printed)).play(rules.read(input));
        return printed.toString();
    }
}
