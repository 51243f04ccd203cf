package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertTrue;

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

/** A problem's page with its board open, and a person's hand on the mouse or on the keys. */
final class BoardPage {

    /** How a part is chosen; of a move by a double click only the last one is clicked twice. */
    enum Hand {
        CLICK, DOUBLE_CLICK, KEYS
    }

    private static final int MAX_PRESSES = 200;
    private static final String PARTS = "var parts = "
            + "document.querySelector('.play').querySelectorAll('.squares [data-words]');";

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
        browser.executeScript("""
                var box = arguments[0];
                box.querySelector('[aria-label="Where to start"]').value = "own";
                box.querySelector("textarea").value = arguments[1];
                box.querySelector('[aria-label="Who begins"]').value = arguments[2];
                box.querySelector('[aria-label="Level"]').value = "PERFECT";
                """, box, input, "" + personFirst);
        press("New game");
    }

    /** Presses the button of this name, and waits for the answer. */
    void press(String name) {
        ask(() -> browser.executeScript("Array.from(arguments[0].querySelectorAll('button'))"
                + ".find(one => one.textContent === arguments[1]).click()", box, name));
    }

    /** Presses keys on the board. */
    void type(CharSequence... keys) {
        board.sendKeys(keys);
    }

    /** Returns the seed of all that is random in this game. */
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
     * Returns the part that goes on from these words as far as can be, by its number; of several the last, which lies
     * above the others.
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

    /** Returns what the parts of the board stand for. */
    List<String> parts() {
        return texts(PARTS + "return [].map.call(parts, function (part) { return part.dataset.words; });");
    }

    /** Clicks on a part, wherever it lies. The second click of a double click says that it is one. */
    void click(int part, Hand hand) {
        browser.executeScript(PARTS + "var part = parts[arguments[0]]; [1, 2].slice(0, arguments[1]).forEach("
                + "detail => part.dispatchEvent(new MouseEvent('click', {bubbles: true, detail})));",
                part, hand == Hand.DOUBLE_CLICK ? 2 : 1);
    }

    /** Gives up what is chosen. */
    void forget() {
        board.sendKeys(Keys.ESCAPE);
    }

    /** Returns the drawing, with what is chosen and what can be. */
    String shown() {
        return board.getAttribute("innerHTML");
    }

    private void choose(int part, Hand hand) {
        if (hand != Hand.KEYS) {
            click(part, hand);
            return;
        }
        int presses = 0;
        while (!isMarked(part)) {
            assertTrue(presses++ < MAX_PRESSES, () -> problem + ": arrows do not lead to part " + part);
            board.sendKeys(presses == 1 ? Keys.ARROW_DOWN : Keys.ARROW_RIGHT);
        }
        board.sendKeys(Keys.ENTER);
    }

    private boolean isMarked(int part) {
        return (Boolean) browser.executeScript(PARTS + "return parts[arguments[0]].classList.contains('marked')", part);
    }

    /** Does something that makes the page ask, and waits for the answer. */
    void ask(Runnable request) {
        int before = answers();
        request.run();
        awaitAnswers(before + 1);
    }

    /** Returns how often the page has shown an answer of the games. */
    private int answers() {
        return ((Number) browser.executeScript(
                "var board = document.querySelector('.squares'); return board ? Number(board.dataset.shown || 0) : 0;"))
                .intValue();
    }

    private void awaitAnswers(int count) {
        Browser.await(() -> answers() >= count, () -> problem + " says no more than " + text("status"));
    }

    void awaitStatus(String status) {
        Browser.await(() -> text("status").equals(status),
                () -> problem + " says " + text("status") + " not " + status);
    }

    /** Returns the text of the part of the page that has this class. */
    String text(String kind) {
        return (String) browser.executeScript("return arguments[0].querySelector('." + kind + "').textContent", box);
    }

    /** Returns how far below the top of the box the part of the page is that has this class. */
    double top(String kind) {
        return ((Number) browser.executeScript("const top = part => part.getBoundingClientRect().top;"
                + "return top(arguments[0].querySelector('.' + arguments[1])) - top(arguments[0]);", box, kind))
                .doubleValue();
    }

    /** Returns the moves so far, in sentences. */
    List<String> log() {
        return texts(
                "return [].map.call(document.querySelectorAll('.log li'), function (one) { return one.textContent; });");
    }

    private List<String> texts(String script) {
        return ((List<?>) browser.executeScript(script)).stream().map(String.class::cast).toList();
    }
}
