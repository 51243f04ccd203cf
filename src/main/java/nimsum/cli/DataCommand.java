package nimsum.cli;

import java.util.concurrent.Callable;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.SecretData;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** <code>scripts/data ID</code>: writes the secret data of a problem anew. */
@Command(name = "scripts/data", description = {
        "Writes testdata/ID/secret/ anew: the inputs that Cases names, with the answers of Reference.",
        "An input over 256 KiB is not written; a file with the digests of input and answer stands for it."}, footer = {
                "", "Example: scripts/data poj2311"})
final class DataCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", description = "the name of a folder in problems/")
    private String id;

    public static void main(String[] args) {
        Commands.main(new DataCommand(), args);
    }

    @Override
    public Integer call() {
        Problem problem = Problems.here().find(id);
        problem.cases().named().forEach((name, input) -> {
            boolean changed = SecretData.write(problem, name, input.get());
            System.out.println((changed ? "written  " : "as it was ") + name);
        });
        return 0;
    }
}
