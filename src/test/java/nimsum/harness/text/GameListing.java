package nimsum.harness.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.coach.Coach;
import nimsum.game.Rules;
import nimsum.harness.run.Printed;
import nimsum.play.WatchedGame;
import nimsum.problem.Problem;

/**
 * A game in the README of a problem: a fenced block of the section "A game" that holds a command and what it prints.
 *
 * @param input of the command
 * @param output what the README says that it prints
 */
public record GameListing(String input, String output) {

    private static final Pattern BLOCK = Pattern.compile("(?m)^```text\\n(\\$ .*)\\n((?s:.*?))^```$");
    private static final Pattern COMMAND = Pattern
            .compile("\\$ printf '((?:[^'%\\\\]|\\\\n)+)' \\| scripts/play (\\w+) - --watch");

    /** A problem that can be played shows one game at least, and each is as the coach plays it. */
    public static void check(Problem problem) {
        if (!problem.isPlayable()) {
            return;
        }
        List<GameListing> listings = of(problem);
        assertTrue(!listings.isEmpty(), () -> "the section \"A game\" of " + problem
                + " needs a fenced block of text that begins with a line as\n$ printf '8 2\\n' | scripts/play "
                + problem
                + " - --watch");
        for (GameListing listing : listings) {
            problem.cases().check(listing.input);
            assertEquals(watch(problem.rules(), problem, listing.input), listing.output,
                    "the game in the README of " + problem + " (expected: what the command prints)");
        }
        checkWhy(problem.rules(), problem, listings.get(0).input);
    }

    /** Where the section quotes the coach at the start of its first game, the coach says that, and no more. */
    private static <P> void checkWhy(Rules<P> rules, Problem problem, String input) {
        Coach<P> coach = problem.coach();
        String section = words(Readme.of(problem).section("A game"));
        String why = "At the start `why` says: ```text " + words(coach.why(rules.read(input)) + "\n```");
        assertTrue(!section.contains("At the start `why` says:") || section.contains(why),
                () -> "the section \"A game\" of " + problem + " does not say: " + why);
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static List<GameListing> of(Problem problem) {
        return BLOCK.matcher(Readme.of(problem).section("A game")).results().map(block -> {
            Matcher command = COMMAND.matcher(block.group(1));
            assertTrue(command.matches() && command.group(2).equals(problem.id()), () -> block.group(1)
                    + "\nis not of the form\n$ printf '8 2\\n' | scripts/play " + problem + " - --watch");
            return new GameListing(command.group(1).replace("\\n", "\n"), block.group(2));
        }).toList();
    }

    private static <P> String watch(Rules<P> rules, Problem problem, String input) {
        Printed printed = new Printed();
        new WatchedGame<>(rules, problem.coach(), new PrintWriter(printed)).play(rules.read(input));
        return printed.toString();
    }
}
