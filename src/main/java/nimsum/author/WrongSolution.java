package nimsum.author;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import nimsum.judge.Verdict;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * A mistake in {@code wrong/}: a change of {@code Main}, or of another source of the problem.
 *
 * @param problem whose mistake it is
 * @param file that holds it
 * @param description why one makes it, on one line
 * @param program that makes it; a run may find what an earlier one left in its static fields
 * @param classes from which it is loaded anew
 * @param limit the time limit of the problem
 */
public record WrongSolution(Problem problem, Path file, String description, Program program, FreshClasses classes,
        Duration limit) {

    public static final String CAUGHT_BY_SAMPLES = "Even the samples catch it.";

    /**
     * All of a problem, in the order of their names, compiled.
     *
     * @throws CheckoutException if one is not as it should be
     */
    public static List<WrongSolution> of(Problem problem) {
        List<Patch> patches = files(problem).stream().map(Patch::read).toList();
        PatchedMains mains = new PatchedMains(problem, patches);
        FreshClasses classes = new FreshClasses(problem, PatchedMains.folder(problem));
        Duration limit = Duration.ofMillis(problem.file().limits().timeMs());
        return patches.stream().map(patch -> new WrongSolution(problem, patch.file(), patch.description(),
                classes.load(mains.className(patch)), classes, limit)).toList();
    }

    /** The files that hold the mistakes of a problem, in the order of their names. */
    public static List<Path> files(Problem problem) {
        Path folder = problem.folder().resolve("wrong");
        return Files.isDirectory(folder) ? DataFiles.names(folder).stream().map(folder::resolve).toList() : List.of();
    }

    /** What the mistake is called, after the file. */
    public String name() {
        return DataFiles.stem(file);
    }

    /** Whether it admits that it fails the samples. */
    public boolean caughtBySamples() {
        return description.contains(CAUGHT_BY_SAMPLES);
    }

    /** Whether it says that a judge's form of the problem makes it right. */
    public boolean isNoMistakeAt(String judge) {
        return description.contains(noMistakeAt(judge));
    }

    /** The sentence that says so. */
    public static String noMistakeAt(String judge) {
        return "No mistake at " + judge + ".";
    }

    /** How the mistake shows, by its description. */
    public Verdict verdict() {
        return Stream.of(Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR)
                .filter(verdict -> description.contains("Verdict: " + verdict + ".")).findFirst()
                .orElse(Verdict.WRONG_ANSWER);
    }

    /**
     * What a judge says of it on one case, by runs inside this JVM. Only where a warm program is wrong is one loaded
     * anew, and then that decides.
     */
    public Verdict verdictOn(TestCase test) {
        String input = test.readInput();
        Verdict warm = GuardedRun.of(program, input, limit).verdict(test.readOutput());
        return warm == Verdict.ACCEPTED || fresh().equals(program) ? warm : run(input).verdict(test.readOutput());
    }

    /** A run inside this JVM, under the time limit of the problem. As at a judge, nothing is left of an earlier run. */
    public GuardedRun run(String input) {
        return GuardedRun.of(fresh(), input, limit);
    }

    /** The program as it is before its first run. */
    Program fresh() {
        return classes.fresh(program);
    }
}
