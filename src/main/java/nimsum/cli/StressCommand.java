package nimsum.cli;

import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import nimsum.judge.CompileErrorException;
import nimsum.judge.Contender;
import nimsum.judge.LocalJudge;
import nimsum.judge.Excerpt;
import nimsum.judge.Stress.Failure;
import nimsum.judge.Submission;
import nimsum.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** <code>scripts/stress ID [FILE]</code>: random small inputs against the brute force. */
@Command(name = "scripts/stress", sortOptions = false, description = {
        "Compares a program with BruteForce on random small inputs that grow in size, until one differs; then prints "
                + "the smallest input found, what both print, and the command that repeats it.",
        "",
        "FILE is run in a process of its own for each input, as scripts/judge does; it is no sandbox either.", "",
        "Exit status: 0 no difference, 1 a difference, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/stress poj2311", "  scripts/stress poj2311 my.cpp --seed 7 --rounds 1000"})
final class StressCommand implements Callable<Integer> {

    private static final int ROUNDS_OF_OURS = 1000;
    private static final int ROUNDS_OF_PROCESSES = 200;

    @Mixin
    private JudgedProgram program;

    @Option(names = "--seed", paramLabel = "S", description = "Of the random inputs; else another one each time.")
    private long seed = new Random().nextInt(1_000_000);

    @Option(names = "--rounds", paramLabel = "N", description = "How many inputs; else " + ROUNDS_OF_PROCESSES
            + ", or without FILE " + ROUNDS_OF_OURS + ".")
    private Integer rounds;

    public static void main(String[] args) {
        Commands.main(new StressCommand(), args);
    }

    @Override
    public Integer call() {
        Problem problem = program.problem();
        Optional<Submission> submission = program.submission();
        int count = JudgedProgram.positive("--rounds", rounds,
                submission.isPresent() ? ROUNDS_OF_PROCESSES : ROUNDS_OF_OURS);
        if (submission.isEmpty()) {
            return stress(problem, Contender.of(problem.main(), program.rules()), "Main", count);
        }
        try (LocalJudge judge = LocalJudge.compile(submission.get(), program.rules())) {
            return stress(problem, Contender.of(judge), submission.get().name(), count);
        } catch (CompileErrorException e) {
            System.out.println(e.getMessage() + "\nCompile Error");
            return 1;
        }
    }

    private int stress(Problem problem, Contender contender, String name, int count) {
        nimsum.judge.Stress stress = new nimsum.judge.Stress(problem, contender, seed);
        Optional<Failure> failure = Optional.empty();
        int round = 0;
        try (Progress progress = Progress.start("Comparing", count)) {
            while (failure.isEmpty() && round < count) {
                int size = stress.size(round++, count);
                failure = stress.attempt(size).map(found -> stress.shrink(found, size));
                progress.step();
            }
        }
        System.out.println(failure.map(found -> describe(found, name)).orElse("No difference."));
        System.out.println("Inputs: " + round + ", seed: " + seed + ", again: " + program.commandLine("scripts/stress")
                + " --seed " + seed + " --rounds " + count);
        return failure.isPresent() ? 1 : 0;
    }

    private static String describe(Failure failure, String name) {
        return failure.result().verdict() + " on this input, the smallest found:\n" + Excerpt.lines(failure.input())
                + "\nBruteForce prints:\n" + Excerpt.lines(failure.expected()) + "\n" + name + " prints:\n"
                + Excerpt.lines(failure.found()) + "\n" + failure.result().detail();
    }
}
