package nimsum.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.book.Readme;
import nimsum.bundle.Bundler;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.files.DataFiles;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;

/** A problem as an ICPC problem package in the legacy format. Its files depend on the sources and the data alone. */
public final class ProblemPackage {

    /**
     * Writes a package.
     *
     * @param folder a new or empty one, with the id of the problem for its name
     * @return the names of the mistakes that are left out, because no case refutes them where white space does not
     * count and a stack has 64 MiB
     */
    public static List<String> write(Problem problem, Path folder) {
        Map<String, TestCase> inputs = new TreeMap<>(); // An input may stand in two files, which the format warns of.
        List<TestCase> cases = Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .flatMap(kind -> TestCases.of(problem, kind).stream())
                .filter(test -> inputs.putIfAbsent(test.readInput(), test) == null).toList();
        List<PackagedMistake> mistakes = PackagedMistake.of(problem, cases);
        Map<String, String> files = new TreeMap<>();
        files.put("problem.yaml", metadata(problem.file(), problem.id(), cases));
        // The seconds that DOMjudge gives. Without this file it gives 10.
        files.put(".timelimit", (problem.file().limits().timeMs() + 999) / 1000 + "\n");
        files.put("problem_statement/problem.en.tex", Statement.latex(problem));
        files.put("problem_statement/problem.html", Statement.html(problem));
        if (new Readme(problem, Language.ZH).exists()) {
            files.put("attachments/statement.zh.md", Statement.markdown(problem, Language.ZH));
        }
        for (TestCase test : cases) {
            DataFiles.write(folder.resolve("data/" + test + ".in"), test.readInput());
            DataFiles.write(folder.resolve("data/" + test + ".ans"), test.readOutput());
            files.put("data/" + test + ".desc", description(test, mistakes));
        }
        InputValidator.files(problem)
                .forEach((name, text) -> files.put("input_validators/" + problem + "/" + name, text));
        files.put("submissions/accepted/Main.java", Bundler.program(problem, problem.folder(), problem + ".Main"));
        mistakes.stream().filter(mistake -> mistake.refuting().isPresent())
                .forEach(mistake -> files.put(mistake.path(), mistake.source()));
        files.forEach((file, text) -> write(folder.resolve(file), text));
        return mistakes.stream().filter(mistake -> mistake.refuting().isEmpty()).map(mistake -> mistake.wrong().name())
                .toList();
    }

    private static void write(Path file, String text) {
        DataFiles.writeDocument(file, text);
        if (text.startsWith("#!") && !file.toFile().setExecutable(true, false)) {
            throw new UncheckedIOException("cannot write " + file, new IOException("not made executable"));
        }
    }

    private static String description(TestCase test, List<PackagedMistake> mistakes) {
        String name = test.name().replaceFirst(".*/(\\d\\d-)?", "").replaceFirst("^types-", "types too narrow for ");
        String refuted = mistakes.stream().filter(mistake -> mistake.refuting().equals(Optional.of(test)))
                .map(mistake -> mistake.wrong().name()).collect(Collectors.joining(", "));
        return "Tests: " + name.replace('-', ' ') + ".\n"
                + (refuted.isEmpty() ? "" : "The first case that refutes " + refuted + ".\n");
    }

    /** Leaves the memory limit to the system, because most systems count the JVM, which alone exceeds some limits. */
    private static String metadata(ProblemFile file, String id, List<TestCase> cases) {
        long answer = cases.stream().mapToLong(test -> test.output().toFile().length()).max().orElse(0);
        return """
                problem_format_version: legacy
                name: '%s'
                uuid: %s
                source: '%s'
                license: unknown
                limits:
                  time_multiplier: 2
                  time_safety_margin: 1.5
                  output: %d
                validation: default
                validator_flags: case_sensitive
                """.formatted(file.title().replace("'", "''"),
                UUID.nameUUIDFromBytes(("nimsum/" + id).getBytes(StandardCharsets.UTF_8)),
                file.source().replace("'", "''"), Math.max(8, 2 * answer / (1 << 20) + 1));
    }
}
