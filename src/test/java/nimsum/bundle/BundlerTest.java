package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem.NotAtJudgeException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a bundle owes to its judge: the header, the limit, and the class and method of a statement. */
class BundlerTest {

    private Checkout checkout;

    @BeforeEach
    void setUp(@TempDir Path home) {
        checkout = new Checkout(home);
    }

    private void main(String members) {
        checkout.source("game/Main.java", "package game;\n\npublic class Main {\n" + members
                + "    public static void main(String[] args) {\n        args[0] = \"\";\n    }\n}\n");
    }

    private void assertRefused(String reason, OnlineJudge judge) {
        assertEquals(reason, assertThrows(BundleException.class, () -> Bundler.bundle(checkout.problem(), judge))
                .getMessage());
    }

    @Test
    void headerAndWhatWasTaken() {
        for (String name : List.of("A", "B", "C")) {
            checkout.source("nimsum/util/" + name + ".java",
                    "package nimsum.util;\n\npublic class " + name + " {\n}\n");
        }
        main("");
        String title = "/*\n * The Game\n * http://example.org/game\n *\n * For Test.\n";
        assertTrue(checkout.bundle().startsWith(title + " */\n\npublic class Main {\n"));
        main("    Object a = new nimsum.util.A();\n");
        assertTrue(checkout.bundle().startsWith(title + " * With A of nimsum.util.\n */\n\n"));
        main("    Object a = new nimsum.util.A(), c = new nimsum.util.C(), b = new nimsum.util.B();\n");
        assertTrue(checkout.bundle().startsWith(title + " * With A, B and C of nimsum.util.\n */\n\n"));
    }

    @Test
    void headersThatAreNoComment() {
        main("");
        checkout.judges("  - judge: Test\n    address: http://example.org/*/");
        assertRefused("game: title and address can't stand in an ASCII comment:\nThe Game\nhttp://example.org/*/",
                Checkout.JUDGE);
        for (String address : List.of("\u00e9", "\\u002a/")) {
            checkout.judges("  - judge: Test\n    address: http://example.org/" + address + "");
            assertThrows(BundleException.class, checkout::bundle);
        }
    }

    @Test
    void sourcesPastTheLimit() {
        main("");
        int length = checkout.bundle().length();
        Bundler.bundle(checkout.problem(), Checkout.judge(OptionalInt.of(length)));
        assertRefused("game: too long for Test: " + length + " bytes, and it takes " + (length - 1),
                Checkout.judge(OptionalInt.of(length - 1)));
    }

    @Test
    void judgesThatTheProblemDoesNotName() {
        main("");
        OnlineJudge aoj = OnlineJudges.known().find("AOJ");
        assertEquals("game is not at AOJ.\nIts judges are: Test.",
                assertThrows(NotAtJudgeException.class, () -> Bundler.bundle(checkout.problem(), aoj)).getMessage());
    }

    @Test
    void aStatementsMethodThatIsNotNamed() {
        main("");
        checkout.judges("  - judge: TopCoder\n    address: http://example.org/game");
        assertRefused("game: TopCoder needs the class and the method of the statement",
                OnlineJudges.known().find("TopCoder"));
    }

    @Test
    void aJudgeThatRunsTheClassSolution() throws ReflectiveOperationException {
        main("    final Main self = Math.max(1, 2) > 3 ? new Main() : null; // of Main\n");
        checkout.judges("  - judge: HackerRank\n    address: http://example.org/game\n"
                + "  - judge: POJ\n    address: http://example.org/game");
        OnlineJudge hackerRank = OnlineJudges.known().find("HackerRank");
        OnlineJudge poj = OnlineJudges.known().find("POJ");
        Map<OnlineJudge, String> bundles = Bundler.bundle(checkout.problem(), List.of(hackerRank, poj));
        String bundle = bundles.get(hackerRank);
        assertTrue(bundle.contains("public class Solution {\n    final Solution self"), bundle);
        InMemory.load(InMemory.compile(Map.of("Solution.java", bundle)), "Solution").getMethod("main", String[].class)
                .invoke(null, (Object) new String[1]);
        assertTrue(bundles.get(poj).contains("public class Main {\n    final Main self"), bundles.get(poj));
    }

    /** A checkout for a judge that calls <code>new TheGame().winner(9)</code>. */
    private void called(String members) {
        checkout.judges(
                "  - judge: Test\n    address: http://example.org/game\n    class: TheGame\n    method: winner");
        main(members);
    }

    @Test
    void theClassAndMethodOfTheStatement() throws ReflectiveOperationException {
        called("""
                    final int n; // of Main
                    public Main() { this(9); }
                    private Main(int n) { this.n = n; }
                    /** Who wins. */
                    private static @Deprecated String winner(int n) {
                        Main main = new game.Main(Helper.of(n));
                        return main.n > 3 ? Main.name() : "Main";
                    }
                    static String name() { return "yes"; }
                """);
        checkout.source("game/Helper.java",
                "package game;\n\nclass Helper {\n    static int of(int n) { return new Main().n - n / 2; }\n}\n");
        String bundle = checkout.bundle();
        assertEquals(Checkout.body(bundle), Checkout.body(checkout.bundleAgain(bundle)));
        assertTrue(bundle.contains("""
                public class TheGame {
                    final int n; // of Main
                    public TheGame() { this(9); }
                    private TheGame(int n) { this.n = n; }
                    /** Who wins. */
                    public @Deprecated String winner(int n) {
                        TheGame main = new TheGame(Helper.of(n));
                        return main.n > 3 ? TheGame.name() : "Main";
                    }
                """), bundle);
        assertTrue(bundle.contains("return new TheGame().n"), bundle);
        Class<?> game = InMemory.load(InMemory.compile(Map.of("TheGame.java", bundle)), "TheGame");
        assertEquals("yes", game.getMethod("winner", int.class).invoke(game.getConstructor().newInstance(), 9));
    }

    @Test
    void aStatementsMethodThatIsCalledWithoutAnObject() {
        called("    static String winner(int n) { return \"\"; }\n    static String other = winner(1);\n");
        assertRefused("problems/game/Main.java:5: does not compile in the bundle: "
                + "non-static method winner(int) cannot be referenced from a static context", Checkout.JUDGE);
    }

    @Test
    void aStatementsMethodThatIsMissingOrThereTwice() {
        called("");
        assertRefused("problems/game/Main.java:3: no method winner", Checkout.JUDGE);
        called("    static void winner() { }\n    static void winner(int n) { }\n");
        assertRefused("problems/game/Main.java:3: more than one method winner", Checkout.JUDGE);
    }
}
