package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.board.Table;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.play.Opponent;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Compares the games and the solutions in a browser with those in a JVM. */
class BoardsIT {

    private static final List<Problem> ALL = Problems.here().all();
    private static final int MAX_MOVES = 20, STARTS = 3;
    private final ChromeDriver browser = Browser.shared();

    /** Calls what a worker calls, in a page that has nothing else. */
    private Object call(String script, Object... words) {
        if (!(Boolean) browser.executeScript("return !!window.games")) {
            Browser.show("words.html");
            browser.executeScript("var script = document.createElement('script'); script.src = 'games.js';"
                    + "document.head.append(script);");
            Browser.await(() -> (Boolean) browser.executeScript("return !!window.nimsumGames"), () -> "no games");
            browser.executeScript("window.games = nimsumGames();");
        }
        return browser.executeScript(script, words);
    }

    @TestFactory
    Stream<DynamicTest> solutionsPrintTheSame() {
        return ALL.stream().map(problem -> dynamicTest(problem.id(), () -> {
            for (DataKind kind : List.of(DataKind.SAMPLE, DataKind.SECRET)) {
                for (TestCase test : TestCases.of(problem, kind)) {
                    Object printed = call("return games.solve(arguments[0], arguments[1])", problem.id(),
                            test.readInput());
                    assertTrue(test.readOutput().equals(printed), () -> test + ": " + printed);
                }
            }
        }));
    }

    /** Compares all that the page shows after each request, in games from several starts, with hints and reasons. */
    @TestFactory
    Stream<DynamicTest> gamesAreTheSame() {
        return Tables.tests((problem, table) -> {
            Random random = new Random(1);
            Stream<String> starts = Stream.concat(
                    TestCases.of(problem, DataKind.SAMPLE).stream().map(TestCase::readInput).limit(2),
                    Stream.generate(() -> problem.cases().random(random, 6 + random.nextInt(12))).limit(STARTS));
            long ended = starts.toList().stream().filter(start -> Tables.isPlayable(problem, start))
                    .filter(start -> compare(problem, table, start, random)).count();
            assertTrue(ended > 0, "no game comes to its end");
        });
    }

    /** Tells whether the game came to its end. */
    private boolean compare(Problem problem, Table<?> table, String start, Random random) {
        boolean first = random.nextBoolean();
        Opponent.Level level = random.nextBoolean() ? Opponent.Level.PERFECT : Opponent.Level.EASY;
        table.begin(start, first, level, 1);
        List<List<String>> asked = new ArrayList<>();
        List<String> expected = Tables.play(table, MAX_MOVES, (moves, legal) -> random.nextInt(legal), asked);
        List<?> found = (List<?>) call(
                "var said = [games.begin(arguments[0], arguments[1], arguments[2],"
                        + "arguments[3], 1)]; arguments[4].forEach(function (words) {"
                        + "  said.push(games.ask(words[0], words[1])); }); return said;",
                problem.id(), start, first, level.name(), asked);
        for (int i = 0; i < expected.size(); i++) {
            int at = i;
            assertEquals(expected.get(i), found.get(i), () -> start + " after " + asked.subList(0, at));
        }
        return !table.turn().equals("you");
    }

    @Test
    void aBadInputGetsTheSolutionsOwnMessage() {
        run(open(), "3 x", "error: bad input: expected an integer");
    }

    @Test
    void whatTakesTooLongIsEnded() {
        WebElement box = open();
        browser.executeScript("window.ended = 0; window.Worker = function () {"
                + "this.postMessage = function () {}; this.terminate = function () { ended++; }; };");
        run(box, "2 2", "Ended after five seconds.");
        assertEquals(1L, browser.executeScript("return window.ended"));
    }

    private void run(WebElement box, String input, String expected) {
        browser.executeScript("arguments[0].value = arguments[1]", box.findElement(By.tagName("textarea")), input);
        box.findElement(By.tagName("button")).click();
        WebElement output = box.findElement(By.tagName("pre"));
        Browser.await(() -> output.getAttribute("textContent").startsWith(expected),
                () -> output.getAttribute("textContent") + " is not " + expected);
    }

    private WebElement open() {
        Browser.show("problems/poj2311/index.html");
        WebElement box = browser.findElement(By.cssSelector("details.try"));
        box.findElement(By.tagName("summary")).click();
        return box;
    }
}
