package nimsum.harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import nimsum.author.SmallInputs;
import nimsum.cases.Cases;
import nimsum.harness.run.Deep;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.Program;
import nimsum.problem.ReadmeFacts;
import nimsum.problem.TestCase;

/** What has to be true of the files of a problem; what is not is an {@code AssertionError}. */
final class FileChecks {

    /** Every input and every answer that isn't empty ends in a line feed. */
    static void checkFinalNewlines(Problem problem) {
        cases(problem).forEach(test -> {
            assertTrue(test.readInput().endsWith("\n"), test.input() + " has no final newline");
            String answer = test.readOutput();
            assertTrue(answer.isEmpty() || answer.endsWith("\n"), test.output() + " has no final newline");
        });
    }

    /** Cases accepts every input that has an answer. One that is not committed was checked when it was made. */
    static void checkValidity(Problem problem) {
        cases(problem).filter(test -> Deep.ON || SecretDataTest.isCommitted(problem, test))
                .forEach(test -> problem.cases().check(test.readInput()));
    }

    /** Cases draws the largest legal input where it is asked for a larger one; scripts/stress relies on that. */
    static void checkLargestRandom(Cases cases) {
        cases.check(cases.random(new Random(1), 1 << 30));
    }

    /**
     * What Cases calls the largest input, or a part of it, grows, in the order of {@link SmallInputs}, and the first
     * part is legal. The whole, and whether all are legal, is looked at in a deep run.
     */
    static void checkLargest(Cases cases) {
        String half = "";
        for (int eighths : Cases.EIGHTHS.subList(0, Deep.size(2, 4))) {
            String input = cases.largest(eighths);
            if (Deep.ON || eighths == 1) {
                cases.check(input);
            }
            assertTrue(SmallInputs.SMALLER.compare(half, input) < 0,
                    "largest(" + eighths + ") is not larger than with half as many eighths");
            half = input;
        }
    }

    /**
     * Where problem.yaml says that each line is a question, each has its line in the answer, up to one that ends the
     * input.
     */
    static void checkLinesPerQuestion(Problem problem) {
        cases(problem).filter(test -> problem.file().linePerQuestion()).forEach(test -> {
            long more = test.readInput().lines().count() - test.readOutput().lines().count();
            assertTrue(more == 0 || more == 1, problem + ": line-per-question, but " + test + " has " + more
                    + " more lines of input than of output");
        });
    }

    /** A judge with a form of its own has samples in it, on which the class for it prints the answers. */
    static void checkForms(Problem problem) {
        for (Listing judge : problem.file().judges()) {
            judge.form().ifPresent(form -> {
                List<TestCase> samples = TestCase.samples(problem, judge.judge()).stream()
                        .filter(test -> test.isOf(judge.judge()) || test.readOutput().lines().count() == 1).toList();
                assertFalse(samples.isEmpty(), problem + ": no sample in the form of " + judge.judge());
                samples.forEach(test -> assertEquals(test.readOutput(),
                        Program.of(problem + "." + judge.solution()).run(test.readInput()),
                        () -> problem + " at " + judge.judge() + ", " + test));
            });
        }
    }

    /** The README repeats problem.yaml and the samples. */
    static void checkReadmeFacts(Problem problem) {
        String text = DataFiles.readDocument(problem.folder().resolve("README.md"));
        assertTrue(text.equals(ReadmeFacts.made(problem)), () -> "problems/" + problem
                + "/README.md repeats something that the files say otherwise: scripts/data " + problem
                + " mends it");
    }

    private static Stream<TestCase> cases(Problem problem) {
        return Stream.of(DataKind.SAMPLE, DataKind.SECRET).flatMap(kind -> TestCase.of(problem, kind).stream());
    }
}
