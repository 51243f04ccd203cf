package nimsum.harness;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.judge.Verdict;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Program;
import nimsum.problem.TestCase;

/**
 * A mistake in <code>wrong/</code>: a change of <code>Main</code> (<code>.diff</code>) or a class of its own
 * (<code>.java</code>).
 *
 * @param problem
 *            whose mistake it is
 * @param file
 *            that holds it
 * @param description
 *            why one makes it, on one line
 * @param program
 *            that makes it
 * @param limit
 *            the time limit of the problem
 */
record WrongSolution(Problem problem, Path file, String description, Program program, Duration limit) {

    static final String CAUGHT_BY_SAMPLES = "Even the samples catch it.";

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/\\s*(?:public )?final class");

    /**
     * All of a problem, in the order of their names, compiled.
     *
     * @throws AssertionError
     *             if one is not as it should be
     */
    static List<WrongSolution> of(Problem problem) {
        List<Path> files = files(problem);
        Map<Path, Patch> patches = files.stream().filter(file -> !isClass(file))
                .collect(Collectors.toMap(Function.identity(), Patch::read));
        PatchedMains mains = new PatchedMains(problem, List.copyOf(patches.values()));
        Duration limit = Duration.ofMillis(problem.file().limits().timeMs());
        return files.stream().map(file -> {
            String name = Folder.stem(file);
            return isClass(file)
                    ? new WrongSolution(problem, file, comment(file), Program.of(problem.id() + ".wrong." + name),
                            limit)
                    : new WrongSolution(problem, file, patches.get(file).description(),
                            mains.program(patches.get(file)), limit);
        }).toList();
    }

    /** The files that hold the mistakes of a problem, in the order of their names. */
    static List<Path> files(Problem problem) {
        return Folder.files(problem.folder().resolve("wrong"));
    }

    /** What the mistake is called, after the file. */
    String name() {
        return Folder.stem(file);
    }

    /** Whether it admits that it fails the samples. */
    boolean caughtBySamples() {
        return description.contains(CAUGHT_BY_SAMPLES);
    }

    /** Whether it says that a judge's form of the problem makes it right. */
    boolean isNoMistakeAt(String judge) {
        return description.contains(noMistakeAt(judge));
    }

    /** The sentence that says so. */
    static String noMistakeAt(String judge) {
        return "No mistake at " + judge + ".";
    }

    /** How the mistake shows, by its description. */
    Verdict verdict() {
        return Stream.of(Verdict.TIME_LIMIT_EXCEEDED, Verdict.RUNTIME_ERROR)
                .filter(verdict -> description.contains("Verdict: " + verdict + ".")).findFirst()
                .orElse(Verdict.WRONG_ANSWER);
    }

    /** What a judge says of it on one case, from a run inside this JVM. */
    Verdict verdictOn(TestCase test) {
        return run(test.readInput()).verdict(test.readOutput());
    }

    /** A run inside this JVM, under the time limit of the problem. */
    GuardedRun run(String input) {
        return GuardedRun.of(program, input, limit);
    }

    /** Whether it exceeds the time limit, in a JVM of its own that can be ended. */
    boolean isTooSlowFor(TestCase test) {
        return !JavaProcess.endsInTime(problem, program.toString(), PatchedMains.folder(problem), test.readInput());
    }

    private static boolean isClass(Path file) {
        return file.toString().endsWith(".java");
    }

    private static String comment(Path file) {
        Matcher comment = COMMENT.matcher(DataFiles.readDocument(file));
        return Optional.of(comment).filter(Matcher::find)
                .map(found -> found.group(1).replaceAll("\\s+\\*?\\s*", " ").strip()).orElse("");
    }
}
