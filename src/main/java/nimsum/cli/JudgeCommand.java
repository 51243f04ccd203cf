package nimsum.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import nimsum.judge.CaseResult;
import nimsum.judge.CompileErrorException;
import nimsum.judge.JudgeReport;
import nimsum.judge.LocalJudge;
import nimsum.judge.Rules;
import nimsum.judge.Submission;
import nimsum.judge.Verdict;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.TestCase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** <code>scripts/judge ID [FILE]</code>: judges the bundle of a problem, or somebody's own program. */
@Command(name = "scripts/judge", sortOptions = false, description = {
        "Judges a program on all data of a problem: the samples and the secret cases.", "",
        "The time limit is one of processor time. A program that waits is ended after three times that, and two "
                + "seconds more at least. Memory is what all processes of the program hold; for Java it is the heap.",
        "",
        "This is no sandbox: the program runs as you, and can read and write your files and use the network. Limited "
                + "are its time, its memory and its output, nothing else. So judge only programs that you would run anyway.",
        "", "Exit status: 0 Accepted, 1 rejected, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/judge poj2311", "  scripts/judge poj2311 my.cpp",
                "  scripts/judge poj2311 my.py --case sample/1 --time-limit 5000",
                "  scripts/judge poj2311 Main.java --json"})
final class JudgeCommand implements Callable<Integer> {

    @Mixin
    private JudgedProgram program;

    @Option(names = "--case", paramLabel = "NAME", description = "Run this case only, as in sample/1.")
    private String onlyCase;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    private boolean json;

    public static void main(String[] args) {
        Commands.main(new JudgeCommand(), args);
    }

    @Override
    public Integer call() {
        Problem problem = program.problem();
        Rules rules = program.rules();
        Submission submission = program.submission().orElseGet(() -> Submission.ofBundle(problem, rules.judge()));
        JudgeReport report = judge(problem, submission, rules, cases(problem));
        if (json) {
            System.out.println(report.json());
        } else {
            String command = program.commandLine("scripts/judge");
            report.lines(name -> command + " --case " + name).forEach(System.out::println);
        }
        return report.verdict() == Verdict.ACCEPTED ? 0 : 1;
    }

    private static JudgeReport judge(Problem problem, Submission submission, Rules rules, List<TestCase> cases) {
        List<CaseResult> results = new ArrayList<>();
        try (LocalJudge judge = LocalJudge.compile(submission, rules);
                Progress progress = Progress.start("Judging", cases.size())) {
            for (TestCase test : cases) {
                results.add(judge.judge(test));
                progress.step();
            }
            return new JudgeReport(problem.id(), submission, rules, "", results);
        } catch (CompileErrorException e) {
            return new JudgeReport(problem.id(), submission, rules, e.getMessage(), results);
        }
    }

    private List<TestCase> cases(Problem problem) {
        List<TestCase> all = Stream.of(DataKind.SAMPLE, DataKind.SECRET)
                .flatMap(kind -> TestCase.of(problem, kind).stream()).toList();
        List<TestCase> chosen = all.stream().filter(test -> onlyCase == null || onlyCase.equals(test.name())).toList();
        if (chosen.isEmpty()) {
            throw new UsageException(problem + " has no case \"" + onlyCase + "\".\nThe cases are: "
                    + String.join(", ", all.stream().map(TestCase::name).toList()) + ".");
        }
        return chosen;
    }
}
