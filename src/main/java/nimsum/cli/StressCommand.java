package nimsum.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.author.Suspects;
import nimsum.data.TestCase;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.judge.CaseResult;
import nimsum.judge.CompileErrorException;
import nimsum.judge.Excerpt;
import nimsum.judge.FormCases;
import nimsum.judge.Judge;
import nimsum.judge.JudgeReport;
import nimsum.judge.JudgingRules;
import nimsum.judge.ShellWord;
import nimsum.judge.Submission;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.stress.Stress;
import nimsum.stress.Stress.Failure;
import nimsum.util.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code scripts/stress ID [FILE]}: random inputs against trusted programs. */
@Command(name = "scripts/stress", sortOptions = false, description = {
        "Compares a program with BruteForce on random small inputs that grow in size, then with Reference on "
                + Stress.LARGE_ROUNDS
                + " larger ones, up to the largest size, and on the secret cases, until one differs. "
                + "Makes that input as small as it can, writes it to target/stress/ID, and prints it, what both programs "
                + "print, and the command that runs yours on it again, and names a known mistake that answers everything as yours "
                + "does. "
                + "Inputs and answers are in the form of the judge.",
        "",
        "FILE is run in a process of its own for each input, as scripts/judge does. That is not a sandbox.", "",
        "Exit status: 0 no difference, 1 a difference, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/stress poj2311", "  scripts/stress poj2311 my.cpp --seed 7 --rounds 1000",
                "  scripts/stress poj2311 my.cpp --input my.in"})
final class StressCommand implements Callable<Integer> {

    private static final int ROUNDS_OF_OURS = 1000;
    private static final int ROUNDS_OF_PROCESSES = 200;

    @Mixin
    private ProgramOptions program;

    @Option(names = "--seed", paramLabel = "S", description = "Seed of the random inputs. Without it, each run uses a new seed.")
    private Long seed;

    @Option(names = "--rounds", paramLabel = "N", description = "Number of small inputs (default: "
            + ROUNDS_OF_PROCESSES
            + ", or without FILE " + ROUNDS_OF_OURS + ").")
    private Integer rounds;

    @Option(names = "--input", paramLabel = "PATH", description = "Compare with Reference on this input only.")
    private Path input;

    @Override
    public Integer call() {
        if (input != null && (seed != null || rounds != null)) {
            throw new UsageException("--input takes the place of --seed and --rounds.");
        }
        Problem problem = program.problem();
        JudgingRules rules = program.rules();
        FormCases form = new FormCases(problem, rules.entry());
        Optional<Submission> submission = program.submission();
        if (input != null && form.isOwn() && submission.isEmpty()) {
            throw new UsageException("--input needs FILE here, because " + rules.judge() + " has a form of its own.");
        }
        int count = ProgramOptions.positive("--rounds", rounds,
                submission.isPresent() ? ROUNDS_OF_PROCESSES : ROUNDS_OF_OURS);
        if (submission.isEmpty()) {
            Program ours = problem.solution(rules.entry());
            return stress(form, (in, answer) -> Judge.judge(ours, rules, in, answer), ours.toString(), count);
        }
        try (Judge judge = Judge.compile(submission.get(), rules)) {
            return stress(form, judge::judge, submission.get().name(), count);
        } catch (CompileErrorException e) {
            System.out.println(e.getMessage() + "\nCompile Error");
            return 1;
        }
    }

    private int stress(FormCases form, BiFunction<String, String, CaseResult> compared, String name, int count) {
        long drawn = seed == null ? new Random().nextInt(1_000_000) : seed;
        Stress stress = new Stress(form, compared, drawn);
        Optional<Failure> failure = input == null
                ? search(stress, count).map(found -> shrunk(stress, found))
                : given(stress, form);
        System.out.println(
                failure.map(found -> describe(found, form, name)).orElseGet(() -> agreement(stress, form, count)));
        failure.filter(found -> found.result().verdict() == Verdict.WRONG_ANSWER)
                .flatMap(found -> Suspects.likeness(form, stress.shortRuns())).ifPresent(System.out::println);
        if (input == null) {
            System.out
                    .println("Seed: " + drawn + ", again: " + program.commandLine("scripts/stress") + " --seed " + drawn
                            + " --rounds " + count);
        }
        if (failure.isPresent()) {
            String file = JudgeReport.shown(input == null ? saved(form.problem(), failure.get()) : input);
            System.out.println("Input: " + file + ", again: " + program.commandLine("scripts/stress") + " --input "
                    + ShellWord.file(file));
        }
        return failure.isPresent() ? 1 : 0;
    }

