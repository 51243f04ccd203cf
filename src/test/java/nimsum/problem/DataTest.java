package nimsum.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.IntStream;
import nimsum.harness.run.ProblemCopy;
import nimsum.theory.ProblemIndex;
import nimsum.theory.StudyOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Committed data that is not what is made is seen, on a copy of a problem whose largest case is not committed. */
class DataTest extends ProblemCopy {

    private static final String LARGE = "90-many-heaps";
    private static final String SMALL = "03-small-heaps";

    @ParameterizedTest
    @ValueSource(strings = {"input", "answer"})
    void otherDigests(String text) {
        edit(secret(LARGE + ".sha256"), text, text + " 0");
        CheckoutException failure = assertThrows(CheckoutException.class,
                () -> TestCase.of(copy, DataKind.SECRET).forEach(TestCase::input));
        assertTrue(failure.getMessage().contains("scripts/data fixture"), failure::getMessage);
    }

    /**
     * What an earlier run has left under target/ is used, however old it is, while its record names the same digests
     * and Cases.
     */
    @ParameterizedTest
    @CsvSource({".in, 1, true", ".in,, false", ".out,, false", ".sha256,, false", ".sha256, input 0, false"})
    void leftover(String ending, String text, boolean used) throws IOException {
        TestCase left = new TestCase(LARGE, copy.madeData().resolve(LARGE + ".in"),
                copy.madeData().resolve(LARGE + ".out"));
        String input = copy.cases().named().get(LARGE).get();
        String answer = copy.reference().run(input);
        DataFiles.write(left.input(), input);
        DataFiles.write(left.output(), answer);
        DataFiles.write(copy.madeData().resolve(LARGE + ".sha256"),
                LargeCases.record(copy, DataFiles.read(secret(LARGE + ".sha256"))));
        Path other = copy.madeData().resolve(LARGE + ending);
        if (text == null) {
            Files.delete(other);
        } else {
            DataFiles.write(other, text);
        }
        FileTime longAgo = FileTime.fromMillis(0);
        for (String name : DataFiles.names(copy.madeData())) {
            Files.setLastModifiedTime(copy.madeData().resolve(name), longAgo);
        }
        TestCase.of(copy, DataKind.SECRET);
        assertEquals(used ? text : input, left.readInput());
        assertEquals(answer, left.readOutput());
        // Another command may read it meanwhile: it is written over, and only where it differs.
        assertEquals(used || !ending.equals(".in"), Files.getLastModifiedTime(left.input()).equals(longAgo));
    }

    @Test
    void whatIsMissingIsWritten() throws IOException {
        assertFalse(write(SMALL));
        assertFalse(write(LARGE));
        for (String file : List.of(SMALL + ".in", SMALL + ".out", LARGE + ".sha256")) {
            String name = file.replaceFirst("\\..*", "");
            Files.delete(secret(file));
            assertTrue(write(name), file);
            assertFalse(write(name), file);
        }
    }

    /** What was committed of a case stays until it is written on the other side of the limit, and no longer. */
    @Test
    void aCaseIsWrittenInOneForm() {
        DataFiles.write(secret(LARGE + ".in"), "1\n");
        DataFiles.write(secret(LARGE + ".out"), "WIN\n");
        assertTrue(write(LARGE));
        assertFalse(Files.exists(secret(LARGE + ".in")) || Files.exists(secret(LARGE + ".out")));
        DataFiles.write(secret(SMALL + ".sha256"), "input 0\nanswer 0\n");
        assertTrue(write(SMALL));
        assertFalse(Files.exists(secret(SMALL + ".sha256")));
        assertFalse(write(LARGE) || write(SMALL));
    }

    @Test
    void anInputWithoutAnAnswerIsNotWritten() {
        String message = assertThrows(CheckoutException.class,
                () -> CommittedData.write(copy, DataKind.SECRET, "1", "x\n")).getMessage();
        assertTrue(message.startsWith(secret("1.in") + ": fixture.Reference cannot answer it: "), message);
        assertFalse(Files.exists(secret("1.in")));
    }

    private boolean write(String name) {
        return CommittedData.write(copy, DataKind.SECRET, name, copy.cases().named().get(name).get());
    }

    /** Who reads while another writes sees one whole text or the other; Windows replaces no file that is open. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileIsNeverHalfWritten() {
        Path file = home.resolve("file");
        String one = "1".repeat(1_000_000);
        String two = "2".repeat(2_000_000);
        DataFiles.write(file, one);
        IntStream.range(0, 40).parallel().forEach(i -> {
            DataFiles.write(file, i % 2 == 0 ? one : two);
            String read = DataFiles.read(file);
            assertTrue(read.equals(one) || read.equals(two), () -> read.length() + " characters");
        });
    }

    @Test
    void whatIsMadeStandsUnderTargetIfThatCanBeWritten() {
        assertEquals(home.resolve(Path.of("target", "testdata", "fixture")), copy.madeData());
        Path nowhere = home.resolve("nowhere");
        assertFalse(new Problem(nowhere, "x").madeData().startsWith(nowhere));
    }

    @Test
    void aProgramIsForAJudgeThatRunsOne() {
        Path file = copy.folder().resolve("problem.yaml");
        edit(file, "(address: http://poj.*)", "$1\n    calls: {class-name: A, method: b}");
        assertEquals("Luogu", copy.file().programJudge().judge());
        edit(file, "(address: https://www.luogu.*)", "$1\n    calls: {class-name: A, method: b}");
        assertEquals("One or Two: no judge reads standard input",
                assertThrows(CheckoutException.class, () -> copy.file().programJudge()).getMessage());
    }

    @Test
    void theIndexTellsVerdictsAndClosedJudges() {
        Path file = copy.folder().resolve("problem.yaml");
        edit(file, "limits:", "accepted:\n  - {judge: POJ, date: 2026-11-01, link: http://example.org/7}\nlimits:");
        edit(file, "judge: Luogu", "judge: BOJ");
        writeOrder();
        String row = ProblemIndex.table(new Problems(home));
        assertTrue(row.matches("(?s).* \\[POJ]\\(http\\S*\\) \\(\\[accepted]\\(http://example.org/7\\) 2026-11-01\\), "
                + "\\[BOJ]\\(http\\S*\\) \\(closed since 2026-04-28\\) .*"), row);
        edit(file, "judge: POJ, date", "judge: HDU, date");
        String message = assertThrows(CheckoutException.class, () -> copy.file()).getMessage();
        assertTrue(message.endsWith("accepted by HDU, which is none of its judges"), message);
    }

    private void writeOrder() {
        DataFiles.writeDocument(StudyOrder.document(home),
                "### 1. Empty\n\n### 2. Sums\n\n- [fixture](fixture/README.md) One or Two: all.\n");
    }

    private Path secret(String name) {
        return copy.data(DataKind.SECRET).resolve(name);
    }
}
