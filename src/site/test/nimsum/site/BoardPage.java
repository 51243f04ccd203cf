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

    /** How a part is chosen; of a move by a double click only the last one is clicked twice. */
    enum Hand {
        CLICK, DOUBLE_CLICK, KEYS
    }

    private static final int DIRECT_PRESSES = 20, MOST_PRESSES = 200;
    private static final String PARTS = "var parts = document.querySelectorAll('.squares [data-words]');";
    /** Where to click on a part: in its middle, or in that of a line that is wide enough to be met. */
    private static final String POINT = PARTS + """
            var part = parts[arguments[0]], near = part.querySelector('.near');
            part.scrollIntoView({block: 'center'});
            var box = (part.querySelector('.touch') || part).getBoundingClientRect();
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
    private final WebElement box;
    private final WebElement board;

    BoardPage(ChromeDriver browser, Problem problem) {
        this.browser = browser;
        this.problem = problem;
        Browser.show("problems/" + problem + "/index.html");
        box = browser.findElement(By.className("play"));
        browser.executeScript("arguments[0].scrollIntoView()", box);
        Browser.await(() -> answers() > 0, () -> problem + " has no board");
        board = box.findElement(By.className("squares"));
    }

    /** Begins a game against a perfect opponent. */
    void begin(String input, boolean personFirst) {
        ask(() -> browser.executeScript("""
                var box = arguments[0];
                box.querySelector('[aria-label="Where to start"]').value = "own";
                box.querySelector("textarea").value = arguments[1];
                box.querySelector('[aria-label="Who begins"]').value = arguments[2];
                box.querySelector('[aria-label="Level"]').value = "PERFECT";
                Array.from(box.querySelectorAll("button")).filter(function (one) {
                    return one.textContent === "New game";
                })[0].click();""", box, input, "" + personFirst));
    }

    /** The seed of all that is random in this game. */
    int seed() {
        return Integer.parseInt(board.getAttribute("data-seed"));
    }

    /**
     * Chooses part after part of a move until the game has answered. A move that others continue is made by choosing
     * its last part once more.
     *
     * @param hand what chooses
     */
    void make(String move, Hand hand) {
        int before = answers();
        String typed = "";
        int last = 0;
        while (!typed.equals(move)) {
            Map.Entry<String, Integer> longest = longest(typed, move);
            typed = longest.getKey();
            last = longest.getValue();
            choose(last, hand == Hand.DOUBLE_CLICK && !typed.equals(move) ? Hand.CLICK : hand);
        }
        if (!browser.findElements(By.cssSelector(".squares.choosing")).isEmpty()) {
            choose(last, hand == Hand.KEYS ? hand : Hand.CLICK);
        }
        awaitAnswers(before + 1);
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

    /** The drawing, with what is chosen and what can be. */
    String shown() {
        return board.getAttribute("innerHTML");
    }

    private void choose(int part, Hand hand) {
        if (hand != Hand.KEYS) {
            List<?> point = (List<?>) browser.executeScript(POINT, part);
            Actions actions = new Actions(browser).moveToLocation(((Number) point.get(0)).intValue(),
                    ((Number) point.get(1)).intValue());
            (hand == Hand.CLICK ? actions.click() : actions.doubleClick()).perform();
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

    /** Does something that makes the page ask, and waits for the answer. */
    void ask(Runnable request) {
        int before = answers();
        request.run();
        awaitAnswers(before + 1);
    }

    /** How often the page has shown an answer of the games. */
    private int answers() {
        return ((Number) browser.executeScript(
                "var board = document.querySelector('.squares'); return board ? Number(board.dataset.shown || 0) : 0;"))
                .intValue();
    }

    private void awaitAnswers(int count) {
        Browser.await(() -> answers() >= count, () -> problem + " says no more than " + text("status"));
    }

    /** Waits until the moves so far are as many as these. */
    void awaitMoves(int count) {
        Browser.await(() -> log().size() == count, () -> problem + " has played " + log());
    }

    /** The text of the part of the page that has this class. */
    String text(String kind) {
        return (String) browser.executeScript("return arguments[0].querySelector('." + kind + "').textContent", box);
    }

    /** The moves so far, in sentences. */
    List<String> log() {
        return texts(
                "return [].map.call(document.querySelectorAll('.log li'), function (one) { return one.textContent; });");
    }

    private List<String> texts(String script) {
        return ((List<?>) browser.executeScript(script)).stream().map(String.class::cast).toList();
    }
}
