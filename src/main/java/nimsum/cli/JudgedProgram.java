package nimsum.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nimsum.judge.Rules;
import nimsum.judge.Submission;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Limits;
import nimsum.problem.Problems;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The words of a command that say which program is judged, and by which limits. */
final class JudgedProgram {

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "A program: .java, .cpp, .c or .py. "
            + "Without it, our own solution.")
    private Path file;

    @Option(names = "--time-limit", paramLabel = "MS", description = "Milliseconds a case; else those of the problem.")
    private Integer timeMillis;

    @Option(names = "--memory-limit", paramLabel = "KIB", description = "KiB; else those of the problem.")
    private Integer memoryKib;

    Problem problem() {
        return Problems.here().find(id);
    }

    /** The program in the file; none if no file is named. */
    Optional<Submission> submission() {
        try {
            return Optional.ofNullable(file).map(Submission::ofFile);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    Rules rules() {
        Rules rules = Rules.of(problem());
        Limits limits = rules.limits();
        return new Rules(rules.judge(), new Limits(positive("--time-limit", timeMillis, limits.timeMillis()),
                positive("--memory-limit", memoryKib, limits.memoryKib())));
    }

    /** The command with these words, as one types it in a shell. */
    String commandLine(String script) {
        List<String> words = new ArrayList<>(List.of(script, id));
        Optional.ofNullable(file).map(JudgedProgram::quoted).ifPresent(words::add);
        Optional.ofNullable(timeMillis).ifPresent(limit -> words.add("--time-limit " + limit));
        Optional.ofNullable(memoryKib).ifPresent(limit -> words.add("--memory-limit " + limit));
        return String.join(" ", words);
    }

    private static String quoted(Path path) {
        String name = path.toString();
        return name.matches("[\\w./+-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
    }

    /** The value of an option, or what counts where it is not given. */
    static int positive(String option, Integer value, int otherwise) {
        if (value != null && value <= 0) {
            throw new UsageException(option + " has to be positive, not " + value + ".");
        }
        return value == null ? otherwise : value;
    }
}
