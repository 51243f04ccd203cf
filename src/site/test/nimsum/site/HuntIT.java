package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.data.Refutation;
import nimsum.files.DataFiles;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Wrong programs are hunted, and outputs are judged, as in a JVM. */
class HuntIT {

    private static final String PAGE = "problems/poj2311/index.html";
    /** Runs each mistake alone on its input, and judges what the solution prints. */
    private static final String HUNT = """
            const [inputs, done] = arguments, box = document.querySelector('.hunt');
            (async () => {
                box.querySelector('.hunt summary').click();
                while (!box.hunting) await new Promise(go => setTimeout(go, 10));
                const hunting = box.hunting, worked = hunting.worked, left = [], names = Object.keys(inputs);
                worked.watch = () => {};
                for (const name of names) {
                    const timer = setTimeout(() => worked.stop('\\f' + name), 4000);
                    const said = await worked.ask('attempt', [hunting.id, inputs[name], '', '',
                        names.filter(other => other !== name).join(' ')]).catch(e => e.message);
                    clearTimeout(timer);
                    if (!(said.split('\\f')[1] || '').split(' ').includes(name)) left.push(name + ': ' + said);
                }
                await hunting.showCases();
                const games = new hunting.worked.constructor('games.js', 'nimsumGames'), outputs = [];
                for (const [name, [input]] of Object.entries(CASES.cases)) {
                    outputs.push([name, await games.ask('solve', [hunting.id, input])]);
                }
                await hunting.judgeOutputs(outputs, '');
                return [left, box.querySelector('.judged').textContent];
            })().then(done, e => done([['' + e], '']));
            """;
    private static final int MOST_HACK = 900_000, MOST_CASES = 60_000;
    private final ChromeDriver browser = Browser.shared();

    @TestFactory
    Stream<DynamicTest> mistakesAreCaughtAndTheSolutionIsRight() {
        return Problems.here().all().stream().filter(Problem::hasGame).map(problem -> dynamicTest(problem.id(), () -> {
            Map<String, String> inputs = Refutation.of(problem).stream()
                    .filter(known -> known.verdict() != Verdict.TIME_LIMIT_EXCEEDED && known.run().isPresent())
                    .collect(Collectors.toMap(Refutation::name, known -> known.run().get().input()));
            Browser.show("problems/" + problem + "/index.html");
            List<?> found = (List<?>) browser.executeAsyncScript(HUNT, inputs);
            assertEquals(List.of(), found.get(0), "not caught");
            assertTrue(found.get(1).toString()
                    .matches("(All \\d+ answers are|The answer is) right\\. Time, memory and large inputs are not "
                            + "judged here\\."),
                    found.get(1)::toString);
            assertTrue(DataFiles.readDocument(Browser.SITE.resolve("problems/" + problem + "/cases.js"))
                    .length() <= MOST_CASES);
        }));
    }

    /** On a phone: what is caught is ticked among the pitfalls, which open, and is remembered. */
    @Test
    void aHuntIsRemembered() {
        open();
        assertEquals("0", loaded("hunt.js|hack.js|cases.js"));
        assertFalse(browser.findElement(By.cssSelector(".pitfalls > :not(summary)")).isDisplayed());
        browser.findElement(By.cssSelector(".hunt .input")).sendKeys("4");
        press(".attempt");
        await(".said", "This is not an input of the problem: ");
        browser.findElement(By.cssSelector(".hunt .input")).sendKeys(" 4");
        browser.findElement(By.cssSelector(".hunt .answer")).sendKeys("LOSE");
        press(".attempt");
        await(".said", "The input is legal, but your answer is wrong");
        browser.findElement(By.cssSelector(".hunt .answer")).clear();
        press(".attempt");
        await(".said", "The input is legal, and the right answer is `WIN`.");
        await(".said", "Caught ");
        String caught = browser.findElement(By.className("caught")).getText();
        browser.navigate().refresh();
        await(".caught", caught);
        assertTrue(browser.findElements(By.cssSelector(".pitfalls .mark")).stream().anyMatch(WebElement::isDisplayed));
        press(".give-up");
        await(".said", " is left: it ");
    }

    /** A wrong program that never ends is a worker that says its name and nothing more. */
    @Test
    void whatDoesNotEndIsEnded() {
        open();
        browser.executeScript("""
                window.Worker = function () {
                    this.terminate = function () {};
                    this.postMessage = function (asked) {
                        const slow = asked.words[asked.words.length - 1].split(' ');
                        setTimeout(() => this.onmessage({data: slow.includes('B') ? 'ended: ' + slow
                            : {running: slow.includes('A') ? 'B' : 'A'}}), 0);
                    };
                };""");
        press(".attempt");
        await(".said", "ended: A,B");
    }

    @Test
    void outputsArePastedOrDropped(@TempDir Path folder) throws IOException {
        open();
        press(".hunt summary");
        Browser.await(() -> !browser.findElements(By.cssSelector(".cases a[download='poj2311.in']")).isEmpty(),
                () -> "nothing to download");
        browser.findElement(By.cssSelector(".hunt .output")).sendKeys("WIN");
        press(".judge");
        await(".judged", "poj2311: line 1, token 1: expected \"LOSE\", found \"WIN\".\nQuestion 1:\n2 2");
        String input = (String) browser.executeScript("return CASES.cases.poj2311[0]");
        DataFiles.write(folder.resolve("out.txt"), input.lines().map(line -> "LOSE\r\n").collect(Collectors.joining()));
        browser.findElement(By.cssSelector(".hunt .files")).sendKeys(folder.resolve("out.txt").toString());
        await(".judged", "expected \"WIN\", found \"LOSE\".");
    }

    @Test
    void theScriptIsSmall() {
        assertTrue(Browser.SITE.resolve("hack.js").toFile().length() <= MOST_HACK);
    }

    private void open() {
        Browser.size(390, 844);
        Browser.show(PAGE);
        browser.executeScript("localStorage.clear()");
        Browser.show(PAGE);
    }

    private String loaded(String names) {
        return "" + browser.executeScript("return performance.getEntriesByType('resource')"
                + ".filter(entry => entry.name.match(arguments[0])).length", names);
    }

    private void press(String where) {
        WebElement button = browser.findElement(By.cssSelector(where));
        browser.executeScript("arguments[0].scrollIntoView({block: 'center'})", button);
        button.click();
    }

    private void await(String where, String words) {
        Browser.await(() -> browser.findElement(By.cssSelector(where)).getText().contains(words),
                () -> browser.findElement(By.cssSelector(where)).getText() + " does not say " + words);
    }
}
