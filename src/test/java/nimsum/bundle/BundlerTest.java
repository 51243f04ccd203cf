package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.problem.OnlineJudge;
import nimsum.problem.OnlineJudges;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a bundle owes to its sources and to its judge: one small program for each rule. */
class BundlerTest {

    private Checkout checkout;

    @BeforeEach
    void setUp(@TempDir Path home) {
        checkout = new Checkout(home);
    }

    /** A Main with an import, if that is not empty, and a statement. */
    private void main(String declaration, String statement) {
        checkout.source("game/Main.java", "package game;\n\n" + declaration + "\n\npublic final class Main {\n"
                + "    public static void main(String[] args) throws Exception {\n        " + statement
                + "\n    }\n}\n");
    }

    private void util(String name, String members) {
        checkout.source("nimsum/util/" + name + ".java",
                "package nimsum.util;\n\npublic final class " + name + " {\n" + members + "\n}\n");
    }

    private void assertRefused(String reason) {
        assertRefused(reason, Checkout.JUDGE);
    }

    private void assertRefused(String reason, OnlineJudge judge) {
        String message = assertThrows(CheckoutException.class, () -> Bundler.bundle(checkout.problem(), judge))
                .getMessage();
        assertTrue(message.startsWith(reason), message);
    }

    @Test
    void theWholeText() {
        checkout.source("game/Main.java", """
                package game;

                import java.util.Map;
                import nimsum.util.Counter;

                /** The game; see {@link Counter}. */
                public final class Main {
                    Map<String, Integer> none; // class Main {

                    public static void main(String[] args) {
                        args[0] = Helper.show(new Counter().count());
                    }
                }
                """);
        checkout.source("game/Helper.java", """
                package game;

                /** Stays with its comment. */
                final class Helper {
                    static String show(int n) {
                        return "" + n;
                    }
                }
                """);
        checkout.source("game/Unused.java", "package game; broken");
        checkout.source("nimsum/util/Counter.java", """
                package nimsum.util;

                import java.util.ArrayList;
                import java.util.List;

                /**
                 * Counts what is
                 * {@code new}: "not \\" a string. Nobody needs it.
                 */
                public final class Counter {

                    /** For nobody. */
                    public static final List<String> NAMES = new ArrayList<String>();

                    private int count; // so far

                    /* One more. */
                    public int count() {
                        String text = "/* // no comment */" + '"' + '\\'' + "\\"";
                        // Here it comes.
                        return ++count + text.length();
                    }
                }
                """.replace("\n", "\r\n"));
        assertEquals("""
                /*
                 * The Game
                 * http://example.org/game
                 *
                 * For Test.
                 */

                import java.util.ArrayList;
                import java.util.List;
                import java.util.Map;

                /** The game; see {@link Counter}. */
                public final class Main {
                    Map<String, Integer> none; // class Main {

                    public static void main(String[] args) {
                        args[0] = Helper.show(new Counter().count());
                    }
                }

                /** Stays with its comment. */
                final class Helper {
                    static String show(int n) {
                        return "" + n;
                    }
                }

                // nimsum.util.Counter: Counts what is new: "not \\" a string.
                final class Counter {
                    public static final List<String> NAMES = new ArrayList<String>();

                    private int count;

                    public int count() {
                        String text = "/* // no comment */" + '"' + '\\'' + "\\"";
                        return ++count + text.length();
                    }
                }
                """, checkout.bundle());
    }

    /** A string of ten thousand characters, and a quote alone. */
    @Test
    void ordinaryTexts() {
        util("Low", "    public static final String LONG = \"" + "a\\\\".repeat(10_000) + "\";\n"
                + "    public static final char QUOTE = '\"'; // \"");
        main("import nimsum.util.Low;", "args[0] = Low.LONG + Low.QUOTE;");
        assertTrue(checkout.bundle().contains("QUOTE = '\"';\n"));
    }

    @Test
    void oneNameTwice() {
        util("Mex", "");
        checkout.source("game/Mex.java", "package game;\n\nclass Mex {\n}\n");
        main("", "Object o = new Mex(), p = new nimsum.util.Mex();");
        assertTrue(checkout.bundle().contains("Object o = new Mex(), p = new NimsumMex();"));
    }

