package nimsum.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.IOUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** <code>scripts/new-problem ID</code>: an empty problem. */
@Command(name = "scripts/new-problem", description = {
        "Makes the folders and files of a new problem. Its tests fail until it is done.",
        "Nothing that exists is overwritten."}, footer = {"", "Example: scripts/new-problem hdu3544"})
final class NewProblemCommand implements Callable<Integer> {

    private static final String TEMPLATES = "/nimsum/new-problem/";

    @Parameters(paramLabel = "ID", description = "lower-case letters and digits, a letter first: it becomes a package")
    private String id;

    @Spec
    private CommandSpec spec;

    public static void main(String[] args) {
        Commands.main(new NewProblemCommand(), args);
    }

    @Override
    public Integer call() throws IOException {
        if (!id.matches("[a-z][a-z0-9]*")) {
            throw new ParameterException(spec.commandLine(), "Not a name for a problem: \"" + id + "\"");
        }
        Problem problem = new Problem(Problems.here().home(), id);
        Map<String, Path> files = files(problem);
        for (Path file : files.values()) {
            if (Files.exists(file)) {
                throw new IllegalStateException("There is a problem \"" + id + "\" already: " + file);
            }
        }
        for (Map.Entry<String, Path> file : files.entrySet()) {
            String text = IOUtils.resourceToString(TEMPLATES + file.getKey(), StandardCharsets.UTF_8).replace("@id@",
                    id);
            DataFiles.writeDocument(file.getValue(), text);
            System.out.println(problem.home().relativize(file.getValue()));
        }
        Files.createDirectories(problem.folder().resolve("wrong"));
        for (DataKind kind : DataKind.values()) {
            Files.createDirectories(problem.data(kind));
        }
        System.err.println("Put the samples into " + problem.home().relativize(problem.data(DataKind.SAMPLE))
                + " as 1.in and 1.out; mvn test -Dproblem=" + id + " says what is missing.");
        return ExitCode.OK;
    }

    /** Template and place of each file. */
    private static Map<String, Path> files(Problem problem) {
        Map<String, Path> files = new LinkedHashMap<>();
        for (String document : new String[]{"README.md", "problem.yaml"}) {
            files.put(document, problem.folder().resolve(document));
        }
        for (String type : new String[]{"Main", "BruteForce", "Reference", "Cases", "Picture"}) {
            files.put(type + ".java.txt", problem.folder().resolve(type + ".java"));
        }
        files.put("ClaimsTest.java.txt",
                problem.home().resolve(Path.of("src/test/java", problem.id(), "ClaimsTest.java")));
        return files;
    }
}
