package nimsum.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nimsum.judge.CompileErrorException;
import nimsum.judge.JudgeReport;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.judge.LocalJudge;
import nimsum.judge.JudgingRules;
import nimsum.judge.SingleCases;
import nimsum.judge.Submission;
import nimsum.judge.Verdict;
import nimsum.onlinejudge.OnlineJudge;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** <code>scripts/judge ID [FILE]</code>: judges the bundle of a problem, or somebody's own program. */
@Command(name = "scripts/judge", sortOptions = false, description = {
        "Judges a program on all data of a problem: the samples and the secret cases.", "",
        "The data are in the form of the judge. Where it asks one question a file, a file of many is split, and "
                + SingleCases.MAX_OF_A_FILE
                + " of its questions, evenly spread, are judged one by one: secret/05-name:17 asks line 17.",
        "",
        "The time limit is one of processor time. A program that waits is ended after three times that, and two "
                + "seconds more at least.",
        "",
        "Memory is the most that the whole process held, from its start to its end, as the kernel counted it; of several "
                + "processes it is the largest, or what they were seen to hold together. A figure after >= was only seen "
                + "now and then, because the program was ended, or because the system has neither Perl nor Python. For "
                + "Java the limit bounds the heap, and the JVM may take 256 MiB more; for Python the interpreter, 16 MiB.",
        "",
        "This is no sandbox: the program runs as you, and can read and write your files and use the network. Only its "
                + "time, memory and output are limited. So judge only programs that you would run anyway.",
        "", "Exit status: 0 Accepted, 1 rejected, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/judge poj2311", "  scripts/judge poj2311 my.cpp --stop",
                "  scripts/judge poj2311 my.py --case sample/1 --time-limit 5000",
                "  scripts/judge poj2311 Main.java --judge Luogu --json"})
final class JudgeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    private static final List<DataKind> KINDS = List.of(DataKind.SAMPLE, DataKind.SECRET);

    @Mixin
    private JudgedProgram program;

    @Option(names = "--case", paramLabel = "NAME", description = "Run this case only, as in sample/1.")
    private String onlyCase;

    @Option(names = "--stop", description = "Stop at the first case that fails.")
    private boolean stop;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    private boolean json;

    @Override
    public Integer call() {
        Problem problem = program.problem();
        JudgingRules rules = program.rules();
        Submission submission = program.submission().orElseGet(() -> Submission.ofBundle(problem, rules.judge()));
        PrintWriter out = spec.commandLine().getOut();
        JudgeReport report = judge(problem, submission, rules, cases(problem, rules.judge()));
        if (json) {
            out.println(report.json());
        } else {
            String command = program.commandLine("scripts/judge");
            report.lines(name -> command + " --case " + name).forEach(out::println);
        }
        out.flush();
        return report.verdict() == Verdict.ACCEPTED ? 0 : 1;
    }

    private JudgeReport judge(Problem problem, Submission submission, JudgingRules rules, List<TestCase> cases) {
        List<JudgedCase> judged = new ArrayList<>();
        try (LocalJudge judge = LocalJudge.compile(submission, rules);
                Progress progress = Progress.start("Judging", cases.size())) {
            boolean failed = false;
            for (int i = 0; i < cases.size() && !(stop && failed); i++) {
                JudgedCase last = new JudgedCase(cases.get(i), judge.judge(cases.get(i)));
                judged.add(last);
                failed = last.failed();
                progress.step();
            }
            return new JudgeReport(problem, submission, rules, "", judged, cases.size() - judged.size());
        } catch (CompileErrorException e) {
            return new JudgeReport(problem, submission, rules, e.getMessage(), judged, cases.size());
        }
    }

    /** The cases in the form of the judge; of a case that was split, all its questions go by its name. */
    private List<TestCase> cases(Problem problem, OnlineJudge judge) {
        problem.samples(); // A new problem may have no data yet.
        // The cases of a kind that is not asked for are not even made.
        List<TestCase> chosen = KINDS.stream()
                .filter(kind -> onlyCase == null || onlyCase.startsWith(kind.folder() + "/"))
                .flatMap(kind -> TestCase.of(problem, kind).stream())
                .filter(test -> onlyCase == null || onlyCase.replaceFirst(":\\d+$", "").equals(test.name()))
                .flatMap(test -> SingleCases.of(problem, judge.name(), test)
                        .filter(single -> onlyCase == null || onlyCase.equals(test.name())
                                || onlyCase.equals(single.name())))
                .toList();
        if (chosen.isEmpty()) {
            throw new UsageException(problem + " has no case \"" + onlyCase + "\".\nThe cases are: "
                    + KINDS.stream().flatMap(kind -> TestCase.of(problem, kind).stream()).map(TestCase::name)
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        return chosen;
    }
}
