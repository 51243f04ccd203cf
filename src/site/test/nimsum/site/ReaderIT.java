package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/**
 * What the pages do for a reader: inputs and games of the texts on the board, a memory, and targets that can be met.
 */
class ReaderIT {

    private static final String INDEX = "index.html", PUBLIC_SALE = "problems/hdu2149/index.html";
    /** The parts that can be clicked and are met at no place by a finger of 24 pixels. */
    private static final String TOO_SMALL = """
            var met = {};
            document.querySelectorAll('.squares .can').forEach(function (part) {
                var words = part.dataset.words;
                [part].concat(Array.from(part.querySelectorAll('.touch'))).forEach(function (at) {
                    if (met[words]) return;
                    at.scrollIntoView({block: 'center', inline: 'center'});
                    var box = at.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
                    met[words] = [[0, 0], [11, 0], [-11, 0], [0, 11], [0, -11]].every(function (away) {
                        var hit = document.elementFromPoint(x + away[0], y + away[1]);
                        hit = hit && hit.closest('[data-words]');
                        return hit && hit.dataset.words === words;
                    });
                });
            });
            return Object.keys(met).filter(function (words) { return !met[words]; });
            """;
    private static final int STARTS = 6;
    private final ChromeDriver browser = Browser.shared();

    @Test
    void anInputIsPlayedOrRun() {
        Browser.show("problems/hackenbush/index.html");
        WebElement played = browser.findElement(By.cssSelector("[data-play]"));
        assertEquals("1\n1 2\n0 1 B\n1 1 R\n", played.getAttribute("data-play"));
        press(played);
        awaitText(".play .status", "Your move.");
        assertEquals(4, browser.findElements(By.cssSelector("#play + .play .squares [data-words]")).size());
        Browser.show("problems/cses1099/index.html");
        press(browser.findElement(By.cssSelector("[data-run]")));
        awaitText(".printed", "second");
    }

    @Test
    void aToldGameGoesForwardsAndBackwards() {
        Browser.show("problems/hdu2516/index.html");
        browser.executeScript("document.querySelector('.told').scrollIntoView()");
        awaitText(".told .status", "The first player is to move.");
        step("Why", "The first player is to move.");
        awaitText(".told .note a", "Theorem 3");
        step("Step", "1. The first player took 3. The second player is to move.");
        step("Step", "2. The second player took 1. The first player is to move.");
        step("Back", "1. The first player took 3. The second player is to move.");
        for (String taken : List.of("1", "2", "1", "1", "1")) {
            step("Step", "took " + taken + ".");
        }
        step("Step",
                "The first player won: no stone is left, and the second player is to move. 7. The first player took 2.");
    }

    private void step(String button, String status) {
        press(browser.findElement(By.xpath("//div[contains(@class, 'told')]//button[text()='" + button + "']")));
        awaitText(".told .status", status);
    }

    @Test
    void aWinAndATickAreRemembered() {
        Browser.show(INDEX);
        browser.executeScript("localStorage.removeItem('nimsum')");
        BoardPage page = new BoardPage(browser, Problems.here().find("hdu2149"));
        press(browser.findElement(By.cssSelector(".place input")));
        page.begin("1 1\n", true);
        page.make("1", BoardPage.Hand.CLICK);
        Browser.show(INDEX);
        assertEquals("(solved, won at the level perfect)", marks("main li > a[href='" + PUBLIC_SALE + "'] + .mark"));
        assertEquals("\u2713solved, won at the level perfect", marks(".map .green-fill"));
        assertEquals("problems/hdu2149/index.html",
                browser.findElement(By.cssSelector("h1 + p > a")).getDomAttribute("href"));
        Browser.show(PUBLIC_SALE);
        press(browser.findElement(By.cssSelector(".place input")));
        Browser.show(INDEX);
        assertEquals("(won at the level perfect)", marks("main li .mark"));
    }

    private String marks(String where) {
        return (String) browser.executeScript("return [].map.call(document.querySelectorAll(arguments[0]),"
                + "function (one) { return one.textContent.trim(); }).join()", where);
    }

    @Test
    void aBrowserThatKeepsNothingShowsThePagesAllTheSame() {
        Object script = browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source",
                "Object.defineProperty(window, 'localStorage', {get: function () { throw new Error('refused'); }});"))
                .get("identifier");
        Browser.show(PUBLIC_SALE);
        press(browser.findElement(By.cssSelector(".place input")));
        Browser.show(INDEX);
        assertEquals("", marks(".mark"));
        assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll());
        browser.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }

    /** On some starts, on a laptop and on a phone. */
    @TestFactory
    Stream<DynamicTest> whatCanBeClickedCanBeMet() {
        return Tables.tests((problem, table) -> {
            BoardPage page = new BoardPage(browser, problem);
            WebElement newGame = browser.findElement(By.xpath("//button[text()='New game']"));
            for (int i = 0; i < STARTS; i++) {
                Browser.size(i % 2 == 0 ? 1366 : 390, 800);
                page.ask(() -> press(newGame));
                Browser.await(() -> !browser.findElements(By.cssSelector(".squares .can")).isEmpty(),
                        () -> "nothing can be clicked");
                assertEquals(List.of(), browser.executeScript(TOO_SMALL), "seed " + page.seed());
            }
        });
    }

    private void press(WebElement button) {
        browser.executeScript("arguments[0].scrollIntoView({block: 'center'}); arguments[0].click();", button);
    }

    private void awaitText(String where, String words) {
        Browser.await(() -> marks(where).contains(words), () -> marks(where) + " does not say " + words);
    }
}
