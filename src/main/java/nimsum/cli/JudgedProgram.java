package nimsum.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimsum.judge.JudgingRules;
import nimsum.judge.Submission;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.onlinejudge.OnlineJudges;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;
import nimsum.problem.UsageException;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The words of a command that say which program is judged, and by which limits. */
final class JudgedProgram {

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "A program: .java, .cpp, .cc, .cxx, .c, "
            + ".py or .kt. Without it, our own solution.")
    private Path file;

    @Option(names = "--judge", paramLabel = "NAME", description = "A judge of the problem, whose compilers, flags and rule "
            + "for white space count (default: the first).")
    private String judge;

    @Option(names = "--time-limit", paramLabel = "MS", description = "Milliseconds a case (default: those of the problem).")
    private Integer timeMillis;

    @Option(names = "--memory-limit", paramLabel = "KIB", description = "KiB (default: those of the problem).")
    private Integer memoryKib;

    @Option(names = "--std", paramLabel = "STD", description = "The standard, as in c++20 or gnu89, or the level of Java, as "
            + "in 17, in place of the judge's.")
    private String standard;

    Problem problem() {
        return Problems.here().find(id);
    }

    /** The program in the file; none if no file is named. */
    Optional<Submission> submission() {
        return Optional.ofNullable(file).map(Submission::ofFile);
    }

    JudgingRules rules() {
        Problem problem = problem();
        ProblemFile facts = problem.file();
        OnlineJudge judged = OnlineJudges.known().find(problem, judge == null ? facts.programJudge().judge() : judge);
        if (judged.callsMethod() && file != null && !file.toString().endsWith(".java")) {
            throw new UsageException(judged + " calls a method of a class, and here only one in Java can be called.");
        }
        Limits limits = facts.limits();
        return new JudgingRules(judged, new Limits(positive("--time-limit", timeMillis, limits.timeMs()),
                timeMillis == null ? limits.timeMsOthers() : Optional.empty(),
                positive("--memory-limit", memoryKib, limits.memoryKib())), problem.at(judged.name()).calls(),
                Optional.ofNullable(standard));
    }

    /** The command with these words, as one types it in a shell where the user stands now. */
    String commandLine(String script) {
        List<String> words = new ArrayList<>(List.of(script(script), id));
        Optional.ofNullable(file).map(Path::toString).map(JudgedProgram::quoted)
                .map(name -> name.startsWith("-") ? "./" + name : name)
                .ifPresent(words::add);
        Optional.ofNullable(judge).ifPresent(name -> words.add("--judge " + name));
        Optional.ofNullable(standard).ifPresent(name -> words.add("--std " + quoted(name)));
        Optional.ofNullable(timeMillis).ifPresent(limit -> words.add("--time-limit " + limit));
        Optional.ofNullable(memoryKib).ifPresent(limit -> words.add("--memory-limit " + limit));
        return String.join(" ", words);
    }

    private static String script(String name) {
        Path home = Problems.here().home();
        Path here = Path.of("").toAbsolutePath();
        return home.equals(here) ? name : quoted(home.resolve(name).toString());
    }

    /** A word as one types it in a shell. */
    static String quoted(String word) {
        return word.matches("[\\w./+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** The value of an option, or what counts where it is not given. */
    static int positive(String option, Integer value, int otherwise) {
        if (value != null && value <= 0) {
            throw new UsageException(option + " has to be positive, not " + value + ".");
        }
        return value == null ? otherwise : value;
    }
}
