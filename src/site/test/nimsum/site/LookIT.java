package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import nimsum.problem.Problems;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * What is seen and heard of a board: where its words are, what is marked, what keys and fingers do, and how a game
 * ends.
 */
class LookIT {

    /** What is not seen of a hint and of the cursor, or lies out of the window. */
    private static final String UNSEEN = """
            const box = document.querySelector(".play"), board = box.querySelector(".squares"), unseen = [];
            const at = kind => box.querySelector("." + kind).getBoundingClientRect();
            ["status", "controls", "note"].filter(kind => at(kind).left < at("drawn").right).forEach(kind =>
                unseen.push(kind + " is not to the right of the board"));
            ["drawn", "status", "controls", "note"].filter(kind => at(kind).bottom > innerHeight).forEach(kind =>
                unseen.push(kind + " ends below the window"));
            const look = part => { const {stroke, strokeWidth} = getComputedStyle(part.firstElementChild || part);
                return stroke + strokeWidth; };
            const parts = Array.from(board.querySelectorAll("svg .can"));
            const good = new Set(parts.filter(part => part.matches(".good")).map(look));
            if (!board.querySelector(".check, .moves .good")) unseen.push("nothing is checked");
            if (parts.some(part => !part.matches(".good") && good.has(look(part)))) unseen.push("good looks like legal");
            if (!board.querySelector(".ring, .moves .marked")) unseen.push("no cursor");
            return unseen;
            """;
    private final ChromeDriver browser = Browser.shared();

    @TestFactory
    Stream<DynamicTest> hintsAndReasonsAreSeenWithoutScrolling() {
        return Tables.tests((problem, table) -> {
            Browser.size(1366, 768);
            BoardPage page = new BoardPage(browser, problem);
            Browser.await(() -> !browser.findElements(By.cssSelector(".squares .can")).isEmpty(), () -> "no turn");
            double controls = page.top("controls");
            page.type(Keys.ARROW_RIGHT);
            List.of("Hint", "Hint", "Hint", "Why").forEach(page::press);
            assertEquals(List.of(), browser.executeScript(UNSEEN));
            page.press("Undo");
            assertEquals(controls, page.top("controls"), "the buttons jump");
        });
    }

    @Test
    void keysAskAndPlayAndTheCursorStays() {
        BoardPage page = nim("1 2 4");
        page.ask(() -> page.type("h"));
        assertTrue(page.text("note").startsWith("Hint 1 of 3."), () -> page.text("note"));
        page.ask(() -> page.type("w"));
        assertTrue(page.text("note").contains("nim-sum"), () -> page.text("note"));
        page.type(Keys.ARROW_RIGHT);
        assertEquals("take 1 from heap 3", page.text("unseen"));
        assertTrue(board("aria-description").startsWith("1 2 4"), () -> board("aria-description"));
        page.ask(() -> page.type(Keys.ARROW_LEFT, Keys.ENTER));
        Browser.await(() -> page.log().size() == 2, () -> "no answer");
        assertEquals(1, browser.findElements(By.className("ring")).size());
        page.ask(() -> page.type("u"));
        assertEquals(List.of(), page.log());
        int seed = page.seed();
        page.ask(() -> page.type("n"));
        assertEquals(seed + 1, page.seed());
    }

    @Test
    void aLostGameGoesBackToItsMistake() {
        BoardPage page = nim("1 2");
        page.make("2 2", BoardPage.Hand.CLICK);
        Browser.await(() -> page.text("status").startsWith("You lost"), () -> page.text("status"));
        assertTrue(page.text("mistakes").startsWith("Move 1: you took 2 from heap 2"), () -> page.text("mistakes"));
        page.press("Go back to move 1");
        assertEquals("Your move.", page.text("status"));
        page.make("2 1", BoardPage.Hand.CLICK);
        Browser.await(() -> page.log().size() == 2, () -> "no answer");
    }

    @Test
    void afterAWinTheOpponentPlaysBetter() {
        BoardPage page = nim("1");
        browser.executeScript("document.querySelector('[aria-label=Level]').value = 'EASY'");
        page.press("New game");
        page.make("1 1", BoardPage.Hand.CLICK);
        assertTrue(page.text("status").startsWith("You won"), () -> page.text("status"));
        page.press("Again, harder");
        assertTrue(page.text("you").contains("level is medium"), () -> page.text("you"));
    }

    /** Two edges with their signs. */
    @Test
    void aSignShowsAllThatFallsWithItsEdge() {
        BoardPage page = new BoardPage(browser, Problems.here().find("hackenbush"));
        page.begin("1\n2 2\n0 1 B\n1 2 R\n", true);
        browser.executeScript(
                "document.querySelector('.sign').dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))");
        assertEquals(4, browser.findElements(By.className("shadow")).size());
    }

    /** The motion of a piece is written down in place of being made. */
    @Test
    void aPieceGlidesFromWhereItWas() {
        BoardPage page = new BoardPage(browser, Problems.here().find("easychase"));
        page.begin("4 1 1 4 4\n", true);
        browser.executeScript("window.matchMedia = () => ({matches: false}); window.glides = [];"
                + "Element.prototype.animate = function (frames) { glides.push(Math.round(parseFloat(frames[0].translate))); };");
        page.make("1 2", BoardPage.Hand.CLICK);
        assertEquals(-60L, browser.executeScript("return glides[0]"));
    }

    /** On a phone the rules are folded after the first move, and a finger chooses before it takes. */
    @Test
    void aFingerChoosesFirst() {
        Browser.size(390, 844);
        BoardPage page = nim("3 1");
        tap();
        assertEquals("Once more: take 3 from heap 1. Or go on.", page.text("note"));
        assertFalse(browser.findElements(By.cssSelector(".rules[open]")).isEmpty());
        page.ask(this::tap);
        assertEquals("You took 3 from heap 1.", page.log().get(0));
        assertTrue(browser.findElements(By.cssSelector(".rules[open]")).isEmpty());
    }

    private void tap() {
        browser.executeScript("document.querySelector('.squares [data-words]').dispatchEvent("
                + "new PointerEvent('click', {bubbles: true, detail: 1, pointerType: 'touch'}))");
    }

    private BoardPage nim(String heaps) {
        BoardPage page = new BoardPage(browser, Problems.here().find("luogup2197"));
        page.begin("1\n" + heaps.split(" ").length + "\n" + heaps + "\n", true);
        return page;
    }

    private String board(String attribute) {
        return browser.findElement(By.className("squares")).getDomAttribute(attribute);
    }
}
