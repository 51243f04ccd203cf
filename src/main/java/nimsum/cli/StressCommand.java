package nimsum.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import nimsum.judge.CompileErrorException;
import nimsum.judge.ComparedProgram;
import nimsum.judge.LocalJudge;
import nimsum.judge.Excerpt;
import nimsum.judge.Stress;
import nimsum.judge.Stress.Failure;
import nimsum.judge.Submission;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** <code>scripts/stress ID [FILE]</code>: random inputs against trusted programs. */
@Command(name = "scripts/stress", sortOptions = false, description = {
        "Compares a program with BruteForce on random small inputs that grow in size, then with Reference on "
                + Stress.LARGE_ROUNDS
                + " larger ones, up to the largest size, and on the secret cases, until one differs; "
                + "then prints the smallest input found, what both print, and the command that repeats it.",
        "",
        "FILE is run in a process of its own for each input, as scripts/judge does; it is no sandbox either.", "",
        "Exit status: 0 no difference, 1 a difference, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/stress poj2311", "  scripts/stress poj2311 my.cpp --seed 7 --rounds 1000"})
final class StressCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    private static final int ROUNDS_OF_OURS = 1000;
    private static final int ROUNDS_OF_PROCESSES = 200;

    @Mixin
    private JudgedProgram program;

    @Option(names = "--seed", paramLabel = "S", description = "Of the random inputs; else another one each time.")
    private long seed = new Random().nextInt(1_000_000);

    @Option(names = "--rounds", paramLabel = "N", description = "How many small inputs; else " + ROUNDS_OF_PROCESSES
            + ", or without FILE " + ROUNDS_OF_OURS + ".")
    private Integer rounds;

    @Override
    public Integer call() {
        Problem problem = program.problem();
        Optional<Submission> submission = program.submission();
        int count = JudgedProgram.positive("--rounds", rounds,
                submission.isPresent() ? ROUNDS_OF_PROCESSES : ROUNDS_OF_OURS);
        if (submission.isEmpty()) {
            return stress(problem, ComparedProgram.of(problem.main(), program.rules()), "Main", count);
        }
        try (LocalJudge judge = LocalJudge.compile(submission.get(), program.rules())) {
            return stress(problem, ComparedProgram.of(judge), submission.get().name(), count);
        } catch (CompileErrorException e) {
            spec.commandLine().getOut().println(e.getMessage() + "\nCompile Error");
            return 1;
        }
    }

    private int stress(Problem problem, ComparedProgram compared, String name, int count) {
        Stress stress = new Stress(problem, compared, seed);
        List<TestCase> secret = stress.secretCases();
        List<Supplier<Optional<Failure>>> attempts = new ArrayList<>();
        IntStream.range(0, count).forEach(round -> attempts.add(() -> stress.small(round, count)));
        IntStream.range(0, Stress.LARGE_ROUNDS).forEach(round -> attempts.add(() -> stress.large(round)));
        secret.forEach(test -> attempts.add(() -> stress.secret(test)));
        Optional<Failure> failure;
        try (Progress progress = Progress.start("Comparing", attempts.size())) {
            failure = attempts.stream().map(Supplier::get).peek(outcome -> progress.step()).flatMap(Optional::stream)
                    .findFirst();
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(failure.map(found -> describe(found, name))
                .orElseGet(() -> "No difference in " + count + " inputs of size 1 to " + stress.smallSize()
                        + " against BruteForce,\n" + Stress.LARGE_ROUNDS
                        + " inputs up to the largest size against Reference, and " + secret.size() + " secret cases."
                        + together(stress.onlyTogether())));
        out.println("Seed: " + seed + ", again: " + program.commandLine("scripts/stress") + " --seed " + seed
                + " --rounds " + count);
        out.flush();
        return failure.isPresent() ? 1 : 0;
    }

    private static String together(int cases) {
        return cases == 0
                ? ""
                : "\nIn " + cases + " of these cases it answers a question wrongly that it answers rightly alone;"
                        + " scripts/judge shows them.";
    }

    private static String describe(Failure failure, String name) {
        return failure.result().verdict() + " on this input, " + failure.origin() + ":\n"
                + Excerpt.lines(failure.input()) + "\n" + failure.trusted() + " prints:\n"
                + Excerpt.lines(failure.expected()) + "\n" + name + " prints:\n" + Excerpt.lines(failure.found()) + "\n"
                + failure.result().detail();
    }
}
