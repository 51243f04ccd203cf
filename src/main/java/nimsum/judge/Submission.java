package nimsum.judge;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nimsum.bundle.Bundler;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.online.JudgeEntry;
import nimsum.online.OnlineJudge;
import nimsum.online.OnlineJudge.EntryPoint;
import nimsum.problem.Problem;

/**
 * A program as it is handed in.
 *
 * @param name for people
 * @param fileName what the compiler's messages call the file
 * @param source the whole file, each character one byte
 */
public record Submission(String name, ProgrammingLanguage language, String fileName, String source) {

    private static final String OURS = "Main.java";
    /** Matches the word where it is not the type: in comments, texts, {@code long long} and {@code long double}. */
    private static final Pattern NOT_LONG = Pattern
            .compile("(?s)/\\*.*?\\*/|//[^\n]*|\"[^\"\n]*\"|\\blong\\s+(?:double|(?:int\\s+)?long)\\b");
    private static final Pattern LONG = Pattern.compile("\\blong\\b");

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

    /** Returns the class in it that a judge would run; none in a language whose programs are not classes. */
    public Optional<String> mainClass() {
        return Optional.of(language).filter(ProgrammingLanguage::isJava).map(java -> javaNames().main());
    }

    JavaNames javaNames() {
        return JavaNames.of(text());
    }

    /** Returns the source, read as UTF-8. */
    String text() {
        return new String(source.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
    }

    /** Returns what may come out otherwise at a judge than here, in lines. */
    Stream<String> warnings(OnlineJudge judge) {
        boolean nameIsOpen = judge.entry() == EntryPoint.PUBLIC && judge.known("entry", "").isEmpty()
                && !mainClass().orElse(judge.className()).equals(judge.className());
        boolean hasLong = language.options().isPresent()
                && LONG.matcher(NOT_LONG.matcher(source).replaceAll(" ")).find();
        return Stream.concat(
                Stream.of("We found no source that says which classes " + judge + " runs: the name Main is safe.")
                        .filter(line -> nameIsOpen),
                Stream.of("At " + judge + " long has 32 bits, and here 64: use long long.")
                        .filter(line -> judge.windows() && hasLong));
    }

    /** Returns the solution of this repository, as it is submitted to a judge. */
    public static Submission ofBundle(Problem problem, JudgeEntry judge) {
        return new Submission("the bundle for " + judge.judge(), ProgrammingLanguage.ofFile(OURS), OURS,
                Bundler.bundle(problem, judge));
    }
}
