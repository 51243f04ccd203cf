package nimsum.harness;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.cases.InvalidInput;
import nimsum.cases.StrictText;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;

/**
 * A class in <code>wrong/</code>.
 *
 * @param problem
 *            whose mistake it is
 * @param name
 *            of the class
 * @param comment
 *            of the class, on one line
 */
record WrongSolution(Problem problem, String name, String comment) {

    /** How a mistake shows. */
    enum Verdict {
        WRONG_ANSWER, RUNTIME_ERROR, TIME_LIMIT_EXCEEDED
    }

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/\\s*(?:public )?final class");

    /** All of a problem, in the order of their names. */
    static List<WrongSolution> of(Problem problem) {
        return Folder.files(problem.folder().resolve("wrong")).stream().map(file -> {
            Matcher comment = COMMENT.matcher(DataFiles.readDocument(file));
            return new WrongSolution(problem, Folder.stem(file),
                    comment.find() ? comment.group(1).replaceAll("\\s+\\*?\\s*", " ").strip() : "");
        }).toList();
    }

    /** What its author believed: the first sentence of the comment. */
    String belief() {
        return comment.replaceFirst("\\. .*", ".");
    }

    /** Whether the comment says that even the samples catch it. */
    boolean caughtBySamples() {
        return comment.contains("Even the samples catch it.");
    }

    /** How the comment says that the mistake shows. */
    Verdict verdict() {
        if (comment.contains("Verdict: Time Limit Exceeded.")) {
            return Verdict.TIME_LIMIT_EXCEEDED;
        }
        return comment.contains("Verdict: Runtime Error.") ? Verdict.RUNTIME_ERROR : Verdict.WRONG_ANSWER;
    }

    /** Whether a case rejects it in that way. A program that is too slow is tried on the largest inputs alone. */
    boolean isRejected(TestCase test) {
        String className = problem.id() + ".wrong." + name;
        return switch (verdict()) {
            case WRONG_ANSWER -> {
                GuardedRun run = GuardedRun.of(className, test.readInput());
                yield run.failure().isEmpty() && !run.output().equals(test.readOutput());
            }
            case RUNTIME_ERROR -> GuardedRun.of(className, test.readInput()).failure().isPresent();
            case TIME_LIMIT_EXCEEDED -> test.name().matches("secret/9\\d-.*")
                    && !JavaProcess.endsWithin(Duration.ofMillis(problem.file().limits().timeMillis()), className,
                            test.readInput());
        };
    }

    /** The valid inputs among the code in its pitfall, in the README; none if it is not the answer that is wrong. */
    List<String> statedInputs() {
        if (verdict() == Verdict.TIME_LIMIT_EXCEEDED) {
            return List.of();
        }
        String pitfalls = Readme.of(problem).section("Pitfalls");
        String pitfall = pitfalls.substring(pitfalls.indexOf("(wrong/" + name + ".java)")).lines()
                .takeWhile(line -> !line.isBlank()).collect(Collectors.joining(" "));
        // A table or a list without blank lines goes on with the next mistake.
        String own = pitfall.replaceFirst("(?<=.)\\(wrong/.*", "");
        return CODE.matcher(own).results().map(code -> code.group(1).replaceAll(" ?/ ?", "\n") + "\n")
                .filter(this::isValid).toList();
    }

    /** Whether it answers otherwise than the solution. */
    boolean isRefutedBy(String input) {
        GuardedRun run = GuardedRun.of(problem.id() + ".wrong." + name, input);
        return run.failure().isPresent() || !run.output().equals(problem.main().run(input));
    }

    private boolean isValid(String input) {
        try {
            problem.cases().check(new StrictText(input));
            return true;
        } catch (InvalidInput e) {
            return false;
        }
    }
}
