package nimsum.judge;

import java.util.Optional;
import nimsum.online.CalledMethod;
import nimsum.online.JudgeEntry;
import nimsum.online.Limits;
import nimsum.online.OnlineJudge;

/** Rules of judges that are known, with 64 MiB. */
final class KnownRules {

    static final JudgingRules POJ = of("POJ", 1000);

    /**
     * Returns the rules of a judge with this time limit. If the judge calls a method, it calls that of {@code Called}.
     */
    static JudgingRules of(String judge, int millis) {
        return of(judge, new Limits(millis, Optional.empty(), 65536), null);
    }

    /** Returns rules with a limit of one second and this standard, or that of the judge if it is null. */
    static JudgingRules of(String judge, String standard) {
        return of(judge, new Limits(1000, Optional.empty(), 65536), standard);
    }

    static JudgingRules of(String judge, Limits limits, String standard) {
        OnlineJudge known = OnlineJudge.parse(judge);
        Optional<CalledMethod> called = Optional.of(new CalledMethod("Called", "method"));
        return new JudgingRules(new JudgeEntry(known, "", Optional.empty(), Optional.empty(),
                called.filter(method -> known.callsMethod())), limits, Optional.ofNullable(standard));
    }
}
