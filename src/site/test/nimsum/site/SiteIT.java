package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.deque.html.axecore.selenium.AxeBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nimsum.bundle.Bundler;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;

/** The site as a browser shows it. */
class SiteIT {

    private static final Path SITE = Browser.SITE;
    private final ChromeDriver browser = Browser.shared();

    @TestFactory
    Stream<DynamicTest> pagesInABrowser() throws IOException {
        return SiteFilesIT.pages().map(page -> dynamicTest(SITE.relativize(page).toString(), () -> {
            show(1280, "light");
            browser.get(page.toUri().toString());
            checkPage(page);
            show(360, "dark");
            checkPage(page);
            unfold();
            checkPage(page);
            assertEquals(List.of(), faults(new AxeBuilder()));
            show(1280, "light");
            checkPage(page);
            assertEquals(List.of(), faults(new AxeBuilder().withRules(List.of("color-contrast"))));
        }));
    }

    private List<String> faults(AxeBuilder axe) {
        axe.setOptions("{\"preload\": false}"); // It would fetch the styles, which a page on a disk may not.
        return axe.analyze(browser).getViolations().stream()
                .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                .map(rule -> rule.getId() + ": " + rule.getNodes().get(0).getHtml()).toList();
    }

    /** Opens all that is folded, and waits for the board. */
    private void unfold() {
        browser.executeScript("document.querySelectorAll('details').forEach(function (one) { one.open = true; });"
                + "var play = document.querySelector('.play'); if (play) { play.scrollIntoView(); }");
        Browser.await(() -> (Boolean) browser.executeScript("return !document.querySelector('.play')"
                + "|| !!document.querySelector('.squares svg, .squares pre')"), () -> "no board");
    }

    private void checkPage(Path page) {
        assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll());
        Object loaded = browser.executeScript(
                "return performance.getEntriesByType('resource').map(function (entry) { return entry.name; })");
        for (Object name : (List<?>) loaded) {
            assertTrue(name.toString().startsWith(SITE.toUri().toString()), page + " loads " + name);
        }
        assertEquals(0L, browser.executeScript(
                "var all = document.documentElement;" + "return Math.max(0, all.scrollWidth - all.clientWidth)"),
                page + " scrolls sideways");
    }

    private void show(int width, String scheme) {
        Browser.size(width, 800);
        browser.executeCdpCommand("Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** Clicks on the button of each judge while the file is still folded. */
    @Test
    void copyCopiesTheBundle() {
        Problem problem = Problems.here().find("poj2311");
        Browser.show("problems/poj2311/index.html");
        browser.executeScript(
                "document.addEventListener('copy', function () { window.copied = document.activeElement.value; });");
        List<WebElement> buttons = browser.findElements(By.cssSelector(".judges .copy"));
        List<JudgeEntry> judges = problem.file().judges();
        assertEquals(judges.size(), buttons.size());
        for (int i = 0; i < judges.size(); i++) {
            buttons.get(i).click();
            assertEquals(Bundler.bundle(problem, judges.get(i)),
                    browser.executeScript("return window.copied"));
        }
    }

    @Test
    void enterOpensWhatIsFoundFirst() {
        Browser.show("problems/poj2311/index.html");
        browser.findElement(By.id("search")).sendKeys("nim-sum\n");
        assertEquals(SITE.toUri() + "words.html#nim-sum", browser.getCurrentUrl());
    }

    /** What readers type: names at judges, other languages, and words that stand in no title. */
    @Test
    void queriesFindTheirPages() {
        Browser.show("words.html");
        WebElement search = browser.findElement(By.id("search"));
        for (String query : List.of("sprague grundy, theory/sums.html#theorem-5-sprague-and-grundy",
                "wythoff, problems/luogup2252/index.html", "chess, problems/endgame", "surreal, theory/numbers",
                "取石子, problems/luogup2252",
                "巴什, problems/hdu2149", "威佐夫, problems/luogup2252", "博弈, theory/sums", "xor, problems/luogup2197",
                "SG, theory/sums", "sg function, theory/sums", "golden ratio, problems/luogup2252",
                "misere, problems/luogup4279", "剪纸, problems/poj2311/index.html", "必败态, problems/poj2311/zh.html",
                "bash, problems/hdu2149", "1067, problems/luogup2252", "codeforces, problems/gym100548h",
                "king rook, problems/endgame")) {
            String[] words = query.split(", ");
            search.sendKeys(Keys.ESCAPE, words[0]);
            assertFalse(browser.findElements(By.cssSelector("#found a[href*='" + words[1] + "']")).isEmpty(), query);
        }
    }

    /** Beside the title, there and back, on the first page, a problem and a chapter. */
    @ParameterizedTest
    @CsvSource({"index.html, zh.html", "problems/poj2311/index.html, problems/poj2311/zh.html",
            "theory/normal-play.html, theory/normal-play.zh.html"})
    void aLinkLeadsToTheOtherLanguage(String english, String chinese) {
        Browser.show(english);
        for (String there : List.of(chinese, english)) {
            browser.findElement(By.cssSelector("h1 a")).click();
            assertEquals(SITE.toUri() + there, browser.getCurrentUrl());
            assertEquals(there.equals(chinese) ? "zh" : "en",
                    browser.findElement(By.tagName("html")).getDomAttribute("lang"));
        }
    }

    /** What is folded opens for a link into it, and no other. */
    @Test
    void aLinkOpensWhatIsFolded() {
        Browser.show("problems/poj2311/index.html#theorem-5-period-34");
        assertTrue(browser.findElement(By.id("theorem-5-period-34")).isDisplayed());
        assertFalse(browser.findElement(By.cssSelector("#main pre")).isDisplayed());
    }
}
