package nimsum.harness.mistakes;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nimsum.author.Refutations;
import nimsum.author.WrongSolution;
import nimsum.book.PagePart;
import nimsum.book.Readme;
import nimsum.data.DataKind;
import nimsum.files.DataFiles;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.Language;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
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
    private static final String REFUTED = "Refuted by `6`: `LOSE`, here `WIN`.";
    private static final Map<String, String> CHANGES = Map.of("even", EVEN, "largest", LARGEST, "swapped", SWAPPED);
    private static final String FILE = "problems/fixture/wrong/Wrong.diff";
    private static final String FORM = " should say why one makes the mistake, and below an empty line give the lines as "
            + "they are in Main.java (-) and as they are with the mistake (+); @@ before each further place";
    private static final String PITFALL = "problems/fixture/README.md, pitfall Wrong: ";

    @BeforeEach
    void withoutItsMistakes() throws IOException {
        FileUtils.cleanDirectory(copy.folder().resolve("wrong").toFile());
        keepSecret("01-smallest-heap", "02-lost-heaps");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Words.~~+        new line              | FORM
            Words.~~-    private static int gone;  | FILE: Main.java no longer has this line, or not at this place:~    private static int gone;
            Words.~~-    }                         | FILE: these lines stand in Main.java more than once:~    }
            Words.~~-    int n = 0;~~            | FILE:4: below the empty line each line starts with -, + or a blank, or is @@
            Words.~~-        return stones % 3 != 0;~+    int oops | FILE, applied, does not compile:
            """)
    void notAChangeOfMain(String file, String message) {
        DataFiles.writeDocument(copy.folder().resolve("wrong/Wrong.diff"), lines(file) + "\n");
        assertFails(lines(message), () -> WrongSolution.of(copy));
    }

    /** The description, the change, what the pitfall says, and what is told; nothing if all is as it should be. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Words.   | even    | REFUTED                             |
            Words.   | swapped | Refuted by `1`: `WIN`, here `LOSE`. | Wrong answers sample/1 wrongly: add the sentence "Even the samples catch it." to FILE, or mend the mistake
            SAMPLES  | even    | REFUTED                             | Wrong passes the samples: take the sentence "Even the samples catch it." out of FILE
            RUNTIME  | swapped | Refuted by `1`: `WIN`, here an exception. | FILE shows otherwise on sample/1 than by its verdict: mend the mistake, or write "Verdict: Wrong Answer." ==> expected: <Runtime Error> but was: <Wrong Answer>
            RUNTIME  | even    | REFUTED                             | PITFALLshows otherwise than by its verdict, Runtime Error~no secret case rejects Wrong with Runtime Error: add one to Cases.describe() and run scripts/data fixture
            TIME     | even    | REFUTED                             | PITFALLname the secret case that takes it too long; scripts/data fixture writes
            SAMPLES  | largest | ''                                  | Wrong passes the samples: take the sentence "Even the samples catch it." out of FILE~PITFALLit has to have one sentence that says what refutes it; no input of small() refutes it, and no secret case~no secret case rejects Wrong with Wrong Answer: add one to Cases.describe() and run scripts/data fixture
            Words.   | even    | Refuted by `0`: `LOSE`, here `WIN`. | PITFALLthe input is not valid: N-too-small; BETTER
            Words.   | even    | Refuted by `6`: `WIN`, here `LOSE`. | PITFALLit is not as it is stated; BETTER
            Words.   | even    | Refuted by `3`: `LOSE`, here `WIN`. | PITFALLthe input does not refute it; BETTER
            Words.   | even    | Refuted by `12`: `LOSE`, here `WIN`. | PITFALLa smaller input refutes it; BETTER
            Words.   | even    | Refuted by the case `01-smallest-heap`. | PITFALLthe case does not refute it; BETTER
            Words.   | even    | Refuted by the case `99-none`.      | PITFALLthere is no secret case 99-none; BETTER
            """)
    void whatIsNotTrueOfAMistakeIsTold(String description, String change, String pitfall, String message) {
        mistake(lines(description), CHANGES.get(change), lines(pitfall));
        if (message == null) {
            assertDoesNotThrow(this::check);
        } else {
            assertFails(lines(message), this::check);
        }
    }

    /** What is true stays, and what the author says in another form. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            - [Wrong](wrong/Wrong.diff): words.                                        | - [Wrong](wrong/Wrong.diff): words. REFUTED
            - [Wrong](wrong/Wrong.diff): Refuted~  by `3`: `LOSE`, here `WIN`. More.   | - [Wrong](wrong/Wrong.diff): REFUTED More.
            Other: [Wrong](wrong/Wrong.diff) `12`.                                     | Other: [Wrong](wrong/Wrong.diff) `6`.
            Words.                                                                     | Words.~~- [Wrong](wrong/Wrong.diff): TODO: what it does. REFUTED
            - [Other](wrong/Other.diff): words.                                        | - [Other](wrong/Other.diff): words.~- [Wrong](wrong/Wrong.diff): TODO: what it does. REFUTED
            """)
    void whatRefutesItIsWritten(String before, String after) {
        mistake("Words.", EVEN, REFUTED);
        pitfalls(lines(before).replace("REFUTED", REFUTED) + "\n");
        assertEquals(before.equals(after) ? List.of() : List.of("Wrong"), Refutations.write(copy));
        assertEquals(lines(after).replace("REFUTED", REFUTED), readme().part(PagePart.PITFALLS).body());
        assertEquals(List.of(), Refutations.write(copy));
    }

    private void check() {
        new Kills(copy).check(only());
    }

    private WrongSolution only() {
        List<WrongSolution> mistakes = WrongSolution.of(copy);
        assertEquals(1, mistakes.size());
        return mistakes.get(0);
    }

    private void mistake(String description, String change, String pitfall) {
        DataFiles.writeDocument(copy.folder().resolve("wrong/Wrong.diff"), description + "\n\n" + change);
        pitfalls("- [Wrong](wrong/Wrong.diff): words. " + pitfall + "\n");
    }

    private void pitfalls(String items) {
        DataFiles.writeDocument(readme().path(),
                readme().sections().with(readme().part(PagePart.PITFALLS), items).text());
    }

    private Readme readme() {
        return new Readme(copy, Language.EN);
    }

    private void keepSecret(String... names) throws IOException {
        for (String file : DataFiles.names(DataKind.SECRET.in(copy))) {
            if (!List.of(names).contains(DataFiles.stem(Path.of(file)))) {
                Files.delete(DataKind.SECRET.in(copy).resolve(file));
            }
        }
    }

    private static String lines(String text) {
        return text.replace("BETTER", "scripts/data fixture writes~    REFUTED").replace("REFUTED", REFUTED)
                .replace("SAMPLES", "Words. Even the samples catch it.")
                .replace("RUNTIME", "Words. Verdict: Runtime Error.")
                .replace("TIME", "Words. Verdict: Time Limit Exceeded.").replace("PITFALL", PITFALL)
                .replace("FORM", FILE + FORM).replace("FILE", FILE).replace('~', '\n');
    }
}
