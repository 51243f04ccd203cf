package nimsum.judge;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import nimsum.bundle.Bundler;
import nimsum.problem.DataFiles;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Listing;
import nimsum.problem.UsageException;

/**
 * A program as it is handed in.
 *
 * @param name for people
 * @param fileName what the compiler's messages call the file
 * @param source the whole file, each character one byte
 */
public record Submission(String name, ProgrammingLanguage language, String fileName, String source) {

    private static final String OURS = "Main.java";
    /**
     * Somebody's own program.
     *
     * @throws UsageException if there is no such file, or the ending of its name is that of no language
     */
    public static Submission ofFile(Path file) {
        String source = DataFiles.readNamed(file);
        return new Submission(file.toString(), ProgrammingLanguage.ofFile(file.getFileName().toString()),
                file.toString(), source);
    }

    /** The class in it that a judge would run; none in a language whose programs are not classes. */
    public Optional<String> mainClass() {
        return Optional.of(language).filter(ProgrammingLanguage::isJava).map(java -> javaNames().main());
    }

    JavaNames javaNames() {
        return JavaNames.of(text());
    }

    /** The source, read as UTF-8. */
    String text() {
        return new String(source.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /** The solution of this repository, as it is submitted to a judge. */
    public static Submission ofBundle(Problem problem, Listing judge) {
        return new Submission("the bundle for " + judge.judge(), ProgrammingLanguage.ofFile(OURS), OURS,
                Bundler.bundle(problem, judge));
    }
}
