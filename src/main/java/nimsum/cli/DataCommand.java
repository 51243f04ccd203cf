package nimsum.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import nimsum.author.Refuter;
import nimsum.author.ToldGames;
import nimsum.book.ProblemIndex;
import nimsum.book.Readme;
import nimsum.book.ReadmeFacts;
import nimsum.book.StudyMap;
import nimsum.book.StudyOrder;
import nimsum.book.StudyPath;
import nimsum.data.DataKind;
import nimsum.data.TestDataFolder;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code scripts/data ID}: writes again what is made of a problem's sources. */
@Command(name = "scripts/data", description = {
        "Writes again what is made of a problem's sources, and prints what changed:",
        "- in testdata/ID/secret/ the inputs that Cases names, and the answers of Reference to all inputs,",
        "- in testdata/ID/mistakes.yaml what refutes each mistake,",
        "- what the problem's README and README.zh.md repeat of other files, with the pitfalls,",
        "- the indexes of problems in problems/README.md and README.zh.md, the map, and what the texts say of the order of study.",
        "Of a case with an input or an answer over 256 KiB only the digests are written.", ""}, footer = {
                "", "Examples: scripts/data poj2311", "          scripts/data --all"})
final class DataCommand implements Callable<Integer> {

    @ArgGroup(multiplicity = "1")
    private Selection selection;

    @Option(names = "--invalid", paramLabel = "DIR", description = "Write only the inputs that a validator has to refuse, to a new or "
            + "empty folder: DIR/RULE.in, or DIR/RULE.WHAT.in if several break the same rule.")
    private Path invalid;

    @Override
    public Integer call() {
        List<Problem> problems = selection.problems();
        if (invalid != null) {
            if (selection.isAll()) {
                throw new UsageException("--invalid goes with one problem, not with --all.");
            }
            writeInvalid(problems.get(0));
            return 0;
        }
        problems.forEach(DataCommand::write);
        writeIndexes();
        return 0;
    }

    private static void write(Problem problem) {
        write(problem, DataKind.SECRET, TestDataFolder.generated(problem));
        report(Refuter.write(problem), "what refutes the mistakes, in testdata/" + problem + "/mistakes.yaml");
        Readme.of(problem).forEach(readme -> report(
                DataFiles.writeDocument(readme.path(), ToldGames.played(problem, new ReadmeFacts(readme).made())),
                "what problems/" + problem + "/" + readme.language().readme() + " repeats"));
    }

    /** Writes what all problems share: the indexes, the links of the order of study, and the map. */
    private static void writeIndexes() {
        Path home = Problems.here().home();
        report(ProblemIndex.write(Problems.here()),
                "the indexes in problems/README.md and README.zh.md, and the number of mistakes in README.md");
        StudyPath.of(home).documents().forEach((document, text) -> {
            if (DataFiles.writeDocument(document, text)) {
                report(true, home.relativize(document).toString());
            }
        });
        if (DataFiles.writeDocument(StudyOrder.folder(home).resolve(StudyMap.FILE), StudyMap.draw(home))) {
            report(true, "the map in problems/README.md");
        }
    }

    private void writeInvalid(Problem problem) {
        if (Files.exists(invalid) && (!Files.isDirectory(invalid) || !DataFiles.names(invalid).isEmpty())) {
            throw new UsageException(invalid + " is not an empty folder. Name another one, or empty it.");
        }
        Map<String, String> inputs = TestDataFolder.invalid(problem);
        inputs.forEach((name, input) -> DataFiles.write(invalid.resolve(name + ".in"), input));
        System.out.println("written  " + inputs.size() + " invalid inputs to " + invalid);
    }

    private static void write(Problem problem, DataKind kind, Map<String, Supplier<String>> generated) {
        TestDataFolder.withFiles(problem, kind, generated).forEach((name, input) -> report(
                TestDataFolder.write(problem, kind, name, input.get()), kind.folder() + "/" + name));
    }

    private static void report(boolean changed, String what) {
        System.out.println((changed ? "written  " : "as it was ") + what);
    }
}
