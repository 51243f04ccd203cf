package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
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
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** Wrong programs are hunted, and outputs are judged, as in a JVM. */
class HuntIT {

    /** Runs each mistake alone on its input, and judges the right answers. */
    private static final String HUNT = """
            const [inputs, done] = arguments, box = document.querySelector('.hunt');
            box.scrollIntoView();
            (async () => {
                while (!box.hunting) await new Promise(go => setTimeout(go, 10));
                const hunting = box.hunting, left = [], names = Object.keys(inputs);
                for (const name of names) {
                    const said = await hunting.ask('attempt', [hunting.id, inputs[name], '', ''],
                        names.filter(other => other !== name));
                    if (!(said.split('\\f')[1] || '').split(' ').includes(name)) left.push(name + ': ' + said);
                }
                await hunting.showCases();
                await hunting.judge(Object.entries(CASES.cases).map(([name, [input, answer]]) => [name, answer]));
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

    /** On a phone, by keys: what is caught is ticked among the pitfalls, which open, and is remembered. */
    @Test
    void aHuntIsRemembered() {
        open("poj2311");
        assertEquals(0, loaded("hack.js"));
        assertFalse(browser.findElement(By.cssSelector(".pitfalls > :not(summary)")).isDisplayed());
        type(".input", "4", Keys.TAB, Keys.TAB, Keys.ENTER);
        await(".said", "This is not an input of the problem: ");
        assertEquals(0, loaded("cases.js"));
        type(".input", " 4", Keys.TAB, "LOSE", Keys.TAB, Keys.ENTER);
        await(".said", "The input is legal, but your answer is wrong: ");
        browser.findElement(By.cssSelector(".hunt .answer")).clear();
        type(".answer", Keys.TAB, Keys.ENTER);
        await(".said", "The input is legal. The right answer:\nWIN\n\nCaught ");
        String caught = browser.findElement(By.className("caught")).getText();
        browser.navigate().refresh();
        show(".hunt");
        await(".caught", caught);
        assertTrue(browser.findElements(By.cssSelector(".pitfalls .mark")).stream().anyMatch(WebElement::isDisplayed));
        type(".give-up", Keys.ENTER);
        await(".said", " is left: it ");
    }

    /** A wrong program that never ends is a worker that says its name and nothing more. */
    @Test
    void whatDoesNotEndIsEnded() {
        open("poj2311");
        browser.executeScript("""
                window.Worker = function () {
                    this.terminate = function () {};
                    this.postMessage = function (asked) {
                        const slow = asked[asked.length - 1].split(' ');
                        setTimeout(() => this.onmessage({data: slow.includes('B') ? 'ended: ' + slow
                            : {running: slow.includes('A') ? 'B' : 'A'}}), 0);
                    };
                };""");
        type(".attempt", Keys.ENTER);
        await(".said", "ended: A,B");
    }

    @Test
    void anOutputIsPastedOrChosen(@TempDir Path folder) {
        open("poj2348");
        type("summary", Keys.ENTER);
        Browser.await(() -> !browser.findElements(By.cssSelector(".cases a[download='poj2348.in']")).isEmpty(),
                () -> "nothing to download");
        type(".output", "Stan wins", Keys.TAB, Keys.ENTER);
        await(".judged", "poj2348: line 1, token 1: expected \"Ollie\", found \"Stan\".\nQuestion 1:\n");
        Path turned = folder.resolve("any name.txt");
        DataFiles.write(turned, answer("poj2348").replace("Stan", "Nats").replace("Ollie", "Stan")
                .replace("Nats", "Ollie").replace("\n", "\r\n"));
        type(".files", turned.toString());
        await(".judged", "It answers as LoserNamed does: it ");
    }

    /** The files of the zip, one of them by copy and paste, and their answers dropped. */
    @Test
    void outputsOfAZipAreDropped(@TempDir Path folder) throws IOException {
        open("wallmaking");
        type("summary", Keys.ENTER);
        await(".cases", "wallmaking.zip");
        Map<String, String> inputs = new TreeMap<>();
        String zip = browser.findElement(By.cssSelector(".cases a")).getAttribute("href").replaceFirst(".*,", "");
        try (ZipInputStream files = new ZipInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(zip)))) {
            for (ZipEntry file = files.getNextEntry(); file != null; file = files.getNextEntry()) {
                inputs.put(file.getName().replaceFirst("\\.in$", ""),
                        new String(files.readAllBytes(), StandardCharsets.ISO_8859_1));
            }
        }
        assertEquals(browser.executeScript(
                "return Object.fromEntries(Object.entries(CASES.cases).map(([name, [input]]) => [name, input]))"),
                inputs);
        String last = List.copyOf(inputs.keySet()).get(inputs.size() - 1);
        type(".cases select", last);
        type(".cases button", Keys.ENTER);
        type(".output", Keys.chord(Keys.CONTROL, "v"));
        assertEquals(inputs.get(last).strip(),
                browser.findElement(By.cssSelector(".hunt .output")).getAttribute("value").strip());
        browser.findElement(By.cssSelector(".hunt .output")).clear();
        type(".output", answer(last), Keys.TAB, Keys.ENTER);
        await(".judged", "The answer is right. Time, memory and large inputs are not judged here.");
        List<String> outputs = new ArrayList<>();
        for (String name : inputs.keySet()) {
            outputs.add(folder.resolve(name + ".out").toString());
            DataFiles.write(folder.resolve(name + ".out"), answer(name));
        }
        drop(outputs);
        await(".judged", "All " + inputs.size() + " answers are right.");
        DataFiles.write(folder.resolve("else.out"), "");
        drop(List.of(outputs.get(0), folder.resolve("else.out").toString()));
        await(".judged", "Left out: else. Name an output like its input");
    }

    @Test
    void theScriptIsSmall() {
        assertTrue(Browser.SITE.resolve("hack.js").toFile().length() <= MOST_HACK);
    }

    /** Shows a page on a phone, and its hunt. */
    private void open(String problem) {
        Browser.size(390, 844);
        String page = "problems/" + problem + "/index.html";
        Browser.show(page);
        browser.executeScript("localStorage.clear()");
        Browser.show(page);
        assertEquals(0, loaded("hunt.js|hack.js|cases.js"));
        show(".hunt");
    }

    private void show(String where) {
        browser.executeScript("document.querySelector(arguments[0]).scrollIntoView()", where);
        Browser.await(() -> loaded("hunt.js") == 1, () -> "no script comes");
    }

    private long loaded(String names) {
        return (long) browser.executeScript(
                "return [...document.scripts].filter(script => script.src.match(arguments[0])).length", names);
    }

    private String answer(String name) {
        return (String) browser.executeScript("return CASES.cases[arguments[0]][1]", name);
    }

    /** Types into a part of the hunt, and on where that leads. */
    private void type(String where, CharSequence first, CharSequence... keys) {
        browser.findElement(By.cssSelector(".hunt " + where)).sendKeys(first);
        Stream.of(keys).forEach(some -> browser.switchTo().activeElement().sendKeys(some));
    }

    private void drop(List<String> files) {
        WebElement place = browser.findElement(By.cssSelector(".hunt summary"));
        browser.executeScript("arguments[0].scrollIntoView({block: 'center'})", place);
        Map<?, ?> at = (Map<?, ?>) browser.executeScript("return arguments[0].getBoundingClientRect()", place);
        for (String type : List.of("dragEnter", "dragOver", "drop")) {
            browser.executeCdpCommand("Input.dispatchDragEvent",
                    Map.of("type", type, "x", at.get("x"), "y", at.get("y"),
                            "data", Map.of("items", List.of(), "files", files, "dragOperationsMask", 1)));
        }
    }

    private void await(String where, String words) {
        Browser.await(() -> browser.findElement(By.cssSelector(where)).getText().contains(words),
                () -> browser.findElement(By.cssSelector(where)).getText() + " does not say " + words);
    }
}
