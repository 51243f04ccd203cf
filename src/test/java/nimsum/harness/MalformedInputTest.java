package nimsum.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.InvalidInput;
import nimsum.cases.StrictText;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.util.InputException;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Malformed input ends in a message: no answer, no stack trace, no hang. */
class MalformedInputTest {

    private static final String RANGES = ": numbers have to be read with their ranges, as by in.nextInt(min, max)";

    @TestFactory
    Stream<DynamicNode> everyFault() {
        return SelectedProblems.each(problem -> malformed(problem).entrySet().stream()
                .map(fault -> dynamicTest(fault.getKey(), () -> {
                    String input = fault.getValue();
                    assertThrows(InvalidInput.class, () -> problem.cases().check(new StrictText(input)),
                            () -> problem + ": Cases accepts the first sample with this fault: " + fault.getKey());
                    assertThrows(InputException.class, () -> problem.main().run(input),
                            () -> problem + ": Main answers the first sample with this fault: " + fault.getKey()
                                    + RANGES);
                })));
    }

    /**
     * The solution refuses the invalid inputs too, except where only white space or the spelling of a number is not as
     * judges write it.
     */
    @TestFactory
    Stream<DynamicNode> invalidInputs() {
        return SelectedProblems
                .each(problem -> Folder.files(problem.data(DataKind.INVALID)).stream()
                        .filter(file -> !isLenient(problem, file))
                        .map(file -> dynamicTest(Folder.stem(file), () -> assertThrows(InputException.class,
                                () -> problem.main().run(DataFiles.read(file)),
                                () -> "Main answers " + file + RANGES))));
    }

    /** One fault of one problem in a JVM of its own: what a person sees. The others throw the same exception. */
    @Test
    void message() {
        Problem problem = SelectedProblems.selected().get(0);
        JavaProcess run = JavaProcess.run(problem, malformed(problem).get("letter for a number"));
        assertEquals(1, run.status(), "exit status");
        assertEquals("", run.output(), "standard output");
        assertTrue(run.messages().contains("expected"), run.messages());
        assertFalse(run.messages().contains("\tat "), run.messages());
    }

    private static boolean isLenient(Problem problem, Path file) {
        List<String> sample = words(FileChecks.samples(problem).get(0).readInput());
        return tolerates(problem, Folder.rule(file))
                || Folder.rule(file).matches("missing-blank|missing-newline|trailing-data|.*-not-a-number")
                || words(DataFiles.read(file)).equals(sample);
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static Map<String, String> malformed(Problem problem) {
        String sample = FileChecks.samples(problem).get(0).readInput();
        Map<String, String> faults = new LinkedHashMap<>();
        faults.put("empty", "");
        faults.put("10^6 blanks", " ".repeat(1_000_000));
        faults.put("10^6 line feeds", "\n".repeat(1_000_000));
        faults.put("letter for a number", sample.replaceFirst("[0-9]+", "x"));
        faults.put("letter behind a number", sample.replaceFirst("[0-9]+", "$0x"));
        faults.put("number past int", sample.replaceFirst("[0-9]+", "2147483648"));
        faults.put("number past long", sample.replaceFirst("[0-9]+", "9".repeat(30)));
        faults.put("negative number", sample.replaceFirst("[0-9]+", "-$0"));
        faults.put("NUL bytes", "\0".repeat(100));
        faults.put("NUL in front", "\0" + sample);
        faults.put("not ASCII", "\u00b2" + sample);
        faults.put("cut off", cutOff(problem, sample));
        return faults;
    }

    /** The longest beginning of a sample with a part missing, and not merely the last line feed or whole lines. */
    private static String cutOff(Problem problem, String sample) {
        return IntStream.iterate(sample.length() - 1, length -> length >= 0, length -> length - 1)
                .mapToObj(length -> sample.substring(0, length)).filter(cut -> isMalformed(problem, cut)).findFirst()
                .orElseThrow();
    }

    private static boolean isMalformed(Problem problem, String input) {
        try {
            problem.cases().check(new StrictText(input));
            return false;
        } catch (InvalidInput e) {
            return !e.rule().equals("missing-newline") && !tolerates(problem, e.rule());
        }
    }

    private static boolean tolerates(Problem problem, String rule) {
        return problem.cases().tolerated().keySet().stream()
                .anyMatch(name -> name.replaceFirst("\\..*", "").equals(rule));
    }
}
