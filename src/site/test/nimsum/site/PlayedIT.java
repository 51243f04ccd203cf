package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Match;
import nimsum.play.Opponent.Level;
import nimsum.play.Opponent;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.site.BoardPage.Hand;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** Each game is played to its end on its page: won by clicks, of which some choose no move, and lost by keys. */
class PlayedIT {

    private static final int MOST_MOVES = 40, LEAST_TURNS = 3, MOST_CLICKS = 12, MOST_TURNS = 31, TRIES = 5000;
    private final ChromeDriver browser = Browser.shared();

    @TestFactory
    Stream<DynamicTest> gamesArePlayed() {
        return Problems.here().all().stream().filter(Problem::isPlayable)
                .map(problem -> dynamicTest(problem.id(), () -> played(problem, problem.rules(), problem.coach())));
    }

    @Test
    void aStartThatCannotBePlayed() {
        BoardPage page = new BoardPage(browser, Problems.here().find("luogup2197"));
        page.begin("1\nx\n", true);
        assertTrue(page.text("status").startsWith("The start can't be read: bad input at byte 2"),
                () -> page.text("status"));
        page.begin("1\n1\n10000\n", true);
        assertEquals("This position is too large to play.", page.text("status"));
    }

    /** The second click of a double click asks nothing, and nothing waits for its answer. */
    @Test
    void requestsDoNotOverlap() {
        BoardPage page = new BoardPage(browser, Problems.here().find("luogup2197"));
        page.begin("1\n5\n3 1 4 1 5\n", true);
        page.ask(() -> new Actions(browser).doubleClick(browser.findElement(By.xpath("//button[text()='Hint']")))
                .perform());
        // Longer than the page waits before it says that the opponent thinks.
        new Actions(browser).pause(Duration.ofMillis(500)).perform();
        assertEquals("Your move.", page.text("status"));
        assertEquals(0, browser.findElements(By.cssSelector("[aria-busy]")).size());
    }

    private <P> void played(Problem problem, Rules<P> rules, Coach<P> coach) {
        Played<P> game = new Played<>(problem, rules, coach, new BoardPage(browser, problem));
        String input = game.start();
        game.play(input, true);
        game.play(input, false);
    }

    private record Played<P>(Problem problem, Rules<P> rules, Coach<P> coach, BoardPage page) {

        /** Wins by clicks or loses by keys. */
        void play(String input, boolean wins) {
            P start = rules.read(input);
            boolean isFirst = wins == (coach.outcome(start) == Outcome.WIN);
            page.begin(input, isFirst);
            Match<P> match = new Match<>(new Opponent<>(rules, coach, Level.PERFECT, new Random(page.seed())), start,
                    isFirst);
            boolean misclicks = wins;
            while (!match.isOver()) {
                if (match.isPersons(match.moves().size())) {
                    Move<P> move = choice(match.now(), wins);
                    if (misclicks) {
                        click(match.now(), move.name());
                    } else {
                        page.make(move.name(), wins ? Hand.CLICK : Hand.KEYS);
                    }
                    misclicks = false;
                    match.make(move);
                } else {
                    match.answer();
                }
                if (match.isOver() || match.isPersons(match.moves().size())) {
                    page.awaitMoves(match.moves().size());
                    String end = match.isOver() ? match.end() : "Your move.";
                    assertTrue(page.text("status").endsWith(end), () -> page.text("status") + " should end: " + end);
                }
            }
            assertTrue(match.end().startsWith(wins ? "You won, " : "You lost, "), match::end);
        }

        /** Clicks on parts that begin no move, the same behind a part that begins one, and a move by a double click. */
        private void click(P now, String move) {
            List<String> names = rules.moves(now).map(Move::name).toList();
            clickNoMove(names, "");
            List<String> parts = page.parts();
            parts.stream().filter(part -> begins(names, part) && !names.contains(part)).findFirst().ifPresent(part -> {
                page.click(parts.indexOf(part));
                clickNoMove(names, part);
                page.forget();
            });
            page.make(move, Hand.DOUBLE_CLICK);
            assertEquals(1, page.log().stream().filter(sentence -> sentence.startsWith("You ")).count(),
                    "moves by one double click");
        }

        private void clickNoMove(List<String> names, String chosen) {
            List<String> parts = page.parts();
            String shown = page.shown();
            parts.stream().distinct()
                    .filter(part -> !begins(names, part)
                            && Stream.of(" ", ", ", "").noneMatch(between -> begins(names, chosen + between + part)))
                    .limit(MOST_CLICKS).forEach(part -> {
                        page.ask(() -> page.click(parts.indexOf(part)));
                        assertEquals(shown, page.shown(), () -> "after " + chosen + " and a click on " + part);
                    });
        }

        /** Whether a move is called so or goes on so; a number that goes on is another number. */
        private static boolean begins(List<String> names, String words) {
            return names.stream().anyMatch(name -> name.startsWith(words)
                    && !(words.matches(".*\\d") && name.substring(words.length()).matches("\\d.*")));
        }

        /**
         * An input whose game is not over at once if it can be, and not long, with not too many moves for a row of
         * buttons.
         */
        private String start() {
            Random random = new Random(1);
            String best = "";
            int most = 0;
            for (int i = 0; i < TRIES && most < LEAST_TURNS; i++) {
                String input = problem.cases().random(random, 2 + i % 10);
                P start = rules.read(input);
                int turns = rules.isPlayable(start) && coach.outcome(start) != Outcome.DRAW ? turns(start) : 0;
                if (turns > most) {
                    most = turns;
                    best = input;
                }
            }
            assertTrue(most > 0, "no start is found");
            return best;
        }

        /** How many moves the coach makes against itself; 0 if they are too many, or too many to choose from. */
        private int turns(P start) {
            P now = start;
            int turns = 0;
            while (turns <= MOST_TURNS && rules.ending(now) == Ending.PLAY_ON
                    && rules.moves(now).limit(MOST_MOVES + 1L).count() <= MOST_MOVES) {
                now = coach.reply(now).next();
                turns++;
            }
            return rules.ending(now) == Ending.PLAY_ON ? 0 : turns;
        }

        /** The coach's; or who wants to lose gives the win away if that can be, and does not win at once. */
        private Move<P> choice(P now, boolean wins) {
            return wins
                    ? coach.reply(now)
                    : rules.moves(now).min(Comparator.comparing(move -> coach.outcome(move.next()) == Outcome.WIN
                            ? 0
                            : rules.ending(move.next()) == Ending.PLAY_ON ? 1 : 2)).orElseThrow();
        }
    }
}
