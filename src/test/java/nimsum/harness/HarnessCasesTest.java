package nimsum.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import nimsum.cases.Cases;
import nimsum.cases.Computed;
import nimsum.cases.Range;
import nimsum.cases.PlainLines;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each check of what Cases makes and names fails when that is broken, on a copy of a problem. */
class HarnessCasesTest extends ProblemCopy {

    /** Those of the problem that is copied. */
    private static Map<String, Supplier<String>> generated;

    @Test
    void illegalRandomInput() {
        assertFails("W-too-large", () -> FileChecks.checkLargestRandom(casesWith("201 2\n")));
    }

    @Test
    void illegalLargestInput() {
        assertFails("W-too-large", () -> FileChecks.checkLargest(casesWith("201 2\n")));
    }

    @Test
    void largestInputThatDoesNotGrow() {
        assertFails("largest(2) is not larger", () -> FileChecks.checkLargest(casesWith("200 2\n")));
    }

    @Test
    void otherNumberOfSmallInputs() {
        assertFails("lists 42 inputs that differ, but smallScope() says: all 258 rows",
                () -> OracleTest.checkScope("all 258 rows", 42));
    }

    @Test
    void ruleThatNoInputBreaks() {
        edit(copy.folder().resolve("Cases.java"), "$", "// throw input.invalid(\"too-thin\", w)\n");
        assertFails("no input breaks [too-thin]", () -> SecretDataTest.checkRules(copy));
    }

    @Test
    void faultThatCasesAccepts() {
        assertFails("Cases accepts W-too-large",
                () -> SecretDataTest.checkRefused(copy.cases(), "W-too-large", "200 2\n"));
        assertFails("begin with the rule that Cases names: W-too-large",
                () -> SecretDataTest.checkRefused(copy.cases(), "H-too-large", "201 2\n"));
    }

    @ParameterizedTest
    @CsvSource({"W-too-large, 202 2/", "W-too-large.again, 201 2/3 2/4 2/"})
    void copyOfAFault(String name, String text) throws IOException {
        Files.createDirectories(copy.data(DataKind.INVALID));
        DataFiles.write(copy.data(DataKind.INVALID).resolve(name + ".in"), text.replace('/', '\n'));
        assertFails("is an input that the tests make", () -> SecretDataTest.checkNoCopies(copy));
    }

    /** The last one is of a case that has crossed the limit for what is committed. */
    @ParameterizedTest
    @CsvSource({"50-types-W-9.in, by hand without an answer", "92-more.out, no input",
            "90-every-sheet.out, beside its digests"})
    void fileThatIsTooMany(String name) throws IOException {
        Files.writeString(secret(name), "2 2\n");
        assertFails("has [", () -> checkFiles());
    }

    @Test
    void generatedCaseThatIsMissing() throws IOException {
        Files.delete(secret("90-every-sheet.sha256"));
        assertFails("lacks 90-every-sheet", () -> checkFiles());
    }

    @ParameterizedTest
    @CsvSource({"50-types-W-9, 1", "92-more, 2000"})
    void caseThatNobodyWroteByHand(String name, int lines) throws IOException {
        Files.writeString(secret(name + ".in"), "2 2\n".repeat(lines));
        Files.writeString(secret(name + ".out"), "LOSE\n".repeat(lines));
        assertFails("should be generated", () -> checkFiles());
    }

    @ParameterizedTest
    @CsvSource({"06-squares.in, 5 5, 5 6", "50-types-W.in, 133, 132"})
    void inputThatIsNotWhatCasesMakes(String file, String text, String by) {
        edit(secret(file), text, by);
        TestCase test = TestCase.of(copy, DataKind.SECRET).stream()
                .filter(other -> other.input().equals(secret(file))).findFirst().orElseThrow();
        assertFails("is not what Cases makes", () -> SecretDataTest.checkCase(copy, test, generated()));
    }

    @Test
    void noCaseWithALargeNumber() throws IOException {
        for (Path file : Folder.files(copy.data(DataKind.SECRET))) {
            Files.delete(file);
        }
        assertFails("keeps Grundy value in 3 bits: add a case in which Grundy value is 8 or more and",
                () -> new NarrowingsTest.Check(copy).check());
    }

    @Test
    void numberThatMainDoesNotHave() {
        assertFails("poj2311.Main has no Main.nothing[], where Cases.computed() looks for degree. It has ",
                () -> new MarkedClasses("poj2311.Main").mark(
                        new Computed("degree", new Range(0, 9), "Main.nothing[]"), 0));
    }

    /** Those of the problem, but for random inputs and the largest. */
    private Cases casesWith(String input) {
        return new PlainLines() {
            @Override
            public String random(Random random, int size) {
                return input;
            }

            @Override
            public String largest(int eighths) {
                return input;
            }
        }.within(copy.file().bounds());
    }

    private void checkFiles() {
        SecretDataTest.checkFiles(copy, DataKind.SECRET, generated().keySet());
    }

    private static synchronized Map<String, Supplier<String>> generated() {
        if (generated == null) {
            generated = CommittedData.generated(Problems.here().find("poj2311"));
        }
        return generated;
    }

    private Path secret(String file) {
        return copy.data(DataKind.SECRET).resolve(file);
    }
}
