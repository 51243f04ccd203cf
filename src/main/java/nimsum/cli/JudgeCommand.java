package nimsum.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nimsum.judge.CompileErrorException;
import nimsum.judge.JudgeReport;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.judge.LocalJudge;
import nimsum.judge.JudgingRules;
import nimsum.judge.SingleCases;
import nimsum.judge.Submission;
import nimsum.judge.Verdict;
import nimsum.problem.DataKind;
import nimsum.problem.NearestName;
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
        "A program is compiled as the judge does, with what is known of its compilers; the heading says the command. Each file "
                + "of cases gets a line on standard error when it is done. Then follow the first case that fails, whole, "
                + "a line for each other one, and the verdict, which is that of the first.",
        "",
        "The time limit is one of processor time. A program that sleeps or waits is ended after twice that, and two "
                + "seconds at least. One that exceeds the limit on a busy machine is run once more.",
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

    @Option(names = "--case", paramLabel = "NAME", description = "Run this case only, as in sample/1; the beginning of its name "
            + "is enough, as in 05.")
    private String onlyCase;

    @Option(names = "--stop", description = "Stop at the first case that fails.")
    private boolean stop;

    @Option(names = "--all", description = "A line for each case that is accepted, too.")
    private boolean all;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    private boolean json;

    @Override
    public Integer call() {
        Problem problem = program.problem();
        JudgingRules rules = program.rules();
        Submission submission = program.submission().orElseGet(() -> Submission.ofBundle(problem, rules.judge()));
        PrintWriter out = spec.commandLine().getOut();
        JudgeReport report = judge(problem, submission, rules, files(problem));
        if (json) {
            out.println(report.json());
        } else {
            String command = program.commandLine("scripts/judge");
            report.lines(all, name -> command + " --case " + name).forEach(out::println);
        }
        out.flush();
        return report.verdict() == Verdict.ACCEPTED ? 0 : 1;
    }

    private JudgeReport judge(Problem problem, Submission submission, JudgingRules rules, List<TestCase> files) {
        List<JudgedCase> judged = new ArrayList<>();
        try (LocalJudge judge = LocalJudge.compile(submission, rules)) {
            if (!json) {
                PrintWriter out = spec.commandLine().getOut();
                JudgeReport.heading(problem, submission, rules, judge.compiled()).forEach(out::println);
                out.flush();
            }
            int notRun = 0;
            for (TestCase file : files) {
                List<TestCase> cases = SingleCases.of(problem, rules.judge().name(), file).filter(this::isChosen)
                        .toList();
                int before = judged.size();
                for (TestCase test : cases) {
                    if (stop && judged.stream().anyMatch(JudgedCase::failed)) {
                        notRun++;
                    } else {
                        judged.add(new JudgedCase(test, judge.judge(test)));
                    }
                }
                if (judged.size() > before) {
                    spec.commandLine().getErr()
                            .println(JudgeReport.fileLine(file, judged.subList(before, judged.size())));
                }
            }
            return new JudgeReport(problem, submission, rules, Optional.empty(), judged, notRun);
        } catch (CompileErrorException e) {
            return new JudgeReport(problem, submission, rules, Optional.of(e.getMessage()), judged, 0);
        }
    }

    /** Whether a question of a file is to be judged: all are, unless one of them is named. */
    private boolean isChosen(TestCase test) {
        String question = onlyCase == null ? "" : onlyCase.replaceFirst("^[^:]*", "");
        return question.isEmpty() || test.name().endsWith(question);
    }

    /** All files of cases, or the one that is named; those of another folder are not even made. */
    private List<TestCase> files(Problem problem) {
        if (onlyCase == null) {
            return files(problem, KINDS);
        }
        String named = onlyCase.replaceFirst(":\\d+$", "");
        List<DataKind> kinds = KINDS.stream().filter(kind -> named.startsWith(kind.folder() + "/")).toList();
        List<TestCase> files = files(problem, kinds.isEmpty() ? KINDS : kinds);
        List<String> names = files.stream().map(TestCase::name).toList();
        return List.of(NearestName.meant(named, names).map(name -> files.get(names.indexOf(name)))
                .orElseThrow(() -> new UsageException(names.isEmpty()
                        ? problem + " has no data yet."
                        : problem + " has no case \"" + onlyCase + "\", or several that begin so."
                                + NearestName.question(named, names) + "\nThe cases are: " + String.join(", ", names)
                                + ".")));
    }

    private static List<TestCase> files(Problem problem, List<DataKind> kinds) {
        return kinds.stream().flatMap(kind -> TestCase.of(problem, kind).stream()).toList();
    }
}
