package nimsum.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nimsum.problem.OnlineJudge.EntryPoint;
import nimsum.problem.OnlineJudge.WhiteSpace;
import nimsum.problem.ProblemFile.Listing;

/**
 * The judges that are known: the file {@code judges.yaml} in the resources.
 *
 * @param defaults what holds where nobody is known to say otherwise
 * @param oldOptions by language, the options of the old dialect
 */
public record OnlineJudges(Defaults defaults, Map<String, List<String>> oldOptions, List<OnlineJudge> judges) {

    /** Of a judge of which only its name is known. */
    public record Defaults(List<Integer> java, EntryPoint entry, List<String> jvmFlags, WhiteSpace whiteSpace,
            Map<String, String> sources) {
    }

    public static OnlineJudges known() {
        return YamlRecords.readResource("judges.yaml", OnlineJudges.class);
    }

    /**
     * The judge that is meant by a name or its beginning, in upper or lower case.
     *
     * @throws UsageException if there is none, or there are several; the message says which there are
     */
    public OnlineJudge find(String name) {
        return find(name, "\nThe");
    }

    /**
     * As {@link #find(String)}, of a judge that has to have a problem. A limit on the source is that of the problem, if
     * it has one.
     *
     * @throws UsageException if there is none, or the problem is not there; the message says where the problem is
     */
    public OnlineJudge find(Problem problem, String name) {
        List<String> own = problem.file().judges().stream().map(Listing::judge).toList();
        OnlineJudge judge = find(NearestName.meant(name, own).orElse(name),
                "\nThe judges of " + problem + " are: " + problem.file().judgeNames() + ".\nAll");
        return problem.at(judge.name()).sourceBytes().map(judge::taking).orElse(judge);
    }

    private OnlineJudge find(String name, String beforeAll) {
        List<String> names = judges.stream().map(OnlineJudge::name).toList();
        Optional<String> meant = NearestName.meant(name, names);
        return judges.stream().filter(judge -> meant.filter(judge.name()::equals).isPresent()).findFirst()
                .orElseThrow(() -> new UsageException("There is no judge \"" + name + "\"."
                        + NearestName.question(name, names) + beforeAll + " judges are: " + String.join(", ", names)
                        + "."));
    }
}
