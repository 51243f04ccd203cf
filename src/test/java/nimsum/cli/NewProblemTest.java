package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.ProblemFile;
import nimsum.problem.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A new problem compiles, and nothing of an old one is overwritten. Alone, because the home is a property of the whole
 * JVM.
 */
@Isolated
class NewProblemTest {

    @TempDir
    Path home;

    private String said;

    @Test
    void aNewProblemCompiles() throws Exception {
        assertEquals(0, run("grundy"), () -> said);
        assertSaid("scripts/new-problem grundy --left says what is left");
        List<Path> files = files();
        assertEquals(9, files.size(), files::toString);
        // By this word it is known what is not written yet.
        files.forEach(file -> assertTrue(DataFiles.readDocument(file).contains("TODO"), file::toString));
        List<String> arguments = new ArrayList<>(List.of("-Xlint:all", "-Werror", "--release", "17", "-cp",
                System.getProperty("java.class.path"), "-d", home.resolve("classes").toString()));
        files.stream().map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err,
                arguments.toArray(String[]::new)));
        try (URLClassLoader loader = new URLClassLoader(new URL[]{home.resolve("classes").toUri().toURL()})) {
            for (String program : List.of("Main", "BruteForce", "Reference")) {
                assertEquals("First\nFirst\nSecond\nFirst\n",
                        Program.of(loader.loadClass("grundy." + program)).run("1\n2\n3\n4\n"), program);
            }
        }
    }

    @Test
    void everyKeyStandsInTheSkeleton() {
        run("grundy");
        String skeleton = DataFiles.readDocument(home.resolve("problems/grundy/problem.yaml"));
        List<Class<?>> records = new ArrayList<>(List.of(ProblemFile.class));
        for (int i = 0; i < records.size(); i++) {
            for (RecordComponent component : records.get(i).getRecordComponents()) {
                String key = component.getName().replaceAll("[A-Z]", "-$0").toLowerCase(Locale.ROOT);
                assertTrue(skeleton.contains(key + ": "), () -> "problem.yaml of a new problem has no " + key);
            }
            records.addAll(Stream.of(records.get(i).getDeclaredClasses()).filter(Class::isRecord).toList());
        }
    }

    @Test
    void whatIsLeftIsListed() {
        run("grundy");
        assertEquals(1, run("grundy", "--left"));
        assertSaid(
                "Left, in the order in which to write it, until no file says TODO:\n  testdata/grundy/sample: 1.in");
        assertSaid("\nmvn test -Dproblem=grundy tests what is written.\n");
        assertEquals(1, run("--left"));
        assertEquals(2, run("grundi", "--left"));
        assertSaid("There is no problem \"grundi\". Did you mean \"grundy\"?");
    }

    @ParameterizedTest
    @CsvSource({
            "It becomes a package, 3544-hdu Grundy int true null enum assert",
            "Packages of others begin so, java javax jdk sun org picocli"})
    void aNameThatCanNotBe(String reason, String ids) throws IOException {
        for (String id : ids.split(" ")) {
            assertEquals(2, run(id), id);
            assertSaid("Not a name for a problem: \"" + id + "\". " + reason);
            assertEquals(List.of(), files());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems/grundy", "src/main/java/nimsum", "src/test/java/theory"})
    void whatExistsStays(String folder) throws IOException {
        Path file = home.resolve(folder).resolve("Main.java");
        DataFiles.writeDocument(file, "mine\n");
        String id = Path.of(folder).getFileName().toString();
        assertEquals(2, run(id));
        assertSaid("The name \"" + id + "\" is taken: there is " + Path.of(folder));
        assertEquals("mine\n", DataFiles.readDocument(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void whatCanNotBeWrittenLeavesNothingBehind() throws IOException {
        Path file = home.resolve("testdata");
        DataFiles.writeDocument(file, "a file and no folder\n");
        assertEquals(1, run("grundy"));
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

    private int run(String... words) {
        Script script = Script.inCheckout(home, new NewProblemCommand(), words);
        said = script.out() + script.err();
        return script.status();
    }
}