    @Test
    void foreignPackages() {
        checkout.source("nimsum/cases/Range.java", "package nimsum.cases;\n\npublic class Range {\n}\n");
        main("import nimsum.cases.Range;", "new Range();");
        assertRefused("uses nimsum.cases.Range; a solution may use only java.* and nimsum.util");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "~~ | missing(); | does not compile: MAIN:7: cannot find symbol",
            "import javax.swing.JFrame; | new JFrame(); | MAIN:7: does not compile in one file: cannot find symbol",
            "~~ | // \u00e9 | MAIN:7: not plain ASCII: // \u00e9",
            "~~ | char c = '\\u0061'; | MAIN:7: not plain ASCII: char c = '\\u0061';"})
    void aSourceThatCannotBeBundled(String declaration, String statement, String reason) {
        main(declaration, statement);
        assertRefused(reason.replace("MAIN", "problems/game/Main.java"));
    }

    @Test
    void aClassOfOnesOwn(@TempDir Path folder) throws Exception {
        util("Counter", "    public int count() { return 1; }");
        Path file = folder.resolve("own/Answer.java");
        DataFiles.writeDocument(file.resolveSibling("Helper.java"), "package own;\n\nrecord Helper(int n) {\n}\n");
        DataFiles.writeDocument(file, """
                package own;

                import static java.lang.Math.max;
                import nimsum.util.Counter;

                public final class Answer {
                    public static void main(String[] args) {
                        System.out.println(new Helper(max(2, new Counter().count())));
                    }
                }
                """);
        assertEquals("""
                import static java.lang.Math.max;

                public final class Answer {
                    public static void main(String[] args) {
                        System.out.println(new Helper(max(2, new Counter().count())));
                    }
                }

                // nimsum.util.Counter
                final class Counter {
                    public int count() { return 1; }
                }

                record Helper(int n) {
                }
                """, Bundler.bundle(checkout.problem().home(), file));
        Path lost = folder.resolve("Lost.java");
        DataFiles.writeDocument(lost, "package own;\n\nclass Lost {\n}\n");
        assertEquals(lost + " is not in the folder of its package, own.", assertThrows(CheckoutException.class,
                () -> Bundler.bundle(checkout.problem().home(), lost)).getMessage());
    }

    @Test
    void headersThatAreNoComment() {
        main("", "");
        checkout.judges("  - judge: Test\n    address: http://example.org/*/");
        assertRefused("game: title and address can't stand in an ASCII comment:\nThe Game\nhttp://example.org/*/");
        for (String address : List.of("\u00e9", "\\u002a/")) {
            checkout.judges("  - judge: Test\n    address: http://example.org/" + address + "");
            assertRefused("game: title and address");
        }
    }

    @Test
    void sourcesPastTheLimit() {
        main("", "");
        int length = checkout.bundle().length();
        Bundler.bundle(checkout.problem(), Checkout.judge(Optional.of(length)));
        assertRefused("game: too long for Test: " + length + " bytes, and it takes " + (length - 1),
                Checkout.judge(Optional.of(length - 1)));
    }

    @Test
    void aJudgeThatRunsTheClassSolution() {
        main("import java.util.List;", "List<String> none = null;");
        checkout.judges("  - judge: HackerRank\n    address: http://example.org/game\n"
                + "  - judge: POJ\n    address: http://example.org/game");
        OnlineJudge hackerRank = OnlineJudges.known().find("HackerRank");
        OnlineJudge poj = OnlineJudges.known().find("POJ");
        Map<OnlineJudge, String> bundles = Bundler.bundle(checkout.problem(), List.of(hackerRank, poj));
        assertTrue(bundles.get(hackerRank).contains("""
                import java.util.List;

                public final class Solution {
                    public static void main(String[] args) {
                        Main.main(args);
                    }
                }

                final class Main {
                """), bundles.get(hackerRank));
        assertTrue(bundles.get(poj).contains("import java.util.List;\n\npublic final class Main {\n"));
    }

    @Test
    void aClassThatAStatementAsksFor() {
        checkout.judges(
                "  - judge: Test\n    address: http://example.org/game\n    calls: {class-name: TheGame, method: winner}");
        main("", "new TheGame().winner(9);");
        checkout.source("game/TheGame.java",
                "package game;\n\npublic final class TheGame {\n    public String winner(int n) { return \"\"; }\n}\n");
        String bundle = checkout.bundle();
        assertTrue(
                bundle.endsWith(
                        " */\n\npublic final class TheGame {\n    public String winner(int n) { return \"\"; }\n}\n"),
                bundle);
        checkout.judges("  - judge: TopCoder\n    address: http://example.org/game");
        assertRefused("game: TopCoder needs the class and the method of the statement",
                OnlineJudges.known().find("TopCoder"));
    }
}
