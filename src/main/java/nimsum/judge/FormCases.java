package nimsum.judge;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.input.Cases;
import nimsum.input.Frame;
import nimsum.input.Question;
import nimsum.online.InputFormat;
import nimsum.online.JudgeEntry;
import nimsum.problem.Problem;

/**
 * The data of a problem in the form of a judge that asks otherwise than our files do. Where a file of ours asks more
 * than a file of the judge may, it is split, and some of the parts, evenly spread over it, stand for all of them.
 */
public record FormCases(Problem problem, JudgeEntry judge) {

    /** Each is a process of its own, and a file may have many thousands. */
    public static final int MAX_OF_A_FILE = 20;

    /**
     * Returns a case as a judge would have it: the same one, unless the judge has a form of its own. New files are made
     * in {@link Problem#madeData()}.
     */
    public Stream<TestCase> of(TestCase test) {
        return form(test).map(form -> inForm(form, test)).orElse(Stream.of(test));
    }

    /** Tells whether the judge wants another format than the problem. */
    public boolean isOwn() {
        return judge.form().isPresent();
    }

    /** Tells whether {@code Main} reads what the judge asks and prints its words. */
    public boolean isOfMain() {
        return judge.form().flatMap(InputFormat::solution).isEmpty() && judge.words().isEmpty();
    }

    /** Tells whether a file of the judge has several questions, each of which is answered by a line. */
    public boolean asksInLines(String input, String answer) {
        Cases cases = problem.cases();
        boolean isCounted = cases.frame() == Frame.COUNT && input.startsWith(answer.lines().count() + "\n");
        return !isOwn() && (isCounted || cases.lines(input, answer).isPresent());
    }

    private Optional<InputFormat> form(TestCase test) {
        return judge.form().filter(form -> !DataKind.isOf(judge, test));
    }

    private Stream<TestCase> inForm(InputFormat form, TestCase test) {
        List<Question> questions = questions(test.readInput(), test.readOutput());
        int max = form.maxQuestions();
        return firsts(questions.size(), max).mapToObj(first -> made(test,
                max < questions.size() ? ":" + (first + 1) : "", form.frame(), part(questions, first, max)));
    }

    /** Returns where the parts begin that stand for all. */
    private static IntStream firsts(int questions, int max) {
        int parts = (questions - 1) / max + 1;
        int chosen = Math.min(parts, MAX_OF_A_FILE);
        return IntStream.range(0, chosen)
                .map(i -> chosen == 1 ? 0 : max * (int) ((long) i * (parts - 1) / (chosen - 1)));
    }

    private static List<Question> part(List<Question> questions, int first, int max) {
        return questions.subList(first, Math.min(questions.size(), first + max));
    }

    private List<Question> questions(String input, String answer) {
        Cases cases = problem.cases();
        return cases.asked(judge.judge().name(), cases.questions(input, answer)).stream()
                .map(asked -> new Question(asked.text(), judge.inWords(asked.answer()))).toList();
    }

    /**
     * Returns one question of a file as a case of its own, whether or not it is one of those that stand for the file.
     *
     * @param number counted from 1
     * @throws UsageException if the file has no such question
     */
    public TestCase question(TestCase test, int number) {
        Optional<InputFormat> form = form(test);
        Cases cases = problem.cases();
        List<Question> questions = form.map(own -> questions(test.readInput(), test.readOutput()))
                .or(() -> cases.lines(test.readInput(), test.readOutput())).orElseThrow(() -> new UsageException(
                        "The questions of " + test + " are not a line each: leave out \":" + number + "\"."));
        if (number < 1 || number > questions.size()) {
            throw new UsageException(test + " has no question " + number + ". Its questions have the numbers 1 to "
                    + questions.size() + ".");
        }
        Question asked = questions.get(number - 1);
        Frame frame = form.map(InputFormat::frame).orElse(cases.frame());
        return made(test, ":" + number, frame, List.of(asked));
    }

    private TestCase made(TestCase test, String part, Frame frame, List<Question> questions) {
        Path folder = problem.made("testdata").resolve("forms").resolve(judge.judge().name());
        String name = test.name() + part;
        String file = name.replace(':', '-');
        TestCase made = new TestCase(name, folder.resolve(file + ".in"), folder.resolve(file + ".out"));
        Asked asked = Asked.in(frame, questions);
        DataFiles.write(made.input(), asked.input);
        DataFiles.write(made.output(), asked.answer);
        return made;
    }

    /**
     * Returns what the judge asks where our files ask this, and what it expects. Without a form of its own that is the
     * same.
     *
     * @param input asks no more than a file of the judge may
     */
    public Asked asked(String input, String answer) {
        return judge.form().map(form -> Asked.in(form.frame(), questions(input, answer)))
                .orElse(new Asked(input, answer));
    }

    /** Returns parts of a file of ours, in our form, each of which {@link #asked} may take. */
    public Stream<Asked> parts(TestCase test) {
        Cases cases = problem.cases();
        List<Question> ours = cases.questions(test.readInput(), test.readOutput());
        int each = cases.asked(judge.judge().name(), ours.subList(0, 1)).size();
        int max = Math.max(1, judge.form().orElseThrow().maxQuestions() / each);
        return firsts(ours.size(), max).mapToObj(first -> Asked.in(cases.frame(), part(ours, first, max)));
    }

    /** A file, and what has to be printed for it; each character one byte. */
    public record Asked(String input, String answer) {

        private static Asked in(Frame frame, List<Question> questions) {
            return new Asked(frame.file(questions.stream().map(Question::text).toList()),
                    questions.stream().map(question -> question.answer() + "\n").collect(Collectors.joining()));
        }
    }
}
