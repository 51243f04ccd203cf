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

    /** The page on which New game is clicked while the games are still loaded. */
    BoardPage(ChromeDriver browser, Problem problem, String input) {
        this.browser = browser;
        this.problem = problem;
        byMouse = true;
        browser.get(Browser.SITE.resolve("problems/" + problem + "/index.html").toUri().toString());
        box = browser.findElement(By.cssSelector("details.play"));
        browser.executeScript("""
                var box = arguments[0], input = arguments[1];
                box.addEventListener("toggle", function () {
                    box.querySelector("select").value = "own";
                    box.querySelector("textarea").value = input;
                    box.querySelector("button").click();
                });
                box.open = true;""", box, input);
        awaitSaid(1);
        board = box.findElement(By.className("squares"));
    }

    void begin(String input, boolean personFirst) {
        box.findElement(By.cssSelector("option[value=" + personFirst + "]")).click();
        box.findElement(By.cssSelector("option[value=own]")).click();
        browser.executeScript("arguments[0].value = arguments[1]", box.findElement(By.tagName("textarea")), input);
        box.findElement(By.xpath(".//button[text()='New game']")).click();
        awaitSaid(1);
    }

    /**
     * Chooses part after part of a move until the game has answered. A move that others continue is made by Enter.
     *
     * @param twice whether the last part is clicked twice
     */
    void make(String move, boolean twice) {
        int said = said().size();
        String typed = "";
        while (!typed.equals(move)) {
            Map.Entry<String, Integer> longest = longest(typed, move);
            typed = longest.getKey();
            choose(longest.getValue(), twice && typed.equals(move));
        }
        WebElement line = box.findElement(By.cssSelector("form input"));
        if (line.getAttribute("value").equals(move)) {
            line.sendKeys(Keys.ENTER);
        }
        awaitSaid(said + 1);
    }

    /**
     * The part that goes on from these words as far as can be, by its number; of several the last, which lies above the
     * others.
     */
    private Map.Entry<String, Integer> longest(String typed, String move) {
        List<String> words = parts();
        return IntStream.range(0, words.size()).boxed()
                .flatMap(i -> (typed.isEmpty() ? Stream.of("") : Stream.of(typed, typed + " ", typed + ", "))
                        .map(before -> Map.entry(before + words.get(i), i)))
                .filter(longer -> move.startsWith(longer.getKey()))
                .max(Comparator.<Map.Entry<String, Integer>>comparingInt(longer -> longer.getKey().length())
                        .thenComparing(Map.Entry::getValue))
                .orElseThrow(() -> new AssertionError(problem + ": nothing goes on from \"" + typed + "\" to " + move));
    }

    /** What the parts of the board stand for. */
    List<String> parts() {
        return texts(PARTS + "return [].map.call(parts, function (part) { return part.dataset.words; });");
    }

    /** Clicks on a part, wherever it lies. */
    void click(int part) {
        browser.executeScript(PARTS + "parts[arguments[0]].dispatchEvent(new MouseEvent('click', {bubbles: true}));",
                part);
    }

    /** Gives up what is chosen. */
    void forget() {
        board.sendKeys(Keys.ESCAPE);
    }

    /** The board, and in the last line what is chosen. */
    String shown() {
        return board.getAttribute("innerHTML") + "\n"
                + box.findElement(By.cssSelector("form input")).getAttribute("value");
    }

    private void choose(int part, boolean twice) {
        if (byMouse) {
            List<?> point = (List<?>) browser.executeScript(POINT, part);
            Actions actions = new Actions(browser).moveToLocation(((Number) point.get(0)).intValue(),
                    ((Number) point.get(1)).intValue());
            (twice ? actions.doubleClick() : actions.click()).perform();
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
        return logged("said");
    }

    /** The texts of a kind in the log. */
    List<String> logged(String kind) {
        return texts(
                "return [].map.call(document.querySelectorAll('.log .%s'), function (one) { return one.textContent; });"
                        .formatted(kind));
    }

    private List<String> texts(String script) {
        return ((List<?>) browser.executeScript(script)).stream().map(String.class::cast).toList();
    }

    void awaitSaid(int count) {
        Browser.await(() -> said().size() >= count, () -> problem + " says no more than " + said());
    }
}
