package nimsum.onlinejudge;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.onlinejudge.OnlineJudge.Entry;
import nimsum.problem.CheckoutException;
import nimsum.problem.NearestName;
import nimsum.problem.Problem;
import nimsum.problem.YamlMap;

/**
 * The judges that are known: the file <code>judges.yaml</code> in the resources.
 *
 * @param byName
 *            in the order of the file
 */
public record OnlineJudges(Map<String, OnlineJudge> byName) {

    private static final String SOURCE_BYTES = "source-bytes";
    private static final Set<String> KEYS = Set.of("java", "entry", "jvm-flags", "white-space-counts");
    private static final Set<String> NO_ADDRESSES = Set.of("ours", "unverified");

    /** The judges of this repository. */
    public static OnlineJudges known() {
        return of(YamlMap.readResource("judges.yaml"));
    }

    /**
     * @throws CheckoutException
     *             at a key that is missing, unknown or of the wrong kind, and at a fact without a source
     */
    static OnlineJudges of(YamlMap top) {
        Map<String, OnlineJudge> byName = new LinkedHashMap<>();
        top.maps().forEach((name, map) -> byName.put(name, judge(name, map)));
        return new OnlineJudges(byName);
    }

    private static OnlineJudge judge(String name, YamlMap map) {
        map.only(with(KEYS, "facts"), Set.of(SOURCE_BYTES));
        checkSources(map.map("facts").only(map.has(SOURCE_BYTES) ? with(KEYS, SOURCE_BYTES) : KEYS, Set.of()));
        List<Integer> levels = map.list("java", Integer.class);
        if (levels.isEmpty()) {
            throw new CheckoutException(map.place() + ": no Java level");
        }
        return new OnlineJudge(name, levels, entry(map), map.optionalPositive(SOURCE_BYTES),
                map.list("jvm-flags", String.class), map.flag("white-space-counts"));
    }

    private static Entry entry(YamlMap map) {
        String text = map.text("entry");
        return Stream.of(Entry.values()).filter(entry -> entry.name().equals(text.toUpperCase(Locale.ROOT))).findFirst()
                .orElseThrow(() -> new CheckoutException(map.place() + ": no way to find the entry: " + text));
    }

    private static void checkSources(YamlMap facts) {
        facts.texts().forEach((key, source) -> {
            if (!source.startsWith("http") && !NO_ADDRESSES.contains(source)) {
                throw new CheckoutException(facts.place() + ": no source of " + key + ": " + source);
            }
        });
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
        return find(name, "");
    }

    /**
     * The judge of this name, which has to have a problem.
     *
     * @throws UnknownJudgeException
     *             if there is none; the message says where the problem is, and which other judges there are
     * @throws Problem.NotAtJudgeException
     *             if the problem is not there
     */
    public OnlineJudge find(Problem problem, String name) {
        OnlineJudge judge = find(name, "\nThe judges of " + problem + " are: " + problem.file().judgeNames() + ".");
        problem.at(name);
        return judge;
    }

    private OnlineJudge find(String name, String nearer) {
        OnlineJudge judge = byName.get(name);
        if (judge == null) {
            throw new UnknownJudgeException(
                    "There is no judge \"" + name + "\"." + NearestName.question(name, byName.keySet()) + nearer
                            + "\n" + (nearer.isEmpty() ? "The" : "All") + " judges are: "
                            + String.join(", ", byName.keySet()) + ".");
        }
        return judge;
    }

    /** Says that no judge has the name that was given. */
    public static final class UnknownJudgeException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private UnknownJudgeException(String message) {
            super(message);
        }
    }
}
