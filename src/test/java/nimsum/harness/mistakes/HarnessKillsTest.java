package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.author.Refuter;
import nimsum.author.WrongSolution;
import nimsum.data.DataKind;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each check of the mistakes fails when what it checks is broken, where the problem has one mistake. */
class HarnessKillsTest extends ProblemCopy {

    /** Wins the lost heaps of an even size, too. It passes the samples. */
    private static final String EVEN = """
            -        return stones % 3 != 0;
            +        return stones % 3 != 0 || stones % 2 == 0;
            """;
    private static final String LARGEST = """
            -        return stones % 3 != 0;
            +        return stones % 3 != 0 && stones < 200;
            """;
    private static final String SWAPPED = """
            -            out.println(firstWins(in.nextInt(1, 1000)) ? "WIN" : "LOSE");
            +            out.println(firstWins(in.nextInt(1, 1000)) ? "LOSE" : "WIN");
            """;
    private static final Map<String, String> CHANGES = Map.of("even", EVEN, "largest", LARGEST, "swapped", SWAPPED);
    private static final String FILE = "problems/fixture/wrong/Wrong.diff";
    private static final String HEAD = "does: words.\nwhy: words.\n";

    @BeforeEach
    void withoutItsMistakes() throws IOException {
        FileUtils.cleanDirectory(copy.folder().resolve("wrong").toFile());
        keepSecret("01-smallest-heap", "02-lost-heaps");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            +        new line              | FILE should give, below the head and an empty line, the lines as they are in Main.java (-) and as they are with the mistake (+); @@ before each further place
            -    private static int gone;  | FILE: Main.java no longer has this line, or not at this place:~    private static int gone;
            -    }                         | FILE: these lines stand in Main.java more than once:~    }
            -    int n = 0;~~              | FILE: below the empty line each line starts with -, + or a blank, or is @@:
            -        return stones % 3 != 0;~+    int oops | FILE, applied, does not compile:
            """)
    void notAChangeOfMain(String change, String message) {
        mistake(change.replace('~', '\n') + "\n");
        assertFails(message.replace("FILE", FILE).replace('~', '\n'), () -> WrongSolution.of(copy));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            does: words.                          | , line 1: missing keys [why], unknown keys []
            does: words.~why: words.~teach: true  | , line 3: missing keys [], unknown keys [teach]
            does: words.~why: words.~not-at: Here | : not-at: There is no judge "Here".
            """)
    void notAHead(String head, String message) {
        DataFiles.writeDocument(copy.folder().resolve("wrong/Wrong.diff"), head.replace('~', '\n') + "\n\n" + EVEN);
        assertFails(FILE + message, () -> WrongSolution.of(copy));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            even    |                       | 6 | LOSE | WIN  | 02-lost-heaps
            swapped | ~    samples: true    | 1 | WIN  | LOSE | 01-smallest-heap
            """)
    void whatRefutesItIsWritten(String change, String samples, String input, String right, String prints,
            String secret) {
        mistake(CHANGES.get(change));
        assertTrue(Refuter.write(copy));
        assertEquals("""
                # Written by scripts/data fixture.
                mistakes:
                  - name: Wrong
                    verdict: WRONG_ANSWER%s
                    smallest: {input: "%s\\n", right: "%s\\n", prints: "%s\\n"}
                    secret: "%s"
                """.formatted(samples == null ? "" : samples.replace('~', '\n'), input, right, prints, secret),
                DataFiles.readDocument(copy.data().resolve("mistakes.yaml")));
        assertFalse(Refuter.write(copy));
        assertDoesNotThrow(this::check);
    }

    @Test
    void nothingRefutesIt() {
        mistake(LARGEST);
        assertFails("no secret case rejects " + FILE + ": add one to Cases.describe(), and run scripts/data fixture",
                () -> Refuter.write(copy));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            verdict: WRONG_ANSWER  | verdict: RUNTIME_ERROR           | secret/02-lost-heaps does not reject Wrong with Runtime Error: scripts/data fixture looks for another case
            verdict: WRONG_ANSWER  | verdict: TIME_LIMIT_EXCEEDED     | secret/02-lost-heaps does not reject Wrong with Time Limit Exceeded: scripts/data fixture looks for another case
            verdict: WRONG_ANSWER  | verdict: WRONG_ANSWER~    samples: true | testdata/fixture/mistakes.yaml, samples: scripts/data fixture writes it again
            input: "6              | input: "0                        | not valid: 0
            prints: "WIN           | prints: "LOSE                    | testdata/fixture/mistakes.yaml, Wrong: scripts/data fixture writes it again ==> expected: <Wrong[input=6
            name: Wrong            | name: Other                      | testdata/fixture/mistakes.yaml does not name it: scripts/data fixture
            """)
    void whatIsNoLongerTrueIsTold(String before, String after, String message) {
        mistake(EVEN);
        Refuter.write(copy);
        Path file = copy.data().resolve("mistakes.yaml");
        String text = DataFiles.readDocument(file);
        assertTrue(text.contains(before), text);
        DataFiles.writeDocument(file, text.replace(before, after.replace('~', '\n')));
        assertFails(message, this::check);
    }

    private void check() {
        List<WrongSolution> mistakes = WrongSolution.of(copy);
        assertEquals(1, mistakes.size());
        new Kills(copy).check(mistakes.get(0));
    }

    private void mistake(String change) {
        DataFiles.writeDocument(copy.folder().resolve("wrong/Wrong.diff"), HEAD + "\n" + change);
    }

    private void keepSecret(String... names) throws IOException {
        for (String file : DataFiles.names(DataKind.SECRET.in(copy))) {
            if (!List.of(names).contains(DataFiles.stem(Path.of(file)))) {
                Files.delete(DataKind.SECRET.in(copy).resolve(file));
            }
        }
    }
}
