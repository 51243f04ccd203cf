package nimsum.judge;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;

/**
 * The data of a problem in the form of a judge that asks one question a file: a file of many questions, a line each, is
 * split, and some of its questions, evenly spread over it, stand for all of them.
 */
public final class SingleCases {

    /** Each is a process of its own, and a file may have many thousands. */
    public static final int MAX_OF_A_FILE = 20;

    /**
     * The cases as a judge would have them: the same ones, unless it asks one question a file and they have more. The
     * files of single questions are made in {@link Problem#madeData()}.
     *
     * @param judge one of the problem's that runs a program
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
        int chosen = Math.min(count, MAX_OF_A_FILE); // Two at least.
        return IntStream.range(0, chosen).map(i -> (int) ((long) i * (count - 1) / (chosen - 1)))
                .mapToObj(line -> made(problem, test, line + 1, lines.questions().get(line) + "\n", answers.get(line)));
    }

    /**
     * One question of a file as a case of its own, whether or not it is one of those that stand for the file.
     *
     * @param line counted from 1
     * @throws UsageException if the file has no such question
     */
    public static TestCase question(Problem problem, String judge, TestCase test, int line) {
        String answer = test.readOutput();
        boolean alone = problem.at(judge).oneQuestion();
        QuestionLines lines = Optional.of(test.readInput()).filter(in -> alone || problem.file().linePerQuestion())
                .flatMap(input -> QuestionLines.of(input, answer)).orElseThrow(() -> new UsageException(
                        "The questions of " + test + " are not a line each: leave out \":" + line + "\"."));
        String question = lines.question(line).orElseThrow(() -> new UsageException(
                test + " has no question " + line + ": it has " + lines.questions().size() + "."));
        return made(problem, test, line, alone ? question + "\n" : lines.alone(question),
                answer.lines().toList().get(line - 1));
    }

    private static TestCase made(Problem problem, TestCase test, int line, String input, String answer) {
        Path folder = problem.madeData().resolve("single").resolve(test.name());
        TestCase made = new TestCase(test.name() + ":" + line, folder.resolve(line + ".in"),
                folder.resolve(line + ".out"));
        DataFiles.write(made.input(), input);
        DataFiles.write(made.output(), answer + "\n");
        return made;
    }
}
