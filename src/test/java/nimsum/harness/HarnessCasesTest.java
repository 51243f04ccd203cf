package nimsum.harness;

import static nimsum.harness.ProblemCopy.assertFails;
import static nimsum.harness.ProblemCopy.edit;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.cases.Cases;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each check of what Cases makes and names fails when that is broken, on a copy of a problem. */
class HarnessCasesTest {

    @TempDir
    Path home;
    private Problem copy;

    @BeforeEach
    void copyProblem() throws IOException {
        copy = ProblemCopy.of("poj2311", home);
    }

    @Test
    void theCopyPasses() {
        assertDoesNotThrow(() -> {
            FileChecks.checkLargestRandom(copy.cases());
            FileChecks.checkLargest(copy.cases());
            SecretDataTest.checkRules(copy);
            checkSecretNames(copy);
        });
    }

    @Test
    void illegalRandomInput() {
        assertFails("W-too-large", () -> FileChecks.checkLargestRandom(casesWith("random", "201 2\n")));
    }

    @Test
    void illegalLargestInput() {
        assertFails("W-too-large", () -> FileChecks.checkLargest(casesWith("largest", "201 2\n")));
    }

    @Test
    void largestInputThatDoesNotGrow() {
        assertFails("largest(2) is not larger", () -> FileChecks.checkLargest(casesWith("largest", "200 2\n")));
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
    void caseThatIsMissing() throws IOException {
        Files.delete(copy.data(DataKind.SECRET).resolve("01-smallest-sheet.in"));
        Files.delete(copy.data(DataKind.SECRET).resolve("01-smallest-sheet.out"));
        assertFails("lacks [01-smallest-sheet]", () -> checkSecretNames(copy));
    }

    @Test
    void caseThatNothingNames() throws IOException {
        Files.writeString(copy.data(DataKind.SECRET).resolve("15-more.in"), "2 2\n");
        assertFails("has what Cases.named() does not name: [15-more]", () -> checkSecretNames(copy));
    }

    /** Those of the problem, but for what one method gives. */
    private Cases casesWith(String method, String result) {
        return (Cases) Proxy.newProxyInstance(Cases.class.getClassLoader(), new Class<?>[]{Cases.class},
                (proxy, called, arguments) -> {
                    try {
                        return called.getName().equals(method) ? result : called.invoke(copy.cases(), arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private static void checkSecretNames(Problem problem) {
        SecretDataTest.checkNames(problem, DataKind.SECRET, problem.cases().named().keySet(), "Cases.named()");
    }
}
