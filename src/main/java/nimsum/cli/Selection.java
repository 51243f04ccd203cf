package nimsum.cli;

import java.util.List;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The problems that a command is about: one, or all of them. */
final class Selection {

    @Parameters(paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Option(names = "--all", required = true, description = "Every problem.")
    private boolean all;

    boolean isAll() {
        return all;
    }

    List<Problem> problems() {
        Problems here = Problems.here();
        return all ? here.all() : List.of(here.find(id));
    }
}
