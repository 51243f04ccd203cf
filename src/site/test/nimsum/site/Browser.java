package nimsum.site;

import java.nio.file.Files;
import java.nio.file.Path;
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

    private static final int MOST_SECONDS = 20;

    static final Path SITE = Path.of("target/site").toAbsolutePath();

    private Browser() {
    }

    /** None where it is not installed. */
    static ChromeDriver open() {
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
        return new ChromeDriver(new ChromeDriverService.Builder().usingDriverExecutable(driver.toFile()).build(),
                options);
    }

    /** Skips a test where there is none. */
    static void require(ChromeDriver browser) {
        Assumptions.assumeTrue(browser != null, "Chromium and its driver are not installed");
    }

    /** Waits for what a page does by and by. */
    static void await(BooleanSupplier done, Supplier<String> otherwise) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
        while (!done.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError(otherwise.get());
            }
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
    }
}
