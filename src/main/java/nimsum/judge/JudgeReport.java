package nimsum.judge;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * All that is said of one submission.
 *
 * @param problem
 *            its id
 * @param submission
 *            what was judged
 * @param rules
 *            by which
 * @param compileMessage
 *            why it could not be compiled; empty if it could
 * @param cases
 *            in the order in which they were run
 */
public record JudgeReport(String problem, Submission submission, Rules rules, String compileMessage,
        List<CaseResult> cases) {

    private static final int KIB_PER_MIB = 1024;

    /** The verdict on the submission as a whole. */
    public Verdict verdict() {
        return compileMessage.isEmpty()
                ? Verdict.mostTelling(cases.stream().map(CaseResult::verdict).toList())
                : Verdict.COMPILE_ERROR;
    }

    /**
     * For people: a line a case, what is wrong with it, and the verdict in the last line. Plain characters only.
     *
     * @param rerun
     *            the command that judges one case again, by its name
     */
    public List<String> lines(UnaryOperator<String> rerun) {
        List<String> lines = new ArrayList<>();
        lines.add(problem + ": " + submission.name() + " (" + submission.language().name() + "), judged like "
                + rules.judge() + ", " + rules.limits().timeMillis() + " ms, " + rules.limits().memoryKib() + " KiB");
        int widest = cases.stream().mapToInt(test -> test.name().length()).max().orElse(0);
        for (CaseResult test : cases) {
            String memory = test.peakKib() == 0 ? "-" : test.peakKib() / KIB_PER_MIB + " MiB";
            lines.add(
                    String.format("%-" + widest + "s  %-21s %6d ms %8s", test.name(), test.verdict(), test.cpuMillis(),
                            memory));
            if (test.verdict() != Verdict.ACCEPTED) {
                lines.add("    " + test.detail());
                lines.add("    again: " + rerun.apply(test.name()));
            }
        }
        if (compileMessage.isEmpty()) {
            long accepted = cases.stream().filter(test -> test.verdict() == Verdict.ACCEPTED).count();
            lines.add(verdict() + " (" + accepted + " of " + cases.size() + " cases accepted)");
        } else {
            lines.addAll(compileMessage.lines().toList());
            lines.add(verdict().toString());
        }
        return lines;
    }

    /** For programs: one JSON object. */
    public String json() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("problem", problem);
        report.put("submission", submission.name());
        report.put("language", submission.language().name());
        report.put("judge", rules.judge().name());
        report.put("timeLimitMillis", rules.limits().timeMillis());
        report.put("memoryLimitKib", rules.limits().memoryKib());
        report.put("verdict", verdict().toString());
        report.put("compileMessage", compileMessage);
        report.put("cases", cases.stream().map(JudgeReport::fields).toList());
        Gson gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
        return gson.toJson(report);
    }

    private static Map<String, Object> fields(CaseResult test) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", test.name());
        fields.put("verdict", test.verdict().toString());
        fields.put("cpuMillis", test.cpuMillis());
        fields.put("wallMillis", test.wallMillis());
        fields.put("peakKib", test.peakKib());
        fields.put("detail", test.detail());
        test.difference().ifPresent(difference -> fields.put("difference", difference));
        return fields;
    }
}
