package nimsum.judge;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.problem.YamlMap;
import org.apache.commons.io.FilenameUtils;

/**
 * A programming language, as <code>languages.yaml</code> in the resources describes it. The comment there says what the
 * commands and patterns mean.
 *
 * @param name
 *            for people
 * @param endings
 *            of the names of its files, without the dot
 * @param compile
 *            the command that compiles, with placeholders
 * @param run
 *            the command that runs what was compiled, with placeholders
 * @param runtimeKib
 *            what its runtime may take besides the memory limit
 * @param outOfMemory
 *            found on standard error when the program failed because it got no more memory
 * @param stackOverflow
 *            found on standard error when the stack was full
 * @param failure
 *            a line on standard error that says why the program failed, from its first group on
 */
public record Language(String name, List<String> endings, List<String> compile, List<String> run, int runtimeKib,
        Optional<Pattern> outOfMemory, Optional<Pattern> stackOverflow, Optional<Pattern> failure) {

    private static final Set<String> REQUIRED = Set.of("endings", "compile", "run");
    private static final Set<String> OPTIONAL = Set.of("runtime-kib", "out-of-memory", "stack-overflow", "failure");

    /**
     * Every language, in the order of the file.
     *
     * @throws nimsum.problem.CheckoutException
     *             at a key that is missing, unknown or of the wrong kind
     */
    public static List<Language> all() {
        return of(YamlMap.readResource("languages.yaml"));
    }

    /**
     * The language of a file, told by the ending of its name.
     *
     * @throws IllegalArgumentException
     *             if there is none; the message says which endings are known
     */
    public static Language ofFile(String fileName) {
        String ending = FilenameUtils.getExtension(fileName);
        List<Language> all = all();
        return all.stream().filter(language -> language.endings.contains(ending)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        fileName + ": unknown kind of file. The name has to end in "
                                + all.stream().map(Language::endings)
                                        .flatMap(Collection::stream).map("."::concat).collect(Collectors.joining(", "))
                                + "."));
    }

    static List<Language> of(YamlMap top) {
        return top.maps().entrySet().stream().map(entry -> read(entry.getKey(), entry.getValue())).toList();
    }

    private static Language read(String name, YamlMap map) {
        map.only(REQUIRED, OPTIONAL);
        return new Language(name, map.list("endings", String.class), List.of(map.text("compile").split(" ")),
                List.of(map.text("run").split(" ")), map.optionalPositive("runtime-kib").orElse(0),
                pattern(map, "out-of-memory"), pattern(map, "stack-overflow"), pattern(map, "failure"));
    }

    private static Optional<Pattern> pattern(YamlMap map, String key) {
        return map.optionalText(key).map(text -> Pattern.compile(text, Pattern.MULTILINE));
    }

    /** Whether it is Java: its files are named after a class, and judges may give it more time. */
    boolean isJava() {
        return run.contains("{main}");
    }

    /** Whether the run command limits the heap itself. */
    boolean limitsHeap() {
        return run.stream().anyMatch(part -> part.contains("{memory}"));
    }

    /** Whether what stands on standard error says that there was no more memory. */
    boolean isOutOfMemory(String errors) {
        return outOfMemory.isPresent() && outOfMemory.get().matcher(errors).find();
    }

    /** What standard error says of the failure, in a line. */
    Optional<String> failure(String errors) {
        Optional<String> line = failure.flatMap(pattern -> pattern.matcher(errors).results().reduce((a, b) -> b))
                .map(found -> found.group(1).strip());
        boolean overflow = stackOverflow.map(pattern -> pattern.matcher(errors)).filter(Matcher::find).isPresent();
        return overflow ? Optional.of(line.map(text -> "stack overflow: " + text).orElse("stack overflow")) : line;
    }
}
