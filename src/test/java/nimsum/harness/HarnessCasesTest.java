package nimsum.harness;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import nimsum.cases.Cases;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.SecretData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each check of what Cases makes and names fails when that is broken, on a copy of a problem. */
class HarnessCasesTest extends ProblemCopy {

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

    @ParameterizedTest
    @ValueSource(strings = {"03-first-safe-cuts.in", "03-first-safe-cuts.out", "90-every-sheet.sha256"})
    void fileThatIsMissing(String name) throws IOException {
        Files.delete(secret(name));
        assertFails("lacks [", () -> checkSecretNames(copy));
    }

    /** The second one is of a case that has crossed the limit for what is committed. */
    @ParameterizedTest
    @ValueSource(strings = {"92-more.in", "90-every-sheet.out"})
    void fileThatNothingNames(String name) throws IOException {
        Files.writeString(secret(name), "2 2\n");
        assertFails("nothing in Cases.named() stands for: [" + name + "]", () -> checkSecretNames(copy));
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

    private Path secret(String file) {
        return copy.data(DataKind.SECRET).resolve(file);
    }

    private static void checkSecretNames(Problem problem) {
        SecretDataTest.checkNames(problem, DataKind.SECRET, SecretData.inputs(problem).keySet(), "Cases.named()");
    }
}
