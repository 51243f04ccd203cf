package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Isolated;

/** <code>main</code> goes from standard input to standard output. Alone, because these belong to the whole JVM. */
@Isolated
class MainTest {

    @TestFactory
    Stream<DynamicNode> mainSolvesStandardInput() {
        return SelectedProblems
                .each(problem -> FileChecks.samples(problem).stream().map(sample -> dynamicTest(sample.toString(),
                        () -> assertEquals(sample.readOutput(), runMain(problem, sample)))));
    }

    private static String runMain(Problem problem, TestCase test) throws ReflectiveOperationException {
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream(test.readInput().getBytes(StandardCharsets.ISO_8859_1)));
            System.setOut(new PrintStream(output, true, StandardCharsets.ISO_8859_1));
            Class.forName(problem.id() + ".Main").getMethod("main", String[].class).invoke(null,
                    (Object) new String[0]);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return output.toString(StandardCharsets.ISO_8859_1);
    }
}
