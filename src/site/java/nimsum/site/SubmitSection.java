package nimsum.site;

import java.time.LocalDate;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nimsum.bundle.Bundler;
import nimsum.online.JudgeEntry;
import nimsum.online.OnlineJudge;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile.Accepted;

/** Where a problem can be handed in: each judge with its link, its limits, its state and the file that it takes. */
record SubmitSection(Problem problem) {

    private static final String OURS = "Nimsum";

    String html() {
        return problem.file().judges().stream().map(this::judge)
                .collect(Collectors.joining("", "<ul class=\"judges\">\n", "</ul>\n"));
    }

    private String judge(JudgeEntry entry) {
        OnlineJudge judge = entry.judge();
        String name = entry.address().startsWith("http")
                ? "<a href=\"" + Page.escaped(entry.address()) + "\">" + judge + "</a>"
                : judge.toString();
        return "<li><button type=\"button\" class=\"copy\">Copy the file for " + judge + "</button> <strong>" + name
                + "</strong>\n<p>" + state(judge) + " " + verdict(judge) + "<br>" + limits(entry) + "</p>\n"
                + Page.folded("The file", " class=\"aside bundle\"", "<pre tabindex=\"0\"><code>"
                        + Page.escaped(Bundler.bundle(problem, entry)) + "</code></pre>")
                + "</li>\n";
    }

    private static String state(OnlineJudge judge) {
        if (judge.name().equals(OURS)) {
            return "Runs here: <code>scripts/judge</code>.";
        }
        return judge.closed().map(closure -> "Closed since " + closure.since() + ".").orElse("Not known to be closed.");
    }

    private String verdict(OnlineJudge judge) {
        List<Accepted> verdicts = problem.file().accepted().orElse(List.of()).stream()
                .filter(accepted -> accepted.judge().equals(judge)).toList();
        if (!verdicts.isEmpty()) {
            LocalDate date = verdicts.get(0).date();
            return "<a href=\"" + Page.escaped(verdicts.get(0).link()) + "\">Accepted</a> on " + date + ".";
        }
        return judge.name().equals(OURS) ? "" : "No verdict known yet.";
    }

    private String limits(JudgeEntry entry) {
        String size = entry.sourceBytes().map(bytes -> ", source up to " + bytes + " bytes").orElse("");
        return problem.limits(entry) + size + ", Java "
                + String.join(" or ", entry.judge().java().stream().map(String::valueOf).toList());
    }

    /** Matches a line of a README that only names a judge of the problem and its address, which this section has. */
    static Pattern repeated(Problem problem) {
        return Pattern.compile("(?m)^(?:- )?(?:" + String.join("|", problem.file().judges().stream()
                .map(entry -> "(?:\\[[^\\]]*\\]\\(ADDRESS\\)|[^:\\n]*: <?ADDRESS>?)".replace("ADDRESS",
                        Pattern.quote(entry.address())))
                .toList()) + ")\\n");
    }
}
