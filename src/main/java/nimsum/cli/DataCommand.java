package nimsum.cli;

import java.util.List;
import java.util.concurrent.Callable;
import nimsum.problem.CommittedData;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.ReadmeFacts;
import nimsum.theory.ProblemIndex;
import nimsum.theory.StudyPath;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** <code>scripts/data ID</code>: writes again what is made of a problem's sources. */
@Command(name = "scripts/data", description = {
        "Writes again what is made of a problem's sources, and prints what changed:",
        "testdata/ID/secret/ (the inputs that Cases names, and the answers of Reference to all),",
        "testdata/ID/tolerated/ (inputs past a bound that our solution answers, and the answers to all),",
        "testdata/ID/invalid/ (the faults that any format has, made of the first sample),",
        "what the problem's README repeats of problem.yaml and the samples, the index of problems in README.md, and",
        "what the texts say of the order of study.",
        "An input over 256 KiB is not written; a file with the digests of input and answer stands for it."}, footer = {
                "", "Example: scripts/data poj2311"})
final class DataCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", description = "the name of a folder in problems/")
    private String id;

    @Override
    public Integer call() {
        Problem problem = Problems.here().find(id);
        for (DataKind kind : List.of(DataKind.SECRET, DataKind.TOLERATED, DataKind.INVALID)) {
            CommittedData.withFiles(problem, kind, CommittedData.generated(problem, kind))
                    .forEach((name, input) -> report(
                            CommittedData.write(problem, kind, name, input.get()), kind.folder() + "/" + name));
        }
        report(ReadmeFacts.write(problem),
                "the title, ranges, limits and samples in problems/" + problem + "/README.md");
        report(ProblemIndex.write(Problems.here()), "the index in README.md");
        StudyPath.of(problem.home()).documents().forEach((document, text) -> {
            if (DataFiles.writeDocument(document, text)) {
                report(true, problem.home().relativize(document).toString());
            }
        });
        return 0;
    }

    private static void report(boolean changed, String what) {
        System.out.println((changed ? "written  " : "as it was ") + what);
    }
}
