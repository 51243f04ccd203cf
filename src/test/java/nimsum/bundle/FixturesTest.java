package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Small adversarial programs, a file each in the resources. Those in <code>same/</code> have bundles that answer as they do;
 * those in <code>refused/</code> have none, and the message names the file and line of the source.
 *
 * <p>
 * Such a file holds sources, each below a line <code>=== FILE</code>, and ends with <code>=== answers TEXT</code>, with the
 * whole bundle below it where its text matters, or with <code>=== refused MESSAGE</code>. A program answers in its first
 * argument: standard output belongs to all tests together.
 */
class FixturesTest {

    private static final Path FOLDER = Path.of("src/test/resources/nimsum/bundle");

    @TempDir
    Path home;

    static Stream<Path> same() throws IOException {
        return Files.list(FOLDER.resolve("same")).sorted();
    }

    static Stream<Path> refused() throws IOException {
        return Files.list(FOLDER.resolve("refused")).sorted();
    }

    @ParameterizedTest
    @MethodSource
    void same(Path file) throws IOException, ReflectiveOperationException {
        Map<String, String> sections = sections(file);
        Checkout checkout = checkout(sections);
        String bundle = checkout.bundle();
        String answer = sections.keySet().stream().filter(name -> name.startsWith("answers ")).findFirst()
                .orElseThrow();
        checkout.sources().keySet().removeIf(source -> source.endsWith("Broken.java"));
        assertEquals(answer, "answers " + InMemory.run(InMemory.compile(checkout.sources()), "game.Main"));
        assertEquals(answer, "answers " + InMemory.run(InMemory.compile(Map.of("Main.java", bundle)), "Main"), bundle);
        assertEquals(Checkout.body(bundle), Checkout.body(checkout.bundleAgain(bundle)));
        if (sections.containsKey("bundle")) {
            assertEquals(sections.get("bundle"), Checkout.body(bundle));
        }
    }

    @ParameterizedTest
    @MethodSource
    void refused(Path file) throws IOException {
        Map<String, String> sections = sections(file);
        Checkout checkout = checkout(sections);
        String expected = sections.keySet().stream().filter(name -> name.startsWith("refused ")).findFirst()
                .orElseThrow().substring("refused ".length());
        String message = assertThrows(BundleException.class, checkout::bundle).getMessage();
        assertTrue(message.startsWith(expected), () -> "expected: " + expected + "\nbut was: " + message);
    }

    private Checkout checkout(Map<String, String> sections) {
        Checkout checkout = new Checkout(home);
        sections.forEach((name, text) -> {
            if (name.endsWith(".java")) {
                checkout.source(name, text);
            }
        });
        return checkout;
    }

    private static Map<String, String> sections(Path file) throws IOException {
        Map<String, String> sections = new LinkedHashMap<>();
        for (String section : Files.readString(file).split("(?m)^=== ")) {
            int end = section.indexOf('\n');
            sections.put(section.substring(0, end), section.substring(end + 1));
        }
        return sections;
    }
}
