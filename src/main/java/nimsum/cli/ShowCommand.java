package nimsum.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import nimsum.problem.OnlineJudges;
import nimsum.problem.CheckoutException;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;
import nimsum.problem.TestCase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code scripts/show ID}: a problem as a judge states it. */
@Command(name = "scripts/show", description = {
        "Prints the statement of a problem, its limits and its samples, and no word of how to solve it. The README of "
                + "the problem goes on with hints, the idea and the theorems.",
        "", "Exit status: 0 done, 2 wrong usage.", ""}, footer = {"", "Examples:", "  scripts/show poj2311",
                "  scripts/show poj2311 | less"})
final class ShowCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Override
    public Integer call() {
        Problem problem = Problems.here().find(id);
        ProblemFile file = problem.file();
        PrintWriter out = spec.commandLine().getOut();
        out.println(file.title() + file.originalTitle().map(title -> " (" + title + ")").orElse(""));
        out.println();
        out.println(PlainText.of(statement(problem)));
        List<TestCase> samples = TestCase.of(problem, DataKind.SAMPLE);
        for (int i = 0; i < samples.size(); i++) {
            out.print("\nSample " + (i + 1) + ", input\n" + samples.get(i).readInput());
            out.print("\nSample " + (i + 1) + ", output\n" + samples.get(i).readOutput());
        }
        out.println("\nWhere to submit");
        for (Listing listing : file.judges()) {
            String closed = OnlineJudges.known().find(listing.judge()).closed()
                    .map(closure -> " (closed since " + closure.since() + ")").orElse("");
            out.println("  " + listing.judge() + ": " + listing.address() + closed);
        }
        out.flush();
        return 0;
    }

    /** The sections before the samples, whose explanations in the README tell more than one wants to know. */
    private static String statement(Problem problem) {
        String readme = DataFiles.readDocument(problem.folder().resolve("README.md"));
        int start = readme.indexOf("\n## Statement\n");
        int end = readme.indexOf("\n## Samples\n", start);
        if (start < 0 || end < 0) {
            throw new CheckoutException("the README of " + problem + " has no section Statement before its Samples");
        }
        return readme.substring(start, end);
    }
}
