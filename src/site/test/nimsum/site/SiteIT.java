package nimsum.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.deque.html.axecore.selenium.AxeBuilder;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.bundle.Bundler;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nu.validator.client.EmbeddedValidator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The site as a browser shows it, opened from the disk. */
class SiteIT {

    private static final Path SITE = Path.of("target/site").toAbsolutePath();
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final int LARGEST_PAGE = 300_000, LARGEST_SITE = 6_000_000;
    private static final long VALIDATOR_STACK = 1 << 28;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() {
        Path chrome = Path.of("/usr/bin/chromium");
        Path driver = Path.of("/usr/bin/chromedriver");
        if (!Files.exists(chrome) || !Files.exists(driver)) {
            return;
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions().setBinary(chrome.toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync");
        options.setCapability("goog:loggingPrefs", logs);
        browser = new ChromeDriver(
                new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build(), options);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> files = Files.walk(SITE)) {
            return files.filter(file -> file.toString().endsWith(".html")).sorted().toList().stream();
        }
    }

    @TestFactory
    Stream<DynamicTest> pagesInABrowser() throws IOException {
        return pages().map(page -> dynamicTest(SITE.relativize(page).toString(), () -> {
            requireBrowser();
            for (String scheme : List.of("light", "dark")) {
                for (int width : new int[]{360, 1280}) {
                    show(width, scheme);
                    browser.get(page.toUri().toString());
                    checkPage(page, SITE.toUri().toString());
                }
            }
            AxeBuilder axe = new AxeBuilder();
            axe.setOptions("{\"preload\": false}"); // It would fetch the styles, which a page on a disk may not.
            List<String> faults = axe.analyze(browser).getViolations().stream()
                    .filter(rule -> List.of("serious", "critical").contains(rule.getImpact()))
                    .map(rule -> rule.getId() + ": " + rule.getNodes().get(0).getHtml()).toList();
            assertEquals(List.of(), faults);
        }));
    }

    private static void checkPage(Path page, String base) {
        assertEquals(List.of(), browser.manage().logs().get(LogType.BROWSER).getAll());
        Object loaded = browser.executeScript(
                "return performance.getEntriesByType('resource').map(function (entry) { return entry.name; })");
        for (Object name : (List<?>) loaded) {
            assertTrue(name.toString().startsWith(base), page + " loads " + name);
        }
        assertEquals(0L, browser.executeScript("var all = document.documentElement;"
                + "return Math.max(0, all.scrollWidth - all.clientWidth)"), page + " scrolls sideways");
    }

    private static void show(int width, String scheme) {
        browser.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", false));
        browser.executeCdpCommand("Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    private static void requireBrowser() {
        Assumptions.assumeTrue(browser != null, "Chromium and its driver are not installed");
    }

    @Test
    void aServerMayShowItBelowAnyFolder() throws IOException {
        requireBrowser();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/book/", exchange -> {
            Path file = SITE.resolve(exchange.getRequestURI().getPath().substring("/book/".length()));
            exchange.getResponseHeaders().add("Content-Type", file.toString().endsWith(".css")
                    ? "text/css"
                    : file.toString().endsWith(".js") ? "text/javascript" : "text/html");
            boolean found = Files.isRegularFile(file);
            exchange.sendResponseHeaders(found ? 200 : 404, found ? Files.size(file) : -1);
            if (found) {
                Files.copy(file, exchange.getResponseBody());
            }
            exchange.close();
        });
        server.start();
        try {
            String base = "http://127.0.0.1:" + server.getAddress().getPort() + "/book/";
            browser.get(base + "problems/poj2311/index.html");
            checkPage(SITE, base);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void copyCopiesTheBundle() {
        requireBrowser();
        Problem problem = Problems.here().find("poj2311");
        browser.get(SITE.resolve("problems/poj2311/index.html").toUri().toString());
        browser.executeScript(
                "document.addEventListener('copy', function () { window.copied = getSelection().toString(); });"
                        + "document.querySelectorAll('details').forEach(function (one) { one.open = true; });");
        browser.findElement(By.className("copy")).click();
        String judge = problem.file().judges().get(0).judge();
        assertEquals(Bundler.bundle(problem, OnlineJudges.known().find(judge)).strip(),
                browser.executeScript("return window.copied").toString().strip());
    }

    @Test
    void searchFindsTheoremsAndOpensThem() {
        requireBrowser();
        browser.get(SITE.resolve("problems/poj2311/index.html").toUri().toString());
        browser.findElement(By.id("search")).sendKeys("sprague grundy\n");
        assertTrue(browser.getCurrentUrl().contains("theory/sums.html#theorem-"), browser.getCurrentUrl());
    }

    @TestFactory
    Stream<DynamicTest> linksLeadSomewhere() throws IOException {
        return pages().map(page -> dynamicTest(SITE.relativize(page).toString(), () -> LINK
                .matcher(Files.readString(page)).results().map(link -> link.group(1))
                .filter(link -> !link.matches("[a-z]+:.*")).forEach(link -> checkLink(page, link))));
    }

    private static void checkLink(Path page, String link) {
        String file = link.replaceFirst("#.*", "");
        Path target = file.isEmpty() ? page : page.resolveSibling(file);
        assertTrue(Files.isRegularFile(target), "dead link: " + link);
        if (link.contains("#")) {
            String anchor = link.replaceFirst(".*#", "");
            try {
                assertTrue(Files.readString(target).contains(" id=\"" + anchor + "\""), "no such anchor: " + link);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> pagesAreValid() throws IOException {
        return pages().map(page -> dynamicTest(SITE.relativize(page).toString(), () -> {
            EmbeddedValidator validator = new EmbeddedValidator();
            validator.setOutputFormat(EmbeddedValidator.OutputFormat.GNU);
            validator.setNoLangDetect(true);
            // It recurses as deep as its grammar.
            FutureTask<String> said = new FutureTask<>(() -> validator.validate(page));
            new Thread(null, said, "validator", VALIDATOR_STACK).start();
            assertEquals(List.of(), said.get().lines().filter(line -> line.contains("error")).toList());
        }));
    }

    /** What is built again, with every formula converted anew, is the same. */
    @Test
    void theSameTextsGiveTheSameBytes(@TempDir Path folder) throws IOException {
        Site.build(Problems.here().home(), folder.resolve("site"), folder.resolve("formulas.json"));
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertEquals(-1, Files.mismatch(file, folder.resolve("site").resolve(SITE.relativize(file))),
                        file::toString);
            }
        }
    }

    @Test
    void pagesAreSmall() throws IOException {
        for (Path page : pages().toList()) {
            assertTrue(Files.size(page) < LARGEST_PAGE, page + " has " + Files.size(page) + " bytes");
        }
        try (Stream<Path> files = Files.walk(SITE)) {
            long all = files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
            assertTrue(all < LARGEST_SITE, "the site has " + all + " bytes");
        }
    }
}
