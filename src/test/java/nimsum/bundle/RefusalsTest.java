package nimsum.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.OptionalInt;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem.NotAtJudgeException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the bundler refuses, and the reason that it gives. */
class RefusalsTest {

    private Fixture fixture;

    @BeforeEach
    void setUp(@TempDir Path home) {
        fixture = new Fixture(home);
    }

    /** A Main with these imports and this statement. */
    private void main(String imports, String statement) {
        fixture.problemSource("Main",
                imports + "\npublic class Main {\n    public static void main(String[] args) throws Exception {\n"
                        + "        " + statement + "\n    }\n}\n");
    }

    private void assertRefused(String reason) {
        assertRefused(reason, Fixture.JUDGE);
    }

    private void assertRefused(String reason, OnlineJudge judge) {
        BundleException refused = assertThrows(BundleException.class, () -> Bundler.bundle(fixture.problem(), judge));
        assertTrue(refused.getMessage().startsWith(reason), refused.getMessage());
    }

    @Test
    void importsOfForeignPackages() {
        fixture.source("src/main/java", "nimsum/cases/Range.java",
                "package nimsum.cases;\n\npublic class Range {\n}\n");
        main("import nimsum.cases.Range;", "");
        assertRefused("Main.java: imports nimsum.cases.Range;");
        main("import javax.swing.*;", "");
        assertRefused("Main.java: imports javax.swing.*;");
        main("import static nimsum.cases.Range.*;", "");
        assertRefused("Main.java: imports nimsum.cases.Range.*;");
    }

    @Test
    void foreignPackagesWithoutAnImport() {
        fixture.source("problems", "other/Main.java", "package other;\n\npublic class Main {\n}\n");
        main("", "new other.Main();");
        assertRefused("Main.java:6: uses other.Main;");
        main("", "javax.swing.SwingUtilities.isEventDispatchThread();");
        assertRefused("Main.java:6: uses javax.swing.SwingUtilities;");
    }

    @Test
    void foreignPackagesBehindTheUtility() {
        fixture.source("src/main/java", "nimsum/cases/Range.java",
                "package nimsum.cases;\n\npublic class Range {\n}\n");
        fixture.util("Wide", "public class Wide {\n    public Object range = new nimsum.cases.Range();\n}\n");
        main("import nimsum.util.Wide;", "System.out.println(new Wide().range);");
        assertRefused("Wide.java:4: uses nimsum.cases.Range;");
    }

    @Test
    void classesOfOneName() {
        fixture.util("Mex", "public class Mex {\n}\n");
        fixture.problemSource("Mex", "class Mex {\n}\n");
        main("", "System.out.println(new Mex() + \"\" + new nimsum.util.Mex());");
        assertRefused("two classes with the same simple name: ");
    }

    @Test
    void aClassNamedAsOneOfTheLibrary() {
        fixture.util("List", "public class List {\n}\n");
        fixture.util("Math", "public class Math {\n}\n");
        main("import java.util.List;", "List<Object> all = java.util.Arrays.<Object>asList(new nimsum.util.List());");
        assertRefused("two classes with the same simple name: nimsum.util.List and java.util.List");
        main("", "System.out.println(Math.max(1, 2) + \"\" + new nimsum.util.Math());");
        assertRefused("two classes with the same simple name: nimsum.util.Math and java.lang.Math");
    }

    @Test
    void aNestedClassThatHidesAnother() {
        fixture.util("Mex", "public class Mex {\n    public static int of() {\n        return 1;\n    }\n}\n");
        main("", "System.out.println(nimsum.util.Mex.of()); }\n    static class Mex {");
        assertRefused("two classes with the same simple name: game.Main.Mex and nimsum.util.Mex");
        main("import static nimsum.util.Mex.of;", "System.out.println(of()); }\n    static class Mex {");
        assertRefused("two classes with the same simple name: game.Main.Mex and nimsum.util.Mex");
    }

    @Test
    void reflection() {
        main("", "Class.forName(\"game.Main\");");
        assertRefused("Main.java:6: uses Class.forName;");
        main("", "System.out.println(Main.class.getName());");
        assertRefused("Main.java:6: uses Class.getName;");
        main("", "ClassLoader.getSystemClassLoader().loadClass(\"game.Main\");");
        assertRefused("Main.java:6: uses ClassLoader");
    }

    @Test
    void sourcesPastTheLimit() {
        main("", "");
        int length = Bundler.bundle(fixture.problem(), Fixture.JUDGE).length();
        Bundler.bundle(fixture.problem(), Fixture.judge(OptionalInt.of(length)));
        assertRefused("too long for Test: " + length + " bytes, and it takes " + (length - 1),
                Fixture.judge(OptionalInt.of(length - 1)));
    }

    @Test
    void charactersOutsideAscii() {
        main("", "// \u00e9");
        assertRefused("not ASCII: \"\u00e9\" in line 10 of the bundle: // \u00e9");
    }

    @Test
    void sourcesThatDoNotCompile() {
        main("", "missing();");
        assertRefused("Main.java:6: does not compile: ");
        main("", "if");
        assertRefused("Main.java:6: does not compile: ");
    }

    @Test
    void noMain() {
        fixture.problemSource("Main", "public class Main {\n}\n");
        assertRefused("game.Main: no method public static void main(String[] args)");
        fixture.problemSource("Main", "class Other {\n}\n");
        assertRefused("Main.java: no class Main");
    }

    @Test
    void judgesThatTheProblemDoesNotName() {
        main("", "");
        OnlineJudge aoj = OnlineJudges.known().find("AOJ");
        assertEquals("game is not at AOJ.\nIts judges are: Test.",
                assertThrows(NotAtJudgeException.class, () -> Bundler.bundle(fixture.problem(), aoj)).getMessage());
    }

    @Test
    void aStatementsMethodThatIsNotNamed() {
        main("", "");
        OnlineJudge topCoder = OnlineJudges.known().find("TopCoder");
        fixture.judges("  - judge: TopCoder\n    address: http://example.org/game");
        assertRefused("game: TopCoder needs the class and the method of the statement", topCoder);
    }
}
