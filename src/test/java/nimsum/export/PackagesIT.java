package nimsum.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.data.TestDataFolder;
import nimsum.files.DataFiles;
import nimsum.harness.run.Deep;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/**
 * Packages of some problems: they keep the rules of the legacy format and those of problemtools, as read in the
 * specification and in the sources, and the validator runs without this checkout.
 */
class PackagesIT {

    /** One of this number of problems. */
    private static final int STEP = Deep.size(20, 1);
    private static final String NAME = "[a-zA-Z0-9][a-zA-Z0-9_.-]{0,253}[a-zA-Z0-9]";
    private static final Set<String> FOLDERS = Set.of("problem_statement", "attachments", "data", "submissions",
            "input_validators");
    private static final Set<String> VERDICTS = Set.of("accepted", "wrong_answer", "time_limit_exceeded",
            "run_time_error");
    private static final int MAX_SOURCE_BYTES = 128 << 10, MIB = 1 << 20;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicNode> packages() {
        List<Problem> all = SelectedProblems.selected();
        return IntStream.range(0, all.size()).filter(i -> i % STEP == 0).mapToObj(all::get)
                .map(problem -> dynamicTest(problem.id(), () -> check(problem)));
    }

    private void check(Problem problem) throws Exception {
        Path made = folder.resolve(problem.id());
        ProblemPackage.write(problem, made);
        Map<String, String> files = contents(made);
        checkNames(files.keySet());
        Map<String, Object> metadata = new Yaml().load(DataFiles.readDocument(made.resolve("problem.yaml")));
        assertEquals((problem.file().limits().timeMs() + 999) / 1000 + "\n", files.get(".timelimit"));
        assertTrue(files.get("problem_statement/problem.html").endsWith("</pre>\n"));
        checkData((Integer) ((Map<?, ?>) metadata.get("limits")).get("output"), files);
        checkPrograms(files);
        checkArchive(problem, made, files);
        checkValidator(problem, made);
    }

    /** Returns the texts of the files by their paths; each character is a byte. */
    private static Map<String, String> contents(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).collect(Collectors
                    .toMap(file -> folder.relativize(file).toString(), DataFiles::read, (a, b) -> a, TreeMap::new));
        }
    }

    private static void checkNames(Set<String> files) {
        for (String file : files) {
            String[] names = file.split("/");
            assertTrue(names.length > 1 ? FOLDERS.contains(names[0]) : file.matches("problem.yaml|.timelimit"), file);
            assertTrue(file.equals(".timelimit") || Stream.of(names).allMatch(name -> name.matches(NAME)), file);
        }
    }

    private static void checkData(int outputMib, Map<String, String> files) {
        Set<String> inputs = new HashSet<>();
        Set<String> kinds = new TreeSet<>();
        files.forEach((file, text) -> {
            if (file.startsWith("data/")) {
                String stem = file.replaceFirst("\\.(in|ans|desc)$", "");
                assertTrue(Stream.of(".in", ".ans", ".desc").allMatch(end -> files.containsKey(stem + end)), file);
                assertTrue(text.endsWith("\n") && text.indexOf('\r') < 0, file);
                assertTrue(!file.endsWith(".in") || inputs.add(text), file + " stands there twice");
                assertTrue(!file.endsWith(".ans") || 2 * text.length() / MIB < outputMib, file);
                kinds.add(file.split("/")[1]);
            }
        });
        assertEquals(Set.of("sample", "secret"), kinds);
    }

    private static void checkPrograms(Map<String, String> files) {
        assertTrue(files.containsKey("submissions/accepted/Main.java"));
        files.forEach((file, text) -> {
            String[] names = file.split("/");
            if (names[0].equals("submissions")) {
                assertTrue(VERDICTS.contains(names[1]) && file.endsWith("/Main.java"), file);
                assertTrue(text.length() <= MAX_SOURCE_BYTES && !text.contains("\npackage "), file);
            }
            assertTrue(!names[0].equals("input_validators") || names.length == 3, file + " is not flat");
        });
    }

    private void checkArchive(Problem problem, Path made, Map<String, String> files) throws IOException {
        Path archive = folder.resolve(problem + ".zip");
        Archive.write(made, archive);
        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("enablePosixFileAttributes", "true"))) {
            for (String file : files.keySet()) {
                Path entry = zip.getPath(file);
                assertEquals(file.matches(".*/(build|run)") ? "rwxr-xr-x" : "rw-r--r--",
                        PosixFilePermissions.toString(Files.getPosixFilePermissions(entry)), file);
                assertEquals(LocalDateTime.of(1980, 1, 2, 0, 0), LocalDateTime
                        .ofInstant(Files.getLastModifiedTime(entry).toInstant(), ZoneId.systemDefault()), file);
                assertEquals(files.get(file), DataFiles.read(entry), file);
            }
        }
    }

    /** Its scripts run it once on each kind of input. On all others it runs in this JVM, without our classes. */
    private void checkValidator(Problem problem, Path made) throws Exception {
        Path validator = folder.resolve("validator-" + problem);
        FileUtils.copyDirectory(made.resolve("input_validators").resolve(problem.id()).toFile(), validator.toFile());
        assertEquals("0 ", run(validator, "./build", ""));
        String longest = TestCases.of(problem, DataKind.SECRET).stream().map(TestCase::readInput)
                .max(Comparator.comparingInt(String::length)).orElseThrow();
        assertEquals("42 ", run(validator, "./run", longest));
        Map<String, String> invalid = TestDataFolder.invalid(problem);
        assertTrue(!invalid.isEmpty());
        invalid.put("binary junk", "\u00ff\u0000\u001b[2J\n\u0080");
        URL[] classes = {validator.resolve("classes").toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            Method refusal = loader.loadClass("Validate").getMethod("refusal", String.class);
            for (String rule : invalid.keySet()) {
                String line = (String) refusal.invoke(null, invalid.get(rule));
                assertTrue(line.matches("[\\w-]+: line \\d+: .*\n"), rule + ": " + line);
            }
            assertEquals("43 " + refusal.invoke(null, ""), run(validator, "./run", ""));
        }
    }

    /** Returns the exit status, a blank, and what a program says on standard error. */
    private static String run(Path program, String command, String input) throws Exception {
        Path in = program.resolve("input"), err = program.resolve("errors");
        DataFiles.write(in, input);
        int status = new ProcessBuilder(command).directory(program.toFile()).redirectInput(in.toFile())
                .redirectOutput(Redirect.DISCARD).redirectError(err.toFile()).start().waitFor();
        return status + " " + DataFiles.read(err);
    }
}
