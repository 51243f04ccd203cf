package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.data.TestDataFolder;
import nimsum.files.DataFiles;
import nimsum.harness.run.OwnProgram;
import nimsum.harness.run.SelectedProblems;
import nimsum.input.Frame;
import nimsum.problem.Problem;
import nimsum.process.Invocation;
import nimsum.process.ProcessRunner;
import nimsum.process.Run;
import nimsum.process.RunLimits;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Malformed input ends in a message: no stack trace, no hang, and where no number can be read no answer. */
class MalformedInputTest {

    private static final int SECONDS = 20;
    private static final Set<Frame> COUNTED = Set.of(Frame.COUNT, Frame.ONE_QUESTION);
    /** What {@code RoutineFaults} calls the faults by which no number can be read. */
    private static final String REFUSED = ".*\\.(letter|past-long|fraction|letter-behind|cut-off)";

    /**
     * The solution refuses a word that is not a number, and an input that ends too soon. If an input breaks another
     * rule, the solution answers or refuses it. It reads words, so inputs of the same words are the same to it.
     */
    @TestFactory
    Stream<DynamicNode> invalidInputs() {
        return SelectedProblems.each(problem -> {
            List<Map.Entry<String, String>> faults = distinct(TestDataFolder.invalid(problem)).toList();
            return Stream.concat(
                    Stream.of(dynamicTest("2000000000 for the first number", () -> assertEnds(problem,
                            TestCases.samples(problem).get(0).readInput().replaceFirst("[0-9]+", "2000000000")))),
                    faults.stream().map(fault -> dynamicTest(fault.getKey(), fault.getKey().matches(REFUSED)
                            ? () -> assertThrows(InputException.class, () -> problem.main().run(fault.getValue()))
                            : () -> assertEnds(problem, fault.getValue()))));
        });
    }

    /** Checks that an empty file asks nothing where questions go on as long as there are any. Else it ends too soon. */
    @TestFactory
    Stream<DynamicNode> anEmptyFile() {
        return SelectedProblems.each(problem -> Stream.of(dynamicTest("empty", () -> {
            if (COUNTED.contains(problem.cases().frame())) {
                assertThrows(InputException.class, () -> problem.main().run(""));
            } else {
                assertEquals("", problem.main().run(""));
            }
        })));
    }

    /** Returns the first input of those that differ only in white space, with its name. */
    private static Stream<Map.Entry<String, String>> distinct(Map<String, String> inputs) {
        Set<String> seen = new HashSet<>();
        return inputs.entrySet().stream().filter(input -> seen.add(input.getValue().strip().replaceAll("\\s+", " ")));
    }

    private static void assertEnds(Problem problem, String input) {
        assertTimeoutPreemptively(Duration.ofSeconds(SECONDS), () -> {
            try {
                problem.main().run(input);
            } catch (InputException e) {
                assertFalse(e.getMessage().isBlank());
            }
        });
    }

    /** Spoils the last token of a sample: the answers before it are printed, each whole. */
    @TestFactory
    Stream<DynamicNode> answersBeforeABadPlace() {
        return SelectedProblems
                .each(problem -> TestCases.samples(problem).stream().map(sample -> dynamicTest(sample.toString(),
                        () -> {
                            ByteArrayOutputStream printed = new ByteArrayOutputStream();
                            byte[] input = withBadEnd(sample).getBytes(StandardCharsets.US_ASCII);
                            FastWriter out = new FastWriter(printed);
                            assertThrows(InputException.class, () -> problem.main().solve().accept(
                                    new FastReader(new ByteArrayInputStream(input)), out));
                            out.flush();
                            assertPrinted(problem, sample, printed.toString(StandardCharsets.US_ASCII));
                        })));
    }

    /** Starts a JVM. One problem is enough, as all have the same {@code main}. */
    @Test
    void statusAndMessage() {
        SelectedProblems.selected().stream().limit(1).forEach(MalformedInputTest::checkStatusAndMessage);
    }

    private static void checkStatusAndMessage(Problem problem) {
        TestCase sample = TestCases.samples(problem).get(0);
        Assumptions.assumeTrue(ProcessRunner.isSupported(), "processes are run under limits on Linux only");
        try (ProcessRunner runner = new ProcessRunner()) {
            Path input = runner.folder().resolve("input");
            DataFiles.write(input, withBadEnd(sample));
            Run run = runner.run(Invocation.of(List.of(OwnProgram.JAVA, "-cp",
                    problem.home().resolve("target/classes").toString(), problem.main().toString())).withInput(input),
                    RunLimits.ofTool(60_000));
            assertEquals(1, run.status(), "exit status");
            assertPrinted(problem, sample, run.output());
            assertTrue(run.errors().matches("[^\n]* expected [^\n]*, found \"x\"\\R"), run.errors());
        }
    }

    private static String withBadEnd(TestCase sample) {
        return sample.readInput().replaceFirst("\\S+\\s*\\z", "x\n");
    }

    /** Counts an answer as a line. Where a file holds one question only, nothing stands before its answer. */
    private static void assertPrinted(Problem problem, TestCase sample, String printed) {
        List<String> lines = printed.lines().toList();
        List<String> answers = sample.readOutput().lines().toList();
        boolean one = problem.cases().joined(List.of(sample.readInput())).isEmpty();
        assertTrue(one ? lines.isEmpty() : lines.size() >= answers.size() - 1, "printed: " + printed);
        assertEquals(answers.subList(0, lines.size()), lines);
        assertTrue(printed.isEmpty() || printed.endsWith("\n"), "cut off: " + printed);
    }
}
