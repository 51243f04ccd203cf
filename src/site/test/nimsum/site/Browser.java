package nimsum.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** Chromium without a window, where it is installed, and the site to be shown. */
final class Browser {

    private static final int MAX_SECONDS = 20;

    static final Path SITE = Path.of("target/site").toAbsolutePath();
    private static final ChromeDriver SHARED = open();

    private Browser() {
    }

    /**
     * Returns the one of all tests, with a window and a log as at the beginning. Skips the tests where it is not
     * installed.
     */
    static ChromeDriver shared() {
        Assumptions.assumeTrue(SHARED != null, "Chromium and its driver are not installed");
        SHARED.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        SHARED.manage().logs().get(LogType.BROWSER);
        return SHARED;
    }

    private static ChromeDriver open() {
        Path chrome = Path.of("/usr/bin/chromium");
        Path driver = Path.of("/usr/bin/chromedriver");
        if (!Files.exists(chrome) || !Files.exists(driver)) {
            return null;
        }
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions().setBinary(chrome.toFile());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                "--force-prefers-reduced-motion");
        options.setCapability("goog:loggingPrefs", logs);
        ChromeDriver browser = new ChromeDriver(
                new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build(), options);
        browser.manage().timeouts().scriptTimeout(Duration.ofMinutes(5));
        // The pages draw their starts from the clock. In the tests it stands, and so each run sees the same starts.
        // The first one of poj3710 has a triangle on a fork, where numbers covered one another.
        browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", "Date.now = () => 455457"));
        Runtime.getRuntime().addShutdownHook(new Thread(browser::quit));
        return browser;
    }

    /** Shows a page from its beginning, also if it is shown already. */
    static void show(String page) {
        SHARED.get("about:blank");
        SHARED.get(SITE.toUri() + page);
    }

    /** Gives the window another size. */
    static void size(int width, int height) {
        SHARED.executeCdpCommand("Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Waits for what a page does by and by. */
    static void await(BooleanSupplier done, Supplier<String> otherwise) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MAX_SECONDS);
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError(otherwise.get());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }
}
