package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nimsum.author.Refutations;
import nimsum.author.WrongSolution;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each check of the mistakes fails when what it checks is broken, on a copy of a problem that has one mistake. */
class HarnessKillsTest extends ProblemCopy {

    /** Wins where a side is even and 4 or more. It passes the samples. */
    private static final String EVEN_SIDE = """
            -        return grundy[width] != 0 || grundy[height] != 0;
            +        return width >= 4 && width % 2 == 0 || height >= 4 && height % 2 == 0;
            """;
    private static final String LARGEST = """
            -        return grundy[width] != 0 || grundy[height] != 0;
            +        return width + height < 400 && (grundy[width] != 0 || grundy[height] != 0);
            """;
    private static final String SWAPPED = """
            -                out.println(firstWins(grundy, width, height) ? "WIN" : "LOSE");
            +                out.println(firstWins(grundy, width, height) ? "LOSE" : "WIN");
            """;
    /** Ends when it is interrupted, so that it does not go on beside the other tests. */
    private static final String ENDLESS = """
            -            int[] grundy = grundyOfLines();
            +            int[] grundy = grundyOfLines();
            +            while (!Thread.currentThread().isInterrupted()) {
            +            }
            """;
    private static final String REFUTED = "Refuted by `2 5`: `WIN`, here `LOSE`.";

    @BeforeEach
    void withoutItsMistakes() throws IOException {
        FileUtils.cleanDirectory(copy.folder().resolve("wrong").toFile());
        keepSecret("01-smallest-sheet", "03-first-safe-cuts");
    }

    @Test
    void whatIsAsItShouldBePasses() {
        mistake("A belief.", EVEN_SIDE, REFUTED);
        assertDoesNotThrow(this::check);
        pitfalls("- [Wrong](wrong/Wrong.diff): words. Refuted\n  by `2\n  5`: `WIN`,\n  here `LOSE`. More words.\n");
        assertDoesNotThrow(this::check);
    }

