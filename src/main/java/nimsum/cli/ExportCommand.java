package nimsum.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import nimsum.errors.UsageException;
import nimsum.export.Archive;
import nimsum.export.ProblemPackage;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code scripts/export ID [--output DIR] [--force]}, {@code scripts/export --all}: problem packages. */
@Command(name = "scripts/export", description = {
        "Writes a problem as an ICPC problem package in the legacy format: the folder DIR/ID for problemtools, and the "
                + "same files as DIR/ID.zip for DOMjudge and Hydro.",
        "", "Exit status: 0 done, 1 failed, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/export poj2311", "  scripts/export --all --output packages"})
final class ExportCommand implements Callable<Integer> {

    @ArgGroup(multiplicity = "1")
    private Selection selection;

    @Option(names = "--output", paramLabel = "DIR", description = "The folder of the packages (default: target/export).")
    private Path output;

    @Option(names = "--force", description = "Replaces what stands at DIR/ID and DIR/ID.zip.")
    private boolean force;

    @Override
    public Integer call() throws IOException {
        Problems here = Problems.here();
        List<Problem> problems = selection.problems();
        Path target = output == null ? here.home().resolve("target/export") : output;
        for (Problem problem : problems) {
            refuseToOverwrite(target.resolve(problem.id()));
            refuseToOverwrite(target.resolve(problem + ".zip"));
        }
        try (Progress progress = Progress.start("Exporting", problems.size())) {
            for (Problem problem : problems) {
                Path folder = target.resolve(problem.id());
                FileUtils.deleteDirectory(folder.toFile());
                ProblemPackage.write(problem, folder).forEach(name -> System.err.println(problem + ": without " + name
                        + ", because no case refutes it by a wrong answer or a runtime error."));
                Archive.write(folder, target.resolve(problem + ".zip"));
                progress.step();
            }
        }
        System.err.println(problems.size() + (problems.size() == 1 ? " package in " : " packages in ") + target);
        return 0;
    }

    private void refuseToOverwrite(Path path) {
        if (!force && Files.exists(path) && !(Files.isDirectory(path) && DataFiles.names(path).isEmpty())) {
            throw new UsageException(path + " is there already. Name another folder, or replace it by --force.");
        }
    }
}
