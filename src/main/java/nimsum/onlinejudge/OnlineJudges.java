package nimsum.onlinejudge;

import java.util.List;
import nimsum.problem.NearestName;
import nimsum.problem.Problem;
import nimsum.problem.UsageException;
import nimsum.problem.YamlRecords;

/**
 * The judges that are known: the file <code>judges.yaml</code> in the resources.
 *
 * @param judges
 *            in the order of the file
 */
public record OnlineJudges(List<OnlineJudge> judges) {

    /** The judges of this repository. */
    public static OnlineJudges known() {
        return YamlRecords.readResource("judges.yaml", OnlineJudges.class);
    }

    /**
     * The judge of this name.
     *
     * @throws UsageException
     *             if there is none; the message says which there are
     */
    public OnlineJudge find(String name) {
        return find(name, "\nThe");
    }

    /**
     * The judge of this name, which has to have a problem.
     *
     * @throws UsageException
     *             if there is none, or the problem is not there; the message says where the problem is
     */
    public OnlineJudge find(Problem problem, String name) {
        OnlineJudge judge = find(name,
                "\nThe judges of " + problem + " are: " + problem.file().judgeNames() + ".\nAll");
        problem.at(name);
        return judge;
    }

    private OnlineJudge find(String name, String beforeAll) {
        List<String> names = judges.stream().map(OnlineJudge::name).toList();
        return judges.stream().filter(judge -> judge.name().equals(name)).findFirst()
                .orElseThrow(() -> new UsageException("There is no judge \"" + name + "\"."
                        + NearestName.question(name, names) + beforeAll + " judges are: " + String.join(", ", names)
                        + "."));
    }
}