    @Test
    void fewMistakes() {
        assertFails("has 0 mistakes: write at least 5 plausible ones",
                () -> Kills.checkEnough(copy, WrongSolution.of(copy)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -no description                                | Wrong.diff should say why one makes the mistake
            Words.                                         | Wrong.diff should say why one makes the mistake
            Words.%%-    private static int gone;          | Main.java no longer has this line, or not at this place:%    private static int gone;
            Words.%%-        mex.clear();                  | Main.java no longer has this line
            Words.%%-    }                                 | these lines stand in Main.java more than once:%    }
            Words.%%+        new line                      | Wrong.diff should say why one makes the mistake
            Words.%%         mex.clear();                  | Wrong.diff should say why one makes the mistake
            Words.%%-            mex.clear();%%            | Wrong.diff:4: below the empty line each line starts with -, + or a blank, or is @@
            Words.%%-            mex.clear();%+    int oops | problems/poj2311/wrong/Wrong.diff, applied, does not compile:%
            """)
    void notAChangeOfMain(String file, String message) {
        DataFiles.writeDocument(copy.folder().resolve("wrong/Wrong.diff"), file.replace('%', '\n') + "\n");
        assertFails(message.replace('%', '\n'), () -> WrongSolution.of(copy));
    }

    @Test
    void aChangeInSeveralPlacesMayStayInOneOfItsLines() {
        mistake("Words.", """
                             mex.clear();
                -            for (int piece = MIN_SIDE; piece <= length / 2; piece++) {
                +            for (int piece = 1; piece <= length / 2; piece++) {
                @@
                -        for (int length = 2 * MIN_SIDE; length <= MAX_SIDE; length++) {
                +        for (int length = 2; length <= MAX_SIDE; length++) {
                """, REFUTED);
        assertEquals("WIN\n", only().run("2 2\n").output());
    }

    @Test
    void failsTheSamplesWithoutAWord() {
        mistake("Words.", SWAPPED, "Refuted by `2 2`: `LOSE`, here `WIN`.");
        assertFails("Wrong answers sample/1 wrongly: add the sentence \"Even the samples catch it.\" to ", this::check);
        mistake("Words. Even the samples catch it.", SWAPPED, "Refuted by `2 2`: `LOSE`, here `WIN`.");
        assertDoesNotThrow(this::check);
    }

    @Test
    void passesTheSamplesThatItSaysCatchIt() {
        mistake("Words. Even the samples catch it.", EVEN_SIDE, REFUTED);
        assertFails("Wrong passes the samples: take the sentence \"Even the samples catch it.\" out of ", this::check);
    }

    @Test
    void wrongAnswersUnderTheNameOfRuntimeError() {
        mistake("Words. Verdict: Runtime Error.", SWAPPED, "Refuted by `2 2`: `LOSE`, here an exception.");
        assertFails(
                "shows otherwise on sample/1 than by its verdict: mend the mistake, or write \"Verdict: Wrong Answer.\"",
                this::check);
    }

    @Test
    void wrongAnswersUnderTheNameOfRuntimeErrorThatTheSamplesPass() {
        mistake("Words. Verdict: Runtime Error.", EVEN_SIDE, REFUTED);
        assertFails("shows otherwise than by its verdict, Runtime Error", this::check);
        assertFails("no secret case rejects Wrong with Runtime Error", this::check);
        mistake("Words. Verdict: Runtime Error.", EVEN_SIDE, "Refuted by the case `03-first-safe-cuts`.");
        assertFails("the case does not refute it", this::check);
    }

    @Test
    void endlessLoopOnTheSamples() {
        edit(copy.folder().resolve("problem.yaml"), "time-ms: 1000", "time-ms: 100");
        mistake("Words. Verdict: Time Limit Exceeded.", ENDLESS, "Refuted by the case `01-smallest-sheet`.");
        assertFails("Wrong answers sample/1 wrongly", this::check);
        mistake("Words.", ENDLESS, "Refuted by the case `01-smallest-sheet`.");
        assertFails("shows otherwise on sample/1 than by its verdict", this::check);
    }

    @Test
    void inTimeUnderTheNameOfTimeLimitExceeded() {
        mistake("Words. Verdict: Time Limit Exceeded.", EVEN_SIDE, "Refuted by the case `03-first-safe-cuts`.");
        assertFails("pitfall Wrong: that case does not take it longer than the time limit",
                () -> new Kills(copy).checkTooSlow(only()));
        mistake("Words. Verdict: Time Limit Exceeded.", EVEN_SIDE, REFUTED);
        assertFails("pitfall Wrong: name the secret case that takes it too long", this::check);
    }

    @Test
    void noCaseRejectsIt() throws IOException {
        keepSecret("01-smallest-sheet");
        mistake("Words.", EVEN_SIDE, REFUTED);
        assertFails(
                "no secret case rejects Wrong with Wrong Answer: add one to Cases.name() and run scripts/data poj2311",
                this::check);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            no sentence                                   | has to have one sentence that says what refutes it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `2 5`.                             | has to have one sentence that says what refutes it
            Refuted by `2 5`: `WIN`, here `LOSE`          | has to have one sentence that says what refutes it
            Refuted by `2 5`: `WIN`, here `LOSE`. Refuted by `2 7`. | has to have one sentence that says what refutes it
            Refuted by `2 1`: `WIN`, here `LOSE`.         | pitfall Wrong: the input is not valid: H-too-small
            Refuted by `2 5 / 2`: `WIN`, here `LOSE`.     | pitfall Wrong: the input is not valid: missing-blank
            Refuted by `2 5`: `LOSE`, here `WIN`.         | not as it is stated; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `2 5`: `WIN`, here an exception.   | not as it is stated; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `2 2`: `LOSE`, here `WIN`.         | the input does not refute it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `2 2`: `LOSE`, here `LOSE`.        | the input does not refute it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `3 5`: `WIN`, here `LOSE`.         | a smaller input refutes it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by `5 2`: `WIN`, here `LOSE`.         | a smaller input refutes it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by the case `03-first-safe-cuts`.     | a smaller input refutes it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by the case `01-smallest-sheet`.      | the case does not refute it; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            Refuted by the case `99-none`.                | there is no secret case 99-none; scripts/data poj2311 writes%    Refuted by `2 5`: `WIN`, here `LOSE`.
            """)
    void untruePitfall(String sentence, String message) {
        mistake("Words.", EVEN_SIDE, sentence);
        assertFails(message.replace('%', '\n'), this::check);
    }

    /** It answers the first question rightly, and each run in this JVM after the first one wrongly. */
    @Test
    void whatAnEarlierRunLeftRefutesNothing() {
        String keeps = """
                -    static boolean firstWins(int[] grundy, int width, int height) {
                -        return grundy[width] != 0 || grundy[height] != 0;
                +    private static boolean again;
                +
                +    static boolean firstWins(int[] grundy, int width, int height) {
                +        boolean before = again;
                +        again = true;
                +        return before ^ (grundy[width] != 0 || grundy[height] != 0);
                """;
        String pair = "Refuted by `2 2 / 2 2`: `LOSE / LOSE`, here `LOSE / WIN`.";
        mistake("Words. Even the samples catch it. No mistake at Luogu.", keeps,
                "Refuted by `2 2`: `LOSE`, here `WIN`.");
        assertFails("the input does not refute it; scripts/data poj2311 writes\n    " + pair, this::check);
        mistake("Words. Even the samples catch it. No mistake at Luogu.", keeps, pair);
        assertDoesNotThrow(this::check);
        mistake("Words. Even the samples catch it. No mistake at Luogu.", keeps,
                "Refuted by the case `03-first-safe-cuts`.");
        assertFails("a smaller input refutes it; scripts/data poj2311 writes\n    " + pair, this::check);
    }

    /** What is true stays, and what the author says in another form. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            - [Wrong](wrong/Wrong.diff): words.                                        | - [Wrong](wrong/Wrong.diff): words. REFUTED
            - [Wrong](wrong/Wrong.diff): Refuted%  by `2 2`: `LOSE`, here `WIN`. More. | - [Wrong](wrong/Wrong.diff): REFUTED More.
            - [Wrong](wrong/Wrong.diff): words.%  REFUTED                              | - [Wrong](wrong/Wrong.diff): words.%  REFUTED
            - [Wrong](wrong/Wrong.diff): Refuted by a look.                            | - [Wrong](wrong/Wrong.diff): Refuted by a look.
            Words.                                                                     | Words.%%- [Wrong](wrong/Wrong.diff): TODO: what it does. REFUTED
            - [Other](wrong/Other.diff): words.                                        | - [Other](wrong/Other.diff): words.%- [Wrong](wrong/Wrong.diff): TODO: what it does. REFUTED
            """)
    void whatRefutesItIsWritten(String before, String after) {
        mistake("Words.", EVEN_SIDE, REFUTED);
        pitfalls(before.replace('%', '\n').replace("REFUTED", REFUTED) + "\n");
        assertEquals(before.equals(after) ? List.of() : List.of("Wrong"), Refutations.write(copy));
        assertEquals("\n" + after.replace('%', '\n').replace("REFUTED", REFUTED) + "\n\n",
                Readme.of(copy).section("Pitfalls"));
        assertEquals(List.of(), Refutations.write(copy));
    }

    @Test
    void noPitfall() {
        mistake("Words.", EVEN_SIDE, REFUTED);
        pitfalls("");
        assertFails("pitfall Wrong: there is no item for it; scripts/data poj2311 writes\n    " + REFUTED, this::check);
    }

    /** The sheet is none of the small inputs. */
    @Test
    void onlyACaseRefutesIt() throws IOException {
        DataFiles.write(copy.data(DataKind.SECRET).resolve("99-largest.in"), "200 200\n");
        DataFiles.write(copy.data(DataKind.SECRET).resolve("99-largest.out"), "WIN\n");
        mistake("Words.", LARGEST, "Refuted by `2 2`: `LOSE`, here `WIN`.");
        assertFails("the input does not refute it; scripts/data poj2311 writes\n    Refuted by the case `99-largest`.",
                this::check);
        keepSecret("01-smallest-sheet");
        assertFails("no input of small() refutes it, and no secret case", this::check);
    }

    @Test
    void allThatIsWrongIsToldAtOnce() throws IOException {
        keepSecret("01-smallest-sheet");
        mistake("Words. Even the samples catch it.", EVEN_SIDE, "");
        for (String message : List.of("passes the samples", "writes\n    " + REFUTED, "no secret case rejects Wrong")) {
            assertFails(message, this::check);
        }
    }

    @ParameterizedTest
    @CsvSource({"Other, Wrong.diff", "Wrong, Wrong.java", "Other, Other.diff"})
    void pitfallOfAnotherMistake(String name, String file) {
        mistake("Words.", EVEN_SIDE, REFUTED);
        pitfalls("- [" + name + "](wrong/" + file + "): words. " + REFUTED + "\n");
        assertFails("the list in \"Pitfalls\" has one item for each file in wrong/",
                () -> EditorialTest.checkPitfalls(copy));
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
        Path readme = copy.folder().resolve("README.md");
        String text = DataFiles.readDocument(readme);
        String section = Readme.of(copy).section("Pitfalls");
        DataFiles.writeDocument(readme, text.replace(section, "\n" + items + "\n"));
    }

    private void keepSecret(String... names) throws IOException {
        for (Path file : Folder.files(copy.data(DataKind.SECRET)).stream()
                .filter(file -> !List.of(names).contains(DataFiles.stem(file))).toList()) {
            Files.delete(file);
        }
    }
}
