package nimsum.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.harness.run.ProblemCopy;
import nimsum.problem.DataFiles;
import nimsum.problem.TestCase;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Files of many questions for a judge that asks one: POJ, as if it did; Luogu asks as many as there are. */
class FormCasesTest extends ProblemCopy {

    @BeforeEach
    void askOneQuestion() {
        edit(copy.folder().resolve("problem.yaml"), "(address: http://poj.*)", "$1\n    form: {frame: ONE_QUESTION}");
    }

    @Test
    void aFewQuestionsAreSpreadOverTheFile() {
        assertEquals(IntStream.rangeClosed(1, 20).boxed().toList(), lines(20));
        List<Integer> lines = lines(191);
        assertEquals(IntStream.range(0, 20).mapToObj(i -> 1 + 10 * i).toList(), lines);
        assertEquals(List.of(1, 2), lines(2));
    }

    /** Which lines of a case of so many lines are asked; what they ask and answer is their own. */
    private List<Integer> lines(int count) {
        List<TestCase> single = FormCases.of(copy, "POJ", test(count)).toList();
        return single.stream().map(test -> {
            int line = Integer.parseInt(test.name().replaceFirst("^secret/" + count + ":", ""));
            assertEquals("2 " + line + "\n", test.readInput());
            assertEquals("answer" + line + "\n", test.readOutput());
            return line;
        }).toList();
    }

    @Test
    void whatNeedsNoSplittingStaysAsItIs() {
        assertEquals("secret/1", FormCases.of(copy, "POJ", test(1)).findFirst().orElseThrow().name());
        assertEquals(List.of(test(2)), FormCases.of(copy, "Luogu", test(2)).toList());
    }

    /** The second of 191 lines is not among the lines that are chosen to stand for the file. */
    @Test
    void everyQuestionOfAFileCanBeAskedAlone() {
        for (String judge : List.of("POJ", "Luogu")) {
            TestCase second = FormCases.question(copy, judge, test(191), 2);
            assertEquals(List.of("secret/191:2", "2 2\n", "answer2\n"),
                    List.of(second.name(), second.readInput(), second.readOutput()));
        }
    }

    @Test
    void otherFramesAndOtherWords() {
        edit(copy.folder().resolve("problem.yaml"), "(address: https.*)",
                "$1\n    form: {frame: COUNT, words: {answer2: two}, bounds: {q: 1..3}}");
        List<TestCase> parts = FormCases.of(copy, "Luogu", test(5)).toList();
        assertEquals(List.of("secret/5:1", "3\n2 1\n2 2\n2 3\n", "answer1\ntwo\nanswer3\n", "secret/5:4",
                "2\n2 4\n2 5\n", "answer4\nanswer5\n"),
                parts.stream().flatMap(part -> Stream.of(part.name(), part.readInput(), part.readOutput())).toList());
    }

    private TestCase test(int count) {
        Path input = home.resolve(count + ".in");
        Path output = home.resolve(count + ".out");
        DataFiles.write(input, lines("2 ", count));
        DataFiles.write(output, lines("answer", count));
        return new TestCase("secret/" + count, input, output);
    }

    private static String lines(String start, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(line -> start + line + "\n").collect(Collectors.joining());
    }
}
