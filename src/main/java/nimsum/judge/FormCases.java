package nimsum.judge;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.cases.Cases;
import nimsum.cases.Frame;
import nimsum.cases.Question;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Form;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;

/**
 * The data of a problem in the form of a judge that asks otherwise than our files do. Where a file of ours asks more
 * than a file of the judge may, it is split, and some of the parts, evenly spread over it, stand for all of them.
 */
public record FormCases(Problem problem, Listing judge) {

    /** Each is a process of its own, and a file may have many thousands. */
    public static final int MAX_OF_A_FILE = 20;

    /**
     * A case as a judge would have it: the same one, unless the judge has a form of its own. New files are made in
     * {@link Problem#madeData()}.
     */
    public Stream<TestCase> of(TestCase test) {
        return form(test).map(form -> inForm(form, test)).orElse(Stream.of(test));
    }

    private Optional<Form> form(TestCase test) {
        return judge.form().filter(form -> !test.isOf(judge));
    }

    private Stream<TestCase> inForm(Form form, TestCase test) {
        List<Question> questions = questions(form, test);
        int most = form.mostQuestions();
        int parts = (questions.size() - 1) / most + 1;
        int chosen = Math.min(parts, MAX_OF_A_FILE);
        return IntStream.range(0, chosen).map(i -> chosen == 1 ? 0 : (int) ((long) i * (parts - 1) / (chosen - 1)))
                .mapToObj(part -> {
                    int first = part * most;
                    List<Question> some = questions.subList(first, Math.min(questions.size(), first + most));
                    return made(test, parts == 1 ? "" : ":" + (first + 1),
                            form.frame().file(some.stream().map(Question::text).toList()), some);
                });
    }

    private List<Question> questions(Form form, TestCase test) {
        Map<String, String> words = form.words().orElse(Map.of());
        return problem.cases().questions(judge.judge().name(), test.readInput(), test.readOutput()).stream().map(
                question -> new Question(question.text(), words.getOrDefault(question.answer(), question.answer())))
                .toList();
    }

    /**
     * One question of a file as a case of its own, whether or not it is one of those that stand for the file.
     *
     * @param number counted from 1
     * @throws UsageException if the file has no such question
     */
    public TestCase question(TestCase test, int number) {
        Optional<Form> form = form(test);
        Cases cases = problem.cases();
        List<Question> questions = form.map(own -> questions(own, test))
                .or(() -> cases.lines(test.readInput(), test.readOutput())).orElseThrow(() -> new UsageException(
                        "The questions of " + test + " are not a line each: leave out \":" + number + "\"."));
        if (number < 1 || number > questions.size()) {
            throw new UsageException(test + " has no question " + number + ". Its questions have the numbers 1 to "
                    + questions.size() + ".");
        }
        Question asked = questions.get(number - 1);
        Frame frame = form.map(Form::frame).orElse(cases.frame());
        return made(test, ":" + number, frame.file(List.of(asked.text())), List.of(asked));
    }

    private TestCase made(TestCase test, String part, String input, List<Question> asked) {
        Path folder = problem.madeData().resolve("forms").resolve(judge.judge().name());
        String name = test.name() + part;
        String file = name.replace(':', '-');
        TestCase made = new TestCase(name, folder.resolve(file + ".in"), folder.resolve(file + ".out"));
        DataFiles.write(made.input(), input);
        DataFiles.write(made.output(),
                asked.stream().map(question -> question.answer() + "\n").collect(Collectors.joining()));
        return made;
    }
}
