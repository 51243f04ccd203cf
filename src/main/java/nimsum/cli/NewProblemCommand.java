package nimsum.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import nimsum.author.NewProblem;
import nimsum.author.Unfinished;
import nimsum.data.DataKind;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scripts/new-problem ID}: an empty problem. */
@Command(name = "scripts/new-problem", description = {
        "Makes the folders and files of a new problem. Its tests fail until it is done.",
        "Nothing that exists is changed."}, footer = {"", "Examples:", "  scripts/new-problem hdu3544",
                "  scripts/new-problem hdu3544 --like hdu1536", "  scripts/new-problem hdu3544 --left",
                "  scripts/new-problem --left"})
final class NewProblemCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", arity = "0..1", description = "The name of the problem, which becomes a package: lower-case letters and digits, beginning with a letter.")
    private String id;

    @Option(names = "--left", description = "List what is left to write of it. Without ID, list this of all problems.")
    private boolean left;

    @Option(names = "--like", paramLabel = "OTHER", description = "Copy the files of another problem, except its samples and "
            + "secret data, in place of those of a small game.")
    private String like;

    @Override
    public Integer call() throws IOException {
        if (left) {
            return list(id == null ? Problems.here().all() : List.of(Problems.here().find(id)));
        }
        if (id == null) {
            throw new UsageException("Which problem? scripts/new-problem ID makes it.");
        }
        Problem problem = new Problem(Problems.here().home(), id);
        return make(problem,
                like == null ? NewProblem.skeleton(problem) : NewProblem.like(problem, Problems.here().find(like)));
    }

    private static int list(List<Problem> problems) {
        int status = ExitCode.OK;
        for (Problem problem : problems) {
            List<String> todo = Unfinished.left(problem);
            if (!todo.isEmpty()) {
                System.out.println(problem + ": still to be written, in this order, until no file says TODO:\n  "
                        + String.join("\n  ", todo) + "\nmvn test -Dproblem=" + problem + " tests what is written.");
                status = ExitCode.SOFTWARE;
            }
        }
        if (status == ExitCode.OK) {
            System.out.println("Nothing is left to write.");
        }
        return status;
    }

    private int make(Problem problem, Map<Path, String> files) throws IOException {
        checkName(problem.home());
        List<Path> folders = NewProblem.folders(id);
        try {
            files.forEach((file, text) -> DataFiles.writeDocument(problem.home().resolve(file), text));
            Files.createDirectories(DataKind.SAMPLE.in(problem));
            Files.createDirectories(problem.folder().resolve("wrong"));
        } catch (IOException | RuntimeException e) {
            folders.forEach(folder -> FileUtils.deleteQuietly(problem.home().resolve(folder).toFile()));
            throw e;
        }
        folders.stream().filter(folder -> Files.exists(problem.home().resolve(folder))).forEach(System.out::println);
        System.err.println("Put the samples into " + problem.home().relativize(DataKind.SAMPLE.in(problem))
                + " as 1.in and 1.out. scripts/new-problem " + id
                + " --left says what is left.\n.github/CONTRIBUTING.md tells how to write it.");
        return ExitCode.OK;
    }

    private void checkName(Path home) {
        if (!id.matches("[a-z][a-z0-9]*") || !SourceVersion.isName(id)) {
            throw new UsageException("\"" + id
                    + "\" cannot be the name of a problem, because the name becomes a package. It has "
                    + "to consist of lower-case letters and digits, to begin with a letter, and not to be a word of Java.");
        }
        if (ModuleLayer.boot().modules().stream().flatMap(module -> module.getPackages().stream())
                .anyMatch(name -> name.startsWith(id + "."))) {
            throw new UsageException("\"" + id + "\" cannot be the name of a problem: packages of Java begin so.");
        }
        Stream<Path> used = Stream.concat(NewProblem.folders(id).stream(), Stream.of(Path.of("src/main/java", id)));
        Optional<Path> taken = used.filter(folder -> Files.exists(home.resolve(folder))).findFirst();
        if (taken.isPresent()) {
            throw new UsageException("The name \"" + id + "\" is taken, because there is " + taken.get() + ".");
        }
    }
}
