package nimsum.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimsum.errors.UsageException;
import nimsum.judge.JudgingRules;
import nimsum.judge.ShellWord;
import nimsum.judge.Submission;
import nimsum.online.CalledMethod;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The words of a command that say which program is judged, and by which limits. */
final class ProgramOptions {

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "A program: .java, .cpp, .cc, .cxx, .c, "
            + ".py or .kt. Without FILE, our own solution is judged.")
    private Path file;

    @Option(names = "--judge", paramLabel = "NAME", description = "A judge of the problem, whose compilers, flags and rule "
            + "for white space count (default: the first).")
    private String judge;

    @Option(names = "--time-limit", paramLabel = "MS", description = "The time limit for each case, in milliseconds (default: that of the problem).")
    private Integer timeMillis;

    @Option(names = "--memory-limit", paramLabel = "KIB", description = "The memory limit in KiB (default: that of the problem).")
    private Integer memoryKib;

    @Option(names = "--std", paramLabel = "STD", description = "The standard (such as c++20 or gnu89) or the level of Java "
            + "(such as 17) in place of the judge's.")
    private String standard;

    Problem problem() {
        return Problems.here().find(id);
    }

    Optional<Submission> submission() {
        return Optional.ofNullable(file).map(Submission::ofFile);
    }

    JudgingRules rules() {
        Problem problem = problem();
        JudgeEntry judged = judge == null ? problem.file().programJudge() : problem.at(judge);
        if (judged.judge().callsMethod() && file != null && !file.toString().endsWith(".java")) {
            throw new UsageException(judged.judge() + " calls a method of a class, which works here only for Java.");
        }
        checkForm(problem, judged);
        Limits limits = problem.limits(judged);
        return new JudgingRules(judged, new Limits(positive("--time-limit", timeMillis, limits.timeMs()),
                timeMillis == null ? limits.timeMsOthers() : Optional.empty(),
                positive("--memory-limit", memoryKib, limits.memoryKib())),
                Optional.ofNullable(standard));
    }

    /** Refuses a class that another judge of the problem asks for, to call a method of it. */
    private void checkForm(Problem problem, JudgeEntry judged) {
        Optional<String> main = submission().flatMap(Submission::mainClass);
        problem.file().judges().stream().filter(other -> !other.equals(judged) && main.isPresent())
                .filter(other -> other.calls().map(CalledMethod::className).equals(main)).findFirst()
                .ifPresent(other -> {
                    throw new UsageException(other.judge() + " asks for the class " + main.get() + ". Add --judge "
                            + ShellWord.quoted(other.judge().name()) + ".");
                });
    }

    /** Returns the command with these words, as one types it in a shell where the user stands now. */
    String commandLine(String script) {
        List<String> words = new ArrayList<>(List.of(script(script), id));
        Optional.ofNullable(file).map(Path::toString).map(ShellWord::file).ifPresent(words::add);
        Optional.ofNullable(judge).ifPresent(name -> words.add("--judge " + ShellWord.quoted(name)));
        Optional.ofNullable(standard).ifPresent(name -> words.add("--std " + ShellWord.quoted(name)));
        Optional.ofNullable(timeMillis).ifPresent(limit -> words.add("--time-limit " + limit));
        Optional.ofNullable(memoryKib).ifPresent(limit -> words.add("--memory-limit " + limit));
        return String.join(" ", words);
    }

    private static String script(String name) {
        Path home = Problems.here().home();
        Path here = Path.of("").toAbsolutePath();
        return home.equals(here) ? name : ShellWord.quoted(home.resolve(name).toString());
    }

    /** Returns the value of an option, or what counts where it is not given. */
    static int positive(String option, Integer value, int otherwise) {
        if (value != null && value <= 0) {
            throw new UsageException(option + " has to be positive, not " + value + ".");
        }
        return value == null ? otherwise : value;
    }
}
