package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A new problem compiles, and nothing of an old one is overwritten. Alone, because the home is a property of the whole JVM. */
@Isolated
class NewProblemTest {

    @TempDir
    Path home;

    private String said;

    @Test
    void aNewProblemCompiles() throws Exception {
        assertEquals(0, run("hdu3544"), () -> said);
        assertSaid("scripts/new-problem hdu3544 --left says what is left");
        List<Path> files = files();
        assertEquals(9, files.size(), files::toString);
        // By this word it is known what is not written yet.
        files.forEach(file -> assertTrue(DataFiles.readDocument(file).contains("TODO"), file::toString));
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "--release", "17", "-cp",
                System.getProperty("java.class.path"), "-d", home.resolve("classes").toString()));
        files.stream().map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err,
                arguments.toArray(String[]::new)));
    }

    @Test
    void whatExistsStays() throws Exception {
        Path main = home.resolve("problems/hdu3544/Main.java");
        DataFiles.writeDocument(main, "mine\n");
        assertEquals(2, run("hdu3544"));
        assertSaid("The name \"hdu3544\" is taken: there is " + Path.of("problems", "hdu3544"));
        assertEquals("mine\n", DataFiles.readDocument(main));
        assertEquals(List.of(main), files());
    }

    @ParameterizedTest
    @CsvSource({
            "It becomes a package, 3544-hdu Hdu3544 int true null enum assert",
            "Packages of others begin so, java javax jdk sun org picocli"})
    void aNameThatCanNotBe(String reason, String ids) throws Exception {
        for (String id : ids.split(" ")) {
            assertEquals(2, run(id), id);
            assertSaid("Not a name for a problem: \"" + id + "\". " + reason);
            assertEquals(List.of(), files());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"src/main/java/nimsum", "src/test/java/theory"})
    void aNameThatAPackageOfOursHas(String folder) throws Exception {
        Path file = home.resolve(folder).resolve("Some.java");
        DataFiles.writeDocument(file, "ours\n");
        assertEquals(2, run(Path.of(folder).getFileName().toString()));
        assertSaid("is taken: there is " + Path.of(folder));
        assertEquals(List.of(file), files());
    }

    @Test
    void whatCanNotBeWrittenLeavesNothingBehind() throws Exception {
        Path file = home.resolve("testdata");
        DataFiles.writeDocument(file, "a file and no folder\n");
        assertEquals(1, run("hdu3544"));
        assertEquals(List.of(file), files());
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(home)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private void assertSaid(String words) {
        assertTrue(said.contains(words), said);
    }

    private int run(String id) throws Exception {
        Script script = Script.inCheckout(home, () -> Commands.execute(new NewProblemCommand(), id));
        said = script.out() + script.err();
        return script.status();
    }
}
