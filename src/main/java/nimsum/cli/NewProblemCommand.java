package nimsum.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import nimsum.author.Unfinished;
import nimsum.data.DataKind;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.FileUtils;
import org.apache.commons.io.IOUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scripts/new-problem ID}: an empty problem. */
@Command(name = "scripts/new-problem", description = {
        "Makes the folders and files of a new problem. Its tests fail until it is done.",
        "Nothing that exists is changed."}, footer = {"", "Examples:", "  scripts/new-problem hdu3544",
                "  scripts/new-problem hdu3544 --left", "  scripts/new-problem --left"})
final class NewProblemCommand implements Callable<Integer> {

    private static final String TEMPLATES = "/nimsum/new-problem/";
    private static final List<String> FILES = List.of("README.md", "problem.yaml", "Main.java", "Rules.java",
            "Reference.java", "Coach.java", "Cases.java");

    @Parameters(paramLabel = "ID", arity = "0..1", description = "The name of the problem, which becomes a package: lower-case letters and digits, beginning with a letter.")
    private String id;

    @Option(names = "--left", description = "List what is left to write of it. Without ID, list this of all problems.")
    private boolean left;

    @Override
    public Integer call() throws IOException {
        if (left) {
            return list(id == null ? Problems.here().all() : List.of(Problems.here().find(id)));
        }
        if (id == null) {
            throw new UsageException("Which problem? scripts/new-problem ID makes it.");
        }
        return make(new Problem(Problems.here().home(), id));
    }

    private static int list(List<Problem> problems) {
        int status = ExitCode.OK;
        for (Problem problem : problems) {
            List<String> todo = Unfinished.left(problem);
            print(problem + ": still to be written, in this order, until no file says TODO:", todo);
            if (!todo.isEmpty()) {
                System.out.println("mvn test -Dproblem=" + problem + " tests what is written.");
                status = ExitCode.SOFTWARE;
            }
        }
        if (status == ExitCode.OK) {
            System.out.println("Nothing is left to write.");
        }
        return status;
    }

    private static void print(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            System.out.println(heading + "\n  " + String.join("\n  ", lines));
        }
    }

    private int make(Problem problem) throws IOException {
        List<Path> folders = List.of(Path.of("problems", id), Path.of("testdata", id));
        checkName(problem.home(), folders);
        try {
            write(problem);
        } catch (IOException | RuntimeException e) {
            folders.forEach(folder -> FileUtils.deleteQuietly(problem.home().resolve(folder).toFile()));
            throw e;
        }
        folders.forEach(System.out::println);
        System.err.println("Put the samples into " + problem.home().relativize(DataKind.SAMPLE.in(problem))
                + " as 1.in and 1.out. scripts/new-problem " + id
                + " --left says what is left.\n.github/CONTRIBUTING.md tells how to write it.");
        return ExitCode.OK;
    }

    private void checkName(Path home, List<Path> folders) {
        if (!id.matches("[a-z][a-z0-9]*") || !SourceVersion.isName(id)) {
            throw new UsageException("\"" + id
                    + "\" cannot be the name of a problem, because the name becomes a package. It has "
                    + "to consist of lower-case letters and digits, to begin with a letter, and not to be a word of Java.");
        }
        if (ModuleLayer.boot().modules().stream().flatMap(module -> module.getPackages().stream())
                .anyMatch(name -> name.startsWith(id + "."))) {
            throw new UsageException("\"" + id + "\" cannot be the name of a problem: packages of Java begin so.");
        }
        Stream<Path> used = Stream.concat(folders.stream(),
                Stream.of(Path.of("src/main/java", id), Path.of("src/test/java", id)));
        Optional<Path> taken = used.filter(folder -> Files.exists(home.resolve(folder))).findFirst();
        if (taken.isPresent()) {
            throw new UsageException("The name \"" + id + "\" is taken, because there is " + taken.get() + ".");
        }
    }

    private static void write(Problem problem) throws IOException {
        for (String file : FILES) {
            write(problem, problem.folder().resolve(file));
        }
        Files.createDirectories(problem.folder().resolve("wrong"));
        for (DataKind kind : DataKind.values()) {
            Files.createDirectories(kind.in(problem));
        }
    }

    private static void write(Problem problem, Path file) throws IOException {
        String name = file.getFileName().toString();
        String template = name.endsWith(".java") ? name + ".txt" : name; // No compiler shall take it for a source.
        String text = IOUtils.resourceToString(TEMPLATES + template, StandardCharsets.UTF_8);
        DataFiles.writeDocument(file, text.replace("@id@", problem.id()));
    }
}
