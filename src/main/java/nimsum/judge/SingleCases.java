package nimsum.judge;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;

/**
 * The data of a problem in the form of a judge that asks one question a file: a file of many questions, a line each, is split,
 * and some of its questions, evenly spread over it, stand for all of them.
 */
public final class SingleCases {

    /** Each is a process of its own, and a file may have many thousands. */
    public static final int MAX_OF_A_FILE = 20;

    /**
     * The cases as a judge would have them: the same ones, unless it asks one question a file and they have more. The files of
     * single questions are made in {@link Problem#madeData()}.
     *
     * @param judge
     *            one of the problem's that runs a program
     */
    public static Stream<TestCase> of(Problem problem, String judge, TestCase test) {
        return problem.at(judge).oneQuestion() ? split(problem, test) : Stream.of(test);
    }

    private static Stream<TestCase> split(Problem problem, TestCase test) {
        String answer = test.readOutput();
        QuestionLines lines = QuestionLines.of(test.readInput(), answer).orElseThrow();
        List<String> answers = answer.lines().toList();
        int count = lines.questions().size();
        if (count == 1) {
            return Stream.of(test);
        }
        Path folder = problem.madeData().resolve("single").resolve(test.name());
        int chosen = Math.min(count, MAX_OF_A_FILE); // Two at least.
        return IntStream.range(0, chosen).map(i -> (int) ((long) i * (count - 1) / (chosen - 1)))
                .mapToObj(line -> {
                    Path input = folder.resolve(line + 1 + ".in");
                    Path output = folder.resolve(line + 1 + ".out");
                    DataFiles.write(input, lines.questions().get(line) + "\n");
                    DataFiles.write(output, answers.get(line) + "\n");
                    return new TestCase(test.name() + ":" + (line + 1), input, output);
                });
    }
}
