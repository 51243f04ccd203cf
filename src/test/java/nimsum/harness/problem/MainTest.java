package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import nimsum.harness.run.JavaProcess;
import nimsum.harness.run.SelectedProblems;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import nimsum.process.Run;
import nimsum.util.InputException;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Isolated;

/** {@code main} goes from standard input to standard output. Alone, because these belong to the whole JVM. */
@Isolated
class MainTest {

    /** Also with padding at its end. */
    @TestFactory
    Stream<DynamicNode> mainSolvesStandardInput() {
        return SelectedProblems.each(problem -> problem.samples().stream()
                .map(sample -> dynamicTest(sample.toString(), () -> {
                    String input = sample.readInput();
                    for (String padded : List.of(input, input + "\r\n\u001a\0\0", input.strip() + "\u001a")) {
                        assertEquals(sample.readOutput(), runMain(problem, padded));
                    }
                })));
    }

    /** Only the last question of a sample is bad: the answers to all others are printed, whole. */
    @TestFactory
    Stream<DynamicNode> answersBeforeABadPlaceArePrinted() {
        return SelectedProblems.each(problem -> problem.samples().stream()
                .map(sample -> dynamicTest(sample.toString(), () -> {
                    ByteArrayOutputStream output = new ByteArrayOutputStream();
                    InvocationTargetException failure = assertThrows(InvocationTargetException.class,
                            () -> runMain(problem, withBadEnd(sample), output));
                    assertInstanceOf(InputException.class, failure.getCause());
                    assertAnswersBeforeTheLast(problem, sample, output.toString(StandardCharsets.ISO_8859_1));
                })));
    }

    /** In a JVM of its own: what a judge sees. One problem is enough, as all have the same {@code main}. */
    @Test
    void statusAndMessageAfterTheAnswers() {
        List<Problem> selected = SelectedProblems.selected();
        Problem problem = selected.stream().filter(one -> one.file().linePerQuestion()).findFirst()
                .orElse(selected.get(0));
        TestCase sample = problem.samples().get(0);
        Run run = JavaProcess.run(problem, withBadEnd(sample));
        assertEquals(1, run.status(), "exit status");
        assertAnswersBeforeTheLast(problem, sample, run.output());
        assertTrue(run.errors().matches("[^\n]* expected [^\n]*, found \"x\"\\R"), run.errors());
    }

    /** With another last token. */
    private static String withBadEnd(TestCase sample) {
        return sample.readInput().replaceFirst("\\S+\\s*\\z", "x\n");
    }

    /** An answer is a line; where a file holds one question only, nothing stands before its answer. */
    private static void assertAnswersBeforeTheLast(Problem problem, TestCase sample, String printed) {
        List<String> answers = sample.readOutput().lines().toList();
        List<String> lines = printed.lines().toList();
        boolean one = problem.cases().joined(List.of(sample.readInput())).isEmpty();
        assertTrue(one ? lines.isEmpty() : lines.size() >= answers.size() - 1, "printed: " + printed);
        assertEquals(answers.subList(0, lines.size()), lines);
        assertTrue(printed.isEmpty() || printed.endsWith("\n"), "cut off: " + printed);
    }

    private static String runMain(Problem problem, String input) throws ReflectiveOperationException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        runMain(problem, input, output);
        return output.toString(StandardCharsets.ISO_8859_1);
    }

    private static void runMain(Problem problem, String input, ByteArrayOutputStream output)
            throws ReflectiveOperationException {
        InputStream in = System.in;
        PrintStream out = System.out;
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1)));
            System.setOut(new PrintStream(output, true, StandardCharsets.ISO_8859_1));
            Class.forName(problem.id() + ".Main").getMethod("main", String[].class).invoke(null,
                    (Object) new String[0]);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
    }
}
