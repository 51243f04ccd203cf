package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** Each game is played to its end on its page: won by clicks, and lost by keys. */
class PlayedIT {

    private static final int MOST_MOVES = 40, LEAST_TURNS = 3, MOST_TURNS = 31, TRIES = 5000, MOST_PRESSES = 200,
            DIRECT_PRESSES = 20;
    /** Where to click on a part of the board: in its middle, or in that of the line that is wide enough to be met. */
    private static final String POINT = """
            var part = arguments[0], near = part.querySelector('.near');
            part.scrollIntoView({block: 'center'});
            var box = part.getBoundingClientRect();
            var middle = near && near.getPointAtLength(near.getTotalLength() / 2).matrixTransform(near.getScreenCTM());
            return middle ? [middle.x, middle.y] : [box.left + box.width / 2, box.top + box.height / 2];
            """;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() {
        browser = Browser.open();
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    @TestFactory
    Stream<DynamicTest> gamesArePlayed() {
        return Problems.here().all().stream().filter(Problem::isPlayable).flatMap(problem -> Stream.of(
                dynamicTest(problem + " by clicks", () -> played(problem, problem.rules(), problem.coach(), true)),
                dynamicTest(problem + " by keys", () -> played(problem, problem.rules(), problem.coach(), false))));
    }

    private static <P> void played(Problem problem, Rules<P> rules, Coach<P> coach, boolean wins) {
        Browser.require(browser);
        new Played<>(problem, rules, coach, wins).play();
    }

    private static final class Played<P> {

        private final Problem problem;
        private final Rules<P> rules;
        private final Coach<P> coach;
        private final boolean wins;
        private final Random random = new Random(1);
        private final WebElement box;

        Played(Problem problem, Rules<P> rules, Coach<P> coach, boolean wins) {
            this.problem = problem;
            this.rules = rules;
            this.coach = coach;
            this.wins = wins;
            browser.get(Browser.SITE.resolve("problems/" + problem + "/index.html").toUri().toString());
            box = browser.findElement(By.cssSelector("details.play"));
            box.findElement(By.tagName("summary")).click();
            awaitSaid(1);
        }

        void play() {
            String input = start();
            P now = rules.read(input);
            boolean isPersons = wins == (coach.outcome(now) == Outcome.WIN);
            begin(input, isPersons);
            while (rules.ending(now) == Ending.PLAY_ON) {
                if (!isPersons) {
                    now = answer(now);
                    isPersons = true;
                    continue;
                }
                Move<P> move = choice(now);
                int said = said().size();
                make(move.name());
                awaitSaid(said + 1);
                now = move.next();
                isPersons = false;
            }
            assertEquals(wins, (rules.ending(now) == Ending.WIN) == isPersons, "who has won by the rules");
            assertTrue(said().get(said().size() - 1).contains(wins ? "You won: " : "You lost: "), () -> said() + "");
        }

        /** An input whose game is not over at once if it can be, and not long, with not too many moves for a row of buttons. */
        private String start() {
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

        private void begin(String input, boolean personFirst) {
            if (!personFirst) {
                box.findElement(By.cssSelector("option[value=false]")).click();
            }
            box.findElement(By.cssSelector("option[value=own]")).click();
            browser.executeScript("arguments[0].value = arguments[1]", box.findElement(By.tagName("textarea")), input);
            box.findElement(By.xpath(".//button[text()='New game']")).click();
            awaitSaid(1);
        }

        /** The coach's; or who wants to lose gives the win away if that can be, and does not win at once. */
        private Move<P> choice(P now) {
            return wins
                    ? coach.reply(now)
                    : rules.moves(now).min(Comparator.comparing(move -> coach.outcome(move.next()) == Outcome.WIN
                            ? 0
                            : rules.ending(move.next()) == Ending.PLAY_ON ? 1 : 2)).orElseThrow();
        }

        /** Where the opponent's move leads, which stands in what was said last. */
        private P answer(P now) {
            String last = said().get(said().size() - 1);
            List<String> names = last.lines().filter(line -> line.matches("(first|second): .*"))
                    .map(line -> line.substring(line.indexOf(": ") + 2)).toList();
            return rules.moves(now).filter(move -> names.contains(move.name())).findFirst()
                    .orElseThrow(() -> new AssertionError(problem + ": no reply in " + last)).next();
        }

        /** Chooses part after part of a move. What others continue is made by Enter. */
        private void make(String move) {
            WebElement line = box.findElement(By.cssSelector("form input"));
            String typed = "";
            int said = said().size();
            while (!typed.equals(move)) {
                String before = typed;
                List<WebElement> parts = box.findElements(By.cssSelector(".squares [data-words]"));
                // What is drawn last lies above all else.
                Collections.reverse(parts);
                Map.Entry<String, Integer> part = IntStream.range(0, parts.size()).boxed()
                        .flatMap(i -> Stream.of("", " ", ", ")
                                .map(between -> before.isEmpty()
                                        ? words(parts.get(i))
                                        : before + between + words(parts.get(i)))
                                .filter(move::startsWith).map(longer -> Map.entry(longer, i)))
                        .max(Map.Entry.comparingByKey(Comparator.comparing(String::length)))
                        .orElseThrow(
                                () -> new AssertionError(problem + ": nothing on the board goes on from \"" + before
                                        + "\" to " + move));
                typed = part.getKey();
                choose(parts.get(part.getValue()));
            }
            if (said().size() == said && line.getAttribute("value").equals(move)) {
                line.sendKeys(Keys.ENTER);
            }
        }

        private static String words(WebElement part) {
            return part.getAttribute("data-words");
        }

        private void choose(WebElement part) {
            if (wins) {
                List<?> at = (List<?>) browser.executeScript(POINT, part);
                new Actions(browser).moveToLocation(((Number) at.get(0)).intValue(), ((Number) at.get(1)).intValue())
                        .click().perform();
                return;
            }
            WebElement board = box.findElement(By.className("squares"));
            browser.executeScript("arguments[0].focus()", board);
            for (int i = 0; i < MOST_PRESSES && !isMarked(part); i++) {
                board.sendKeys(arrow(part, i));
            }
            assertTrue(isMarked(part), () -> problem + ": arrows do not lead to " + words(part));
            board.sendKeys(Keys.ENTER);
        }

        private static boolean isMarked(WebElement part) {
            return String.valueOf(part.getAttribute("class")).contains("marked");
        }

        /** The way that is farthest; if it leads nowhere, the one that leads to all parts. */
        private static Keys arrow(WebElement part, int i) {
            List<?> way = (List<?>) browser.executeScript("""
                    var to = arguments[0].getBoundingClientRect();
                    var marked = document.querySelector('.squares .marked');
                    var from = marked ? marked.getBoundingClientRect() : to;
                    return [Math.round(to.left + to.width / 2 - from.left - from.width / 2),
                        Math.round(to.top + to.height / 2 - from.top - from.height / 2)];
                    """, part);
            long right = ((Number) way.get(0)).longValue();
            long down = ((Number) way.get(1)).longValue();
            if (i > DIRECT_PRESSES) {
                return Keys.ARROW_RIGHT;
            }
            return Math.abs(right) > Math.abs(down)
                    ? right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT
                    : down > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP;
        }

        private List<String> said() {
            return box.findElements(By.cssSelector(".log .said")).stream().map(said -> said.getAttribute("textContent"))
                    .toList();
        }

        private void awaitSaid(int count) {
            Browser.await(() -> said().size() >= count, () -> problem + " says no more than " + said());
        }
    }
}
