package nimsum.site;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;

/** A problem's page with its board open, and a person's hand on the mouse or on the keys. */
final class BoardPage {

    private static final int DIRECT_PRESSES = 20, MOST_PRESSES = 200;
    private static final String PARTS = "var parts = document.querySelectorAll('.squares [data-words]');";
    /** Where to click on a part: in its middle, or in that of a line that is wide enough to be met. */
    private static final String POINT = PARTS + """
            var part = parts[arguments[0]], near = part.querySelector('.near');
            part.scrollIntoView({block: 'center'});
            var box = part.getBoundingClientRect();
            var middle = near && near.getPointAtLength(near.getTotalLength() / 2).matrixTransform(near.getScreenCTM());
            return middle ? [middle.x, middle.y] : [box.left + box.width / 2, box.top + box.height / 2];
            """;
    /** How far a part is from the one that is marked, to the right and downwards; nothing if it is that one. */
    private static final String WAY = PARTS
            + """
                    var part = parts[arguments[0]], marked = document.querySelector('.squares .marked');
                    var to = part.getBoundingClientRect(), from = marked ? marked.getBoundingClientRect() : to;
                    return part.classList.contains('marked') ? null
                        : [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
                    """;

    private final ChromeDriver browser;
    private final Problem problem;
    private final boolean byMouse;
    private final WebElement box;
    private final WebElement board;

    BoardPage(ChromeDriver browser, Problem problem, boolean byMouse) {
        this.browser = browser;
        this.problem = problem;
        this.byMouse = byMouse;
        browser.get(Browser.SITE.resolve("problems/" + problem + "/index.html").toUri().toString());
        box = browser.findElement(By.cssSelector("details.play"));
        box.findElement(By.tagName("summary")).click();
        awaitSaid(1);
        board = box.findElement(By.className("squares"));
    }

    void begin(String input, boolean personFirst) {
        if (!personFirst) {
            box.findElement(By.cssSelector("option[value=false]")).click();
        }
        box.findElement(By.cssSelector("option[value=own]")).click();
        browser.executeScript("arguments[0].value = arguments[1]", box.findElement(By.tagName("textarea")), input);
        box.findElement(By.xpath(".//button[text()='New game']")).click();
        awaitSaid(1);
    }

    /** Chooses part after part of a move until the game has answered. A move that others continue is made by Enter. */
    void make(String move) {
        int said = said().size();
        String typed = "";
        while (!typed.equals(move)) {
            Map.Entry<String, Integer> longest = longest(typed, move);
            typed = longest.getKey();
            choose(longest.getValue());
        }
        WebElement line = box.findElement(By.cssSelector("form input"));
        if (line.getAttribute("value").equals(move)) {
            line.sendKeys(Keys.ENTER);
        }
        awaitSaid(said + 1);
    }

    /** The part that goes on from these words as far as can be, by its number; of several the last, which lies above the others. */
    private Map.Entry<String, Integer> longest(String typed, String move) {
        List<?> words = (List<?>) browser.executeScript(PARTS
                + "return [].map.call(parts, function (part) { return part.dataset.words; });");
        return IntStream.range(0, words.size()).boxed()
                .flatMap(i -> (typed.isEmpty() ? Stream.of("") : Stream.of(typed, typed + " ", typed + ", "))
                        .map(before -> Map.entry(before + words.get(i), i)))
                .filter(longer -> move.startsWith(longer.getKey()))
                .max(Comparator.<Map.Entry<String, Integer>>comparingInt(longer -> longer.getKey().length())
                        .thenComparing(Map.Entry::getValue))
                .orElseThrow(() -> new AssertionError(problem + ": nothing goes on from \"" + typed + "\" to " + move));
    }

    private void choose(int part) {
        if (byMouse) {
            List<?> point = (List<?>) browser.executeScript(POINT, part);
            new Actions(browser).moveToLocation(((Number) point.get(0)).intValue(), ((Number) point.get(1)).intValue())
                    .click().perform();
            return;
        }
        browser.executeScript("arguments[0].focus()", board);
        int presses = 0;
        for (List<?> way = way(part); way != null; way = way(part)) {
            if (presses++ == MOST_PRESSES) {
                throw new AssertionError(problem + ": arrows do not lead to part " + part);
            }
            board.sendKeys(presses > DIRECT_PRESSES ? Keys.ARROW_RIGHT : arrow(way));
        }
        board.sendKeys(Keys.ENTER);
    }

    private List<?> way(int part) {
        return (List<?>) browser.executeScript(WAY, part);
    }

    private static Keys arrow(List<?> way) {
        double right = ((Number) way.get(0)).doubleValue();
        double down = ((Number) way.get(1)).doubleValue();
        return Math.abs(right) > Math.abs(down)
                ? right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT
                : down > 0 ? Keys.ARROW_DOWN : Keys.ARROW_UP;
    }

    /** Types a line while the board has the focus, and returns what the game says to it. */
    String type(String words) {
        int said = said().size();
        browser.executeScript("arguments[0].focus()", board);
        new Actions(browser).sendKeys(words).sendKeys(Keys.ENTER).perform();
        awaitSaid(said + 1);
        return said().get(said);
    }

    /** What the game has said since it began. */
    List<String> said() {
        return ((List<?>) browser.executeScript("return [].map.call(document.querySelectorAll('.log .said'),"
                + "function (said) { return said.textContent; });")).stream().map(String.class::cast).toList();
    }

    private void awaitSaid(int count) {
        Browser.await(() -> said().size() >= count, () -> problem + " says no more than " + said());
    }
}
