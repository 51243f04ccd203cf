package nimsum.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.problem.YamlMap;
import org.apache.commons.io.FilenameUtils;
import org.apache.commons.io.IOUtils;

/**
 * A programming language, as <code>languages.yaml</code> in the resources describes it. The comment there says what the
 * commands and patterns mean.
 *
 * @param extension
 *            the ending of the name of its files, without the dot
 * @param name
 *            for people
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
public record Language(String extension, String name, List<String> compile, List<String> run, int runtimeKib,
        Optional<Pattern> outOfMemory, Optional<Pattern> stackOverflow, Optional<Pattern> failure) {

    private static final String FILE = "languages.yaml";
    private static final Set<String> REQUIRED = Set.of("name", "compile", "run");
    private static final Set<String> OPTIONAL = Set.of("runtime-kib", "out-of-memory", "stack-overflow", "failure");

    /**
     * Every language, by extension, in the order of the file.
     *
     * @throws IllegalArgumentException
     *             at a key that is missing, unknown or of the wrong kind
     */
    public static Map<String, Language> all() {
        try {
            return parse(IOUtils.resourceToString("/nimsum/" + FILE, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The language of a file, told by the ending of its name.
     *
     * @throws IllegalArgumentException
     *             if there is none; the message says which endings are known
     */
    public static Language of(String fileName) {
        Map<String, Language> all = all();
        Language language = all.get(FilenameUtils.getExtension(fileName));
        if (language == null) {
            throw new IllegalArgumentException(
                    fileName + ": unknown kind of file. The name has to end in ." + String.join(", .", all.keySet())
                            + ".");
        }
        return language;
    }

    static Map<String, Language> parse(String yaml) {
        Map<String, Language> languages = new LinkedHashMap<>();
        YamlMap top = YamlMap.parse(FILE, yaml);
        top.entries().keySet().forEach(extension -> languages.put(extension, read(extension, top.map(extension))));
        return languages;
    }

    private static Language read(String extension, YamlMap map) {
        map.only(REQUIRED, OPTIONAL);
        return new Language(extension, map.text("name"), List.of(map.text("compile").split(" ")),
                List.of(map.text("run").split(" ")), map.has("runtime-kib") ? map.positive("runtime-kib") : 0,
                pattern(map, "out-of-memory"), pattern(map, "stack-overflow"), pattern(map, "failure"));
    }

    private static Optional<Pattern> pattern(YamlMap map, String key) {
        return map.has(key) ? Optional.of(Pattern.compile(map.text(key), Pattern.MULTILINE)) : Optional.empty();
    }

    /** Whether the run command names the class to run. */
    boolean runsClass() {
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
