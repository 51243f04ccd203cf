package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.theory.ProblemIndex;
import nimsum.theory.StudyMap;
import nimsum.theory.StudyOrder;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Where a test says that {@code scripts/data} or {@code scripts/pictures} makes a file again, it does: on a copy of a
 * problem that has a large case, tolerated inputs and some written by hand, and of the theory.
 */
@Isolated
class DataCommandTest {

    private static final String ID = "hdu2516";

    @TempDir
    private Path home;

    @Test
    void allThatIsMadeIsWrittenAgainByteForByte() throws Exception {
        Problem original = Problems.here().find(ID);
        Problem copy = new Problem(home, ID);
        FileUtils.copyDirectory(original.folder().toFile(), copy.folder().toFile());
        FileUtils.copyDirectory(original.data(DataKind.SAMPLE).getParent().toFile(),
                copy.data(DataKind.SAMPLE).getParent().toFile());
        Set<String> made = CommittedData.generated(copy).keySet();
        for (File file : FileUtils.listFiles(home.toFile(), new String[]{"in", "out", "sha256"}, true)) {
            if (made.contains(file.getName().replaceFirst("\\.[a-z0-9]+$", ""))
                    || file.getPath().matches(".*tolerated.*out")) {
                FileUtils.forceDelete(file);
            }
        }
        Path readme = copy.folder().resolve("README.md");
        String text = DataFiles.readDocument(readme);
        ProblemCopy.edit(readme, "Refuted\\s+by\\s+`", "Refuted by `1 / ");
        ProblemCopy.edit(readme, "\\A# ", "# Not ");
        ProblemCopy.edit(readme, "Read first: ", "Read first: nothing, ");
        ProblemCopy.edit(readme, "(?m)^\\| (\\S+) \\| \\d.*", "| $1 | 0 |");
        ProblemCopy.edit(readme, "Limits: ", "Limits: 1 ms, ");
        ProblemCopy.edit(readme, "(?m)^### Sample 1\n\n```text\n", "$00 0\n");
        ProblemCopy.edit(readme, "Next: .*\n\\z", "Next: nothing.\n");
        Path contents = home.resolve("theory/README.md");
        FileUtils.copyFile(original.home().resolve("theory/README.md").toFile(), contents.toFile());
        String chapters = DataFiles.readDocument(contents);
        ProblemCopy.edit(contents, "(?m)^(\\| \\[.*\\|)[^|]*\\|$", "$1 |");
        FileUtils.copyFileToDirectory(original.home().resolve("README.md").toFile(), home.toFile());
        FileUtils.copyFile(StudyOrder.document(original.home()).toFile(), StudyOrder.document(home).toFile());

        Script script = Script.inCheckout(home, () -> Commands.execute(new DataCommand(), ID));
        assertEquals(0, script.status(), script.toString());
        assertEquals(text.replaceAll("\\s+", " "), DataFiles.readDocument(readme).replaceAll("\\s+", " "));
        assertEquals(chapters, DataFiles.readDocument(contents));
        for (DataKind kind : new DataKind[]{DataKind.SECRET, DataKind.TOLERATED}) {
            Map<String, String> committed = files(original.data(kind));
            assertFalse(committed.isEmpty());
            assertEquals(committed, files(copy.data(kind)));
        }
        assertTrue(DataFiles.readDocument(home.resolve("README.md"))
                .contains(ProblemIndex.table(new Problems(home)) + "\n"), "the index of the one problem that is there");
    }

    @Test
    void allThatIsDrawnIsDrawnAgainByteForByte() throws Exception {
        Path original = Problems.here().home();
        for (String folder : List.of("theory", "problems/" + ID)) {
            FileUtils.copyDirectory(original.resolve(folder).toFile(), home.resolve(folder).toFile());
        }
        FileUtils.copyFile(StudyOrder.document(original).toFile(), StudyOrder.document(home).toFile());
        DataFiles.writeDocument(StudyOrder.folder(home).resolve(StudyMap.FILE), "");
        Collection<File> pictures = FileUtils.listFiles(home.toFile(), new String[]{"svg"}, true);
        for (File picture : pictures) {
            DataFiles.writeDocument(picture.toPath(), "spoilt\n");
        }
        for (String what : List.of("theory", ID)) {
            Script script = Script.inCheckout(home, () -> Commands.execute(new PicturesCommand(), what));
            assertEquals(0, script.status(), script.toString());
        }
        for (File picture : pictures) {
            assertEquals(DataFiles.readDocument(original.resolve(home.relativize(picture.toPath()))),
                    DataFiles.readDocument(picture.toPath()), picture::toString);
        }
    }

    @Test
    void invalidInputsAreWrittenToAnEmptyFolder() throws Exception {
        Path folder = home.resolve("invalid");
        Script script = invalidInputs(folder);
        assertEquals(0, script.status(), script.toString());
        Map<String, String> written = files(folder);
        assertEquals("1\n13\n10000\n0\n", written.get("n-too-small.alone.in"));
        written.forEach((name, input) -> assertEquals(name.replaceFirst("\\..*", ""),
                Problems.here().find(ID).cases().brokenRule(input).orElse("")));
        DataFiles.write(folder.resolve("n-too-small.in"), "mine");
        script = invalidInputs(folder);
        assertEquals(2, script.status(), script.toString());
        assertEquals("mine", DataFiles.read(folder.resolve("n-too-small.in")));
    }

    private static Script invalidInputs(Path folder) throws Exception {
        return Script.inCheckout(Problems.here().find(ID).home(),
                () -> Commands.execute(new DataCommand(), ID, "--invalid", folder.toString()));
    }

    private static Map<String, String> files(Path folder) {
        Map<String, String> files = new TreeMap<>();
        for (File file : Objects.requireNonNullElse(folder.toFile().listFiles(), new File[0])) {
            files.put(file.getName(), DataFiles.read(file.toPath()));
        }
        return files;
    }
}
