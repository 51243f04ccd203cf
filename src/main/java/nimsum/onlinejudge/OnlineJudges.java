package nimsum.onlinejudge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.problem.YamlMap;
import org.apache.commons.io.IOUtils;

/**
 * The judges that are known: the file <code>judges.yaml</code> in the resources.
 *
 * @param byName
 *            in the order of the file
 */
public record OnlineJudges(Map<String, OnlineJudge> byName) {

    private static final String RESOURCE = "/nimsum/judges.yaml";
    private static final String SOURCE_BYTES = "source-bytes";
    private static final Set<String> KEYS = Set.of("java", "entry", "jvm-flags", "white-space-counts");

    /** The judges of this repository. */
    public static OnlineJudges known() {
        try {
            return parse(RESOURCE, IOUtils.resourceToString(RESOURCE, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }

    /**
     * @param place
     *            where the text comes from, for messages
     * @throws IllegalArgumentException
     *             at a key that is missing, unknown or of the wrong kind, and at a fact without a source
     */
    public static OnlineJudges parse(String place, String text) {
        YamlMap top = YamlMap.parse(place, text);
        Map<String, OnlineJudge> byName = new LinkedHashMap<>();
        top.entries().keySet().forEach(name -> byName.put(name, judge(name, top.map(name))));
        return new OnlineJudges(byName);
    }

    private static OnlineJudge judge(String name, YamlMap map) {
        map.only(with(KEYS, "facts"), Set.of(SOURCE_BYTES));
        boolean limited = map.has(SOURCE_BYTES);
        YamlMap sources = map.map("facts").only(limited ? with(KEYS, SOURCE_BYTES) : KEYS, Set.of());
        Map<String, String> facts = new LinkedHashMap<>();
        sources.entries().keySet().forEach(key -> facts.put(key, sources.text(key)));
        List<Integer> levels = map.list("java", Integer.class);
        if (levels.isEmpty()) {
            throw new IllegalArgumentException(map.place() + ": no Java level");
        }
        return new OnlineJudge(name, levels, entry(map),
                limited ? OptionalInt.of(map.positive(SOURCE_BYTES)) : OptionalInt.empty(),
                map.list("jvm-flags", String.class), map.flag("white-space-counts"), facts);
    }

    private static OnlineJudge.Entry entry(YamlMap map) {
        String text = map.text("entry");
        return Stream.of(OnlineJudge.Entry.values()).filter(entry -> entry.name().equals(text.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(map.place() + ": no way to find the entry: " + text));
    }

    private static Set<String> with(Set<String> keys, String more) {
        return Stream.concat(keys.stream(), Stream.of(more)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** All of them, in the order of the file. */
    public Collection<OnlineJudge> all() {
        return byName.values();
    }

    /**
     * The judge of this name.
     *
     * @throws UnknownJudgeException
     *             if there is none; the message says which there are
     */
    public OnlineJudge find(String name) {
        OnlineJudge judge = byName.get(name);
        if (judge == null) {
            throw new UnknownJudgeException(
                    "There is no judge \"" + name + "\".\nThe judges are: " + String.join(", ", byName.keySet()) + ".");
        }
        return judge;
    }

    /** Says that no judge has the name that was given, or that a problem does not name the judge. */
    public static final class UnknownJudgeException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /**
         * @param message
         *            the whole sentence that a person reads
         */
        public UnknownJudgeException(String message) {
            super(message);
        }
    }
}
