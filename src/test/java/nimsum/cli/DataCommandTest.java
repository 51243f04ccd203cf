package nimsum.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problems;
import nimsum.theory.StudyMap;
import nimsum.theory.StudyOrder;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Where a test says that {@code scripts/data} or {@code scripts/pictures} makes a file again, it does. */
@Isolated
class DataCommandTest extends ProblemCopy {

    @Test
    void allThatIsMadeIsWrittenAgainByteForByte() throws IOException {
        Path readme = copy.folder().resolve("README.md");
        Path chinese = copy.folder().resolve("README.zh.md");
        Path tolerated = copy.data(DataKind.TOLERATED).resolve("missing-newline.in");
        DataFiles.write(tolerated, "4");
        DataFiles.writeDocument(home.resolve("README.md"), "0 known mistakes\n");
        DataFiles.writeDocument(home.resolve("README.zh.md"),
                "| 章 | 题目 | 中文名 | 英文名 | 评测网站 | 题解 |\n|---|---|---|---|---|---|\n");
        DataFiles.writeDocument(home.resolve("theory/README.md"), "| [Heaps](heaps.md) | tells | | |\n");
        DataFiles.writeDocument(StudyOrder.document(home), """
                ### 1. All

                - [heaps](../theory/heaps.md) Heaps: begin here.
                - [fixture](fixture/README.md) One or Two: two moves. After: [heaps](../theory/heaps.md).

                | problem | title | judges |
                |---|---|---|
                """);
        assertDone(Script.inCheckout(home, new DataCommand(), "fixture"));
        Map<String, String> made = files(home);
        assertEquals("WIN\n", made.get("testdata/fixture/tolerated/missing-newline.out"));
        assertEquals("| [Heaps](heaps.md) | tells |  | [fixture](../problems/fixture/README.md) |\n",
                made.get("theory/README.md"));
        assertEquals("1 known mistakes\n", made.get("README.md"));
        assertEquals("""
                | 章 | 题目 | 中文名 | 英文名 | 评测网站 | 题解 |
                |---|---|---|---|---|---|
                | 1 | [fixture](problems/fixture/README.zh.md) | 一或二 | One or Two | POJ, Luogu | 中文 |
                """, DataFiles.readDocument(home.resolve("README.zh.md")));
        String order = made.get("problems/README.md");
        assertEquals("""
                | problem | title | judges |
                |---|---|---|
                | **1. All** | | |
                | [fixture](fixture/README.md) | One or Two | [POJ](http://poj.org/problem?id=1), \
                [Luogu](https://www.luogu.com.cn/problem/P1) |
                """, order.substring(order.indexOf("| problem")));
        edit(readme, "Read first: \\[heaps]\\(../../theory/heaps.md\\)", "Read first: nothing");
        edit(readme, "Next: nothing, you have come to the end.", "Next: all.");
        edit(readme, "Refuted by `", "Refuted by `2 / ");
        edit(readme, "\\A# ", "# Not ");
        edit(readme, "N \\| 1", "N | 0");
        edit(readme, "Limits: ", "Limits: 1 ms, ");
        edit(readme, "```text\n1\n", "```text\n");
        edit(readme, " \\[中文]", " [China]");
        edit(chinese, "N \\| 1", "N | 0");
        edit(chinese, "```text\n1\n", "```text\n");
        edit(chinese, "定理 1\\]\\(", "定理 2](");
        edit(chinese, "反例：`1` 应输出 `WIN`", "反例：`2` 应输出 `LOSE`");
        edit(home.resolve("README.zh.md"), "中文 \\|\n", "英文 |\n");
        for (File file : FileUtils.listFiles(copy.data(DataKind.SECRET).toFile(), null, false)) {
            if (!file.getName().matches("0[12].*in")) { // These are written by hand.
                FileUtils.forceDelete(file);
            }
        }
        Files.delete(tolerated.resolveSibling("missing-newline.out"));
        DataFiles.writeDocument(home.resolve("README.md"), "0 known mistakes\n");
        DataFiles.writeDocument(StudyOrder.document(home), order.replaceFirst("\n.*\n\\z", "\n"));
        edit(home.resolve("theory/README.md"), "\\[fixture].* \\|\n", "|\n");

        assertDone(Script.inCheckout(home, new DataCommand(), "fixture"));
        assertSame(made, files(home));
        assertSame(files(FIXTURE.resolve("testdata/fixture/secret")), files(copy.data(DataKind.SECRET)));
    }

    @Test
    void allThatIsDrawnIsDrawnAgainByteForByte() throws IOException {
        Path original = Problems.here().home();
        FileUtils.copyDirectory(original.resolve("theory").toFile(), home.resolve("theory").toFile());
        for (Path file : List.of(StudyOrder.document(home), StudyOrder.folder(home).resolve(StudyMap.FILE))) {
            FileUtils.copyFile(original.resolve(home.relativize(file)).toFile(), file.toFile());
        }
        Map<String, String> drawn = files(home);
        for (File picture : FileUtils.listFiles(home.toFile(), new String[]{"svg"}, true)) {
            DataFiles.writeDocument(picture.toPath(), "spoilt\n");
        }
        assertDone(Script.inCheckout(home, new PicturesCommand(), "theory"));
        assertDone(Script.inCheckout(home, new PicturesCommand(), "fixture"));
        assertSame(drawn, files(home));
    }

    @Test
    void invalidInputsAreWrittenToAnEmptyFolder() {
        Path folder = home.resolve("invalid");
        assertDone(invalidInputs(folder));
        Map<String, String> written = files(folder);
        assertEquals("0\n3\n4\n", written.get("N-too-small.alone.in"));
        written.forEach((name, input) -> assertEquals(name.replaceFirst("\\..*", ""),
                copy.cases().brokenRule(input).orElse("")));
        DataFiles.write(folder.resolve("N-too-small.in"), "mine");
        assertEquals(2, invalidInputs(folder).status());
        assertEquals("mine", DataFiles.read(folder.resolve("N-too-small.in")));
    }

    private Script invalidInputs(Path folder) {
        return Script.inCheckout(home, new DataCommand(), "fixture", "--invalid", folder.toString());
    }

    private static void assertDone(Script script) {
        assertEquals(0, script.status(), script.toString());
    }

    /** Says which files differ, because nobody reads a whole picture in a message. */
    private static void assertSame(Map<String, String> expected, Map<String, String> actual) {
        assertEquals(expected.keySet(), actual.keySet());
        assertEquals(List.of(),
                expected.keySet().stream().filter(name -> !expected.get(name).equals(actual.get(name))).toList(),
                "files that differ");
    }

    /** What stands in the files below a folder, by their names from there, but for what is not committed. */
    private static Map<String, String> files(Path folder) {
        Map<String, String> files = new TreeMap<>();
        for (File file : FileUtils.listFiles(folder.toFile(), null, true)) {
            String name = folder.relativize(file.toPath()).toString().replace(File.separatorChar, '/');
            if (!name.startsWith("target/")) {
                files.put(name, DataFiles.read(file.toPath()));
            }
        }
        return files;
    }
}
