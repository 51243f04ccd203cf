package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.board.Table;
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

    private static final int MAX_MOVES = 40, MIN_TURNS = 3, MAX_CLICKS = 12, MAX_TURNS = 31, TRIES = 5000;
    private final ChromeDriver browser = Browser.shared();

    @TestFactory
    Stream<DynamicTest> gamesArePlayed() {
        return Tables.tests((problem, table) -> {
            String input = start(problem, table);
            Browser.size(1366, 768);
            BoardPage page = new BoardPage(browser, problem);
            play(page, table, input, true);
            play(page, table, input, false);
        });
    }

    @Test
    void aStartThatCannotBePlayed() {
        BoardPage page = new BoardPage(browser, Problems.here().find("luogup2197"));
        page.begin("1\nx\n", true);
        assertEquals("This is no input of the problem. Line 2: found \"x\\n\" (n not a number)."
                + " The statement says what an input looks like.", page.text("status"));
        page.begin("1\n1\n9999\n", true);
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

    /** Wins by clicks or loses by keys, and reads the status on the page each time. */
    private static void play(BoardPage page, Table<?> table, String input, boolean wins) {
        table.begin(input, true, Opponent.Level.PERFECT, 0);
        boolean isFirst = wins == Tables.shown(table, Tables.YOU).contains("You can win from this start.");
        page.begin(input, isFirst);
        table.begin(input, isFirst, Opponent.Level.PERFECT, page.seed());
        boolean misclicks = wins;
        while (table.turn().matches("you|opponent")) {
            if (table.turn().equals("opponent")) {
                table.answer();
            } else {
                List<String> legal = table.moves().lines().toList();
                String move = wins ? best(table) : legal.get(legal.size() - 1);
                if (misclicks) {
                    click(page, legal, move);
                } else {
                    page.make(move, wins ? Hand.CLICK : Hand.KEYS);
                }
                misclicks = false;
                table.play(move);
            }
            if (!table.turn().equals("opponent")) {
                page.awaitStatus(Stream.of(Tables.RESULT, Tables.STATUS).map(part -> Tables.shown(table, part))
                        .filter(text -> !text.isEmpty()).collect(Collectors.joining(" ")));
            }
        }
        String end = Tables.shown(table, Tables.RESULT);
        assertTrue(end.startsWith(wins ? "You won: " : "You lost: "), end);
    }

    /** Returns the move of the last hint. */
    private static String best(Table<?> table) {
        table.hint();
        table.hint();
        table.hint();
        return Tables.shown(table, Tables.OUTLINED);
    }

    /** Clicks on parts that begin no move, the same behind a part that begins one, and a move by a double click. */
    private static void click(BoardPage page, List<String> legal, String move) {
        clickNoMove(page, legal, "");
        List<String> parts = page.parts();
        parts.stream().filter(part -> begins(legal, part) && !legal.contains(part)).findFirst().ifPresent(part -> {
            page.click(parts.indexOf(part), Hand.CLICK);
            clickNoMove(page, legal, part);
            page.forget();
        });
        page.make(move, Hand.DOUBLE_CLICK);
        assertEquals(1, page.log().stream().filter(sentence -> sentence.startsWith("You ")).count(),
                "moves by one double click");
    }

    private static void clickNoMove(BoardPage page, List<String> legal, String chosen) {
        List<String> parts = page.parts();
        String shown = page.shown();
        parts.stream().distinct()
                .filter(part -> !begins(legal, part)
                        && Stream.of(" ", ", ", "").noneMatch(between -> begins(legal, chosen + between + part)))
                .limit(MAX_CLICKS).forEach(part -> {
                    page.ask(() -> page.click(parts.indexOf(part), Hand.CLICK));
                    assertEquals(shown, page.shown(), () -> "after " + chosen + " and a click on " + part);
                });
    }

    /** Tells whether a move is called so or goes on so; a number that goes on is another number. */
    private static boolean begins(List<String> legal, String words) {
        return legal.stream().anyMatch(name -> name.startsWith(words)
                && !(words.matches(".*\\d") && name.substring(words.length()).matches("\\d.*")));
    }

    /**
     * Returns an input whose game lasts but not long if possible, and never has too many moves for a row of buttons.
     */
    private static String start(Problem problem, Table<?> table) {
        Random random = new Random(1);
        String best = "";
        int max = 0;
        for (int i = 0; i < TRIES && max < MIN_TURNS; i++) {
            String input = problem.cases().random(random, 2 + i % 10);
            int turns = Tables.isPlayable(problem, input) ? turns(table, input) : 0;
            if (turns > max) {
                max = turns;
                best = input;
            }
        }
        assertTrue(max > 0, "no start is found");
        return best;
    }

    /**
     * Returns how many moves the coach makes against itself; 0 if they are too many, or too many to choose from, or in
     * a draw.
     */
    private static int turns(Table<?> table, String input) {
        table.tell(input);
        int turns = 0;
        while (turns <= MAX_TURNS && table.turn().equals("you") && table.moves().lines().count() <= MAX_MOVES) {
            table.step();
            turns++;
        }
        return table.turn().equals("you") || Tables.shown(table, Tables.RESULT).startsWith("It is a draw") ? 0 : turns;
    }
}
