package nimsum.online;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.errors.NearestName;
import nimsum.errors.UsageException;
import nimsum.files.YamlRecords;

/**
 * A judge in {@code judges.yaml}. The comment there says what the keys mean.
 *
 * @param closed since when it takes no programs, if it does not
 * @param java the Java levels that it compiles with, oldest first; never empty
 * @param options by language, lines of options for the compiler, of which the first that compiles a program counts;
 * none if those of {@code languages.yaml} are used
 * @param oldDialect whether people write for its compilers of C and C++ as for those of 1998 and of Windows
 * @param windows whether it runs programs on Windows, where {@code long} has 32 bits and lines end in CRLF
 * @param entry how it finds what to run
 * @param sourceBytes the longest source that it takes, if there is a limit
 * @param jvmFlags what it gives to the {@code java} command, memory apart; {@code {memory}} in them is the memory limit
 * @param heapPercent how much of the memory limit the heap of a JVM gets; all of it if that is missing
 * @param environment variables that its programs rely on, if there are any
 * @param whiteSpace what it thinks of right tokens in wrong white space
 * @param sources the addresses of those who say so, each with the keys that it tells of; what has no source is a
 * default of ours
 */
public record OnlineJudge(String name, Optional<Closure> closed, List<Integer> java,
        Optional<Map<String, List<String>>> options, boolean oldDialect, boolean windows,
        EntryPoint entry, Optional<Integer> sourceBytes, List<String> jvmFlags, Optional<Integer> heapPercent,
        Optional<Map<String, String>> environment, WhiteSpace whiteSpace, Map<String, List<String>> sources) {

    /** The end of a judge. */
    public record Closure(LocalDate since, String source) {
    }

    /** The verdict on an output with the right tokens and other white space than the answer. */
    public enum WhiteSpace {
        /** It is a Presentation Error, but that a last newline may be missing. */
        COUNTS,
        /** It is a Wrong Answer, but at the end of a line and behind the last one. */
        BREAKS_LINES,
        /** It is right. */
        IGNORED
    }

    /** How a judge finds what to run in a submitted file. */
    public enum EntryPoint {
        MAIN,
        /** The class with a method main, and if it is public it has to be named Main. */
        MAIN_IF_PUBLIC, SOLUTION, PUBLIC,
        /** The class and the method that the statement names; no {@code main}. */
        STATEMENT
    }

    /**
     * The file {@code judges.yaml} in the resources.
     *
     * @param defaults what holds where nobody is known to say otherwise
     * @param oldOptions by language, the options of the old dialect
     */
    public record File(Defaults defaults, Map<String, List<String>> oldOptions, List<OnlineJudge> judges) {
    }

    /** The facts of a judge of which only the name is known. */
    public record Defaults(List<Integer> java, EntryPoint entry, List<String> jvmFlags, WhiteSpace whiteSpace,
            Map<String, List<String>> sources) {
    }

    /** The largest stack that a JVM takes. */
    private static final int MAX_STACK_KIB = 1 << 20;
    private static final int WHOLE = 100;

    public static File known() {
        return YamlRecords.readResource("judges.yaml", File.class);
    }

    /**
     * Returns the judge that is meant by a name or its beginning, in upper or lower case.
     *
     * @throws UsageException if there is no such judge or there are several. The message names those that there are
     */
    public static OnlineJudge parse(String name) {
        return find(name, "\nThe");
    }

    public static OnlineJudge find(String name, String beforeAll) {
        List<OnlineJudge> judges = known().judges;
        List<String> names = judges.stream().map(OnlineJudge::name).toList();
        return NearestName.meant(name, names).map(meant -> judges.get(names.indexOf(meant)))
                .orElseThrow(() -> new UsageException("There is no judge \"" + name + "\"."
                        + NearestName.question(name, names) + beforeAll + " judges are: " + String.join(", ", names)
                        + "."));
    }

    /** Returns what it gives to the {@code java} command for a problem with this memory limit, the heap apart. */
    public List<String> flags(int memoryKib) {
        return jvmFlags.stream().map(flag -> flag.replace("{memory}", Math.min(memoryKib, MAX_STACK_KIB) + "k"))
                .toList();
    }

    /** Returns the heap that it gives to a JVM for a problem with this memory limit. */
    public int heapKib(int memoryKib) {
        return (int) ((long) memoryKib * heapPercent.orElse(WHOLE) / WHOLE);
    }

    /** Returns what to call the class with {@code main}; Main where the judge takes any name. */
    public String className() {
        return entry == EntryPoint.SOLUTION ? "Solution" : "Main";
    }

    /**
     * Returns whose fact it is and who says so, in words to follow what is done with it.
     *
     * @param key of {@code judges.yaml}
     * @param fact what people call it
     * @return empty if that is a default of ours
     */
    public String known(String key, String fact) {
        return sources.keySet().stream().filter(source -> sources.get(source).contains(key)).findFirst()
                .map(source -> " with the " + fact + " of " + name + " (" + source + ")").orElse("");
    }

    /** Tells whether it calls a method, instead of running {@code main}. */
    public boolean callsMethod() {
        return entry == EntryPoint.STATEMENT;
    }

    @Override
    public String toString() {
        return name;
    }
}
