package nimsum.judge;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.errors.UsageException;
import nimsum.files.YamlRecords;
import org.apache.commons.io.FilenameUtils;

/**
 * A programming language, as {@code languages.yaml} in the resources describes it. The comment there says what the
 * commands and patterns mean.
 *
 * @param name for people
 * @param suffixes of the names of its files, without the dot
 * @param compile the command that compiles, with placeholders
 * @param compileOld the same for a level of the language that the compiler no longer knows, if there are such levels
 * @param options of the compiler, where those of the judge are not known: lines to be tried in turn
 * @param run the command that runs what was compiled, with placeholders
 * @param runtimeKib what its runtime may take besides the memory limit
 * @param outOfMemory found on standard error when the program failed because it got no more memory
 * @param stackOverflow found on standard error when the stack was full
 * @param failure a line on standard error that says why the program failed, from its first group on
 */
public record ProgrammingLanguage(String name, List<String> suffixes, String compile, Optional<String> compileOld,
        Optional<List<String>> options, String run, Optional<Integer> runtimeKib,
        Optional<String> outOfMemory, Optional<String> stackOverflow, Optional<String> failure) {

    public record File(List<ProgrammingLanguage> languages) {
    }

    public static List<ProgrammingLanguage> all() {
        return YamlRecords.readResource("languages.yaml", File.class).languages;
    }

    /**
     * Returns the language of a file, told by the suffix of its name.
     *
     * @throws UsageException if there is none; the message says which suffixes are known
     */
    public static ProgrammingLanguage ofFile(String fileName) {
        String suffix = FilenameUtils.getExtension(fileName).toLowerCase(Locale.ROOT);
        List<ProgrammingLanguage> all = all();
        return all.stream().filter(language -> language.suffixes.contains(suffix)).findFirst()
                .orElseThrow(() -> new UsageException(
                        fileName + ": unknown kind of file. The name has to end in "
                                + all.stream().map(ProgrammingLanguage::suffixes)
                                        .flatMap(Collection::stream).map("."::concat).collect(Collectors.joining(", "))
                                + "."));
    }

    /** Returns the newest standard, of a language that has {@link #options}. */
    String newest() {
        return options.get().get(0).split("[= ]")[1];
    }

    /** Tells whether it is Java: its files are named after a class, and judges may give it more time. */
    boolean isJava() {
        return run.contains("{main}");
    }

    /** Tells whether the run command limits the heap itself. */
    boolean limitsHeap() {
        return run.contains("{memory}");
    }

    /** Tells whether what stands on standard error says that there was no more memory. */
    boolean isOutOfMemory(String errors) {
        return found(outOfMemory, errors).findAny().isPresent();
    }

    Optional<String> failure(String errors) {
        Optional<String> line = found(failure, errors).reduce((a, b) -> b).map(last -> last.group(1).strip());
        return found(stackOverflow, errors).findAny().isEmpty()
                ? line
                : Optional.of(line.map(text -> "stack overflow: " + text).orElse("stack overflow"));
    }

    private static Stream<MatchResult> found(Optional<String> pattern, String errors) {
        return pattern.stream()
                .flatMap(text -> Pattern.compile(text, Pattern.MULTILINE).matcher(errors).results());
    }
}