    private Optional<Failure> given(Stress stress, FormCases form) {
        // An editor may have left out the newline at the end or have written CRLF, which no solution minds.
        String text = DataFiles.readNamed(input).replace("\r\n", "\n").replaceFirst("[^\n]\\z", "$0\n");
        try {
            return stress.given(text, input.toString());
        } catch (InputException e) {
            throw new UsageException(input + " is not an input of " + form.problem() + " in the form of "
                    + form.judge().judge() + ": " + e.getMessage());
        }
    }

    private static Optional<Failure> search(Stress stress, int count) {
        List<TestCase> secretCases = stress.secretCases();
        // Made one after the other: a list of billions of rounds would not fit the memory.
        Stream<Optional<Failure>> attempts = Stream.concat(
                IntStream.range(0, count).mapToObj(round -> stress.small(round, count)),
                Stream.concat(IntStream.range(0, Stress.LARGE_ROUNDS).mapToObj(stress::large),
                        secretCases.stream().map(stress::secret)));
        long steps = (long) count + Stress.LARGE_ROUNDS + secretCases.size();
        try (Progress progress = Progress.start("Comparing", steps)) {
            return attempts.peek(attempt -> progress.step()).flatMap(Optional::stream).findFirst();
        }
    }

    private static Failure shrunk(Stress stress, Failure failure) {
        try (Progress progress = Progress.start("Shrinking", Stress.SHRINKING_RUNS)) {
            return stress.shrunk(failure, progress::step);
        }
    }

    /** Writes the input to a file named by its hash, so that no other one is overwritten. */
    private static Path saved(Problem problem, Failure failure) {
        Path file = problem.made("stress").resolve(String.format(Locale.ROOT, "%08x.in", failure.input().hashCode()));
        DataFiles.write(file, failure.input());
        return file;
    }

    private String agreement(Stress stress, FormCases form, int count) {
        return input != null
                ? "No difference. " + trusted(form, "Reference") + " the same."
                : "No difference in " + count + " inputs of size 1 to " + stress.smallSize() + " against BruteForce,\n"
                        + Stress.LARGE_ROUNDS + " inputs up to the largest size against Reference, and "
                        + stress.secretCases().size() + " secret cases"
                        + (form.isOwn() ? ",\nall in the form of " + form.judge().judge() : "") + "."
                        + together(stress.onlyTogether());
    }

    private static String trusted(FormCases form, String program) {
        return form.isOwn() ? form.judge().judge() + " expects" : program + " prints";
    }

    private static String together(int cases) {
        return cases == 0
                ? ""
                : "\nIn " + cases + " of these cases the program answers a question wrongly that it answers rightly"
                        + " alone. scripts/judge shows them.";
    }

    private static String describe(Failure failure, FormCases form, String name) {
        String errors = failure.result().errors();
        return failure.result().verdict() + " on this input, " + failure.origin() + ":\n"
                + Excerpt.lines(failure.input()) + "\n"
                + trusted(form, failure.trusted().name()) + ":\n"
                + printed(Excerpt.lines(failure.expected())) + "\n" + name + " prints:\n"
                + printed(Excerpt.lines(failure.result().output())) + "\n"
                + (errors.isBlank() ? "" : "and on standard error:\n" + errors + "\n")
                + failure.result().detail();
    }

    private static String printed(String lines) {
        return lines.isEmpty() ? "(nothing)" : lines;
    }
}
