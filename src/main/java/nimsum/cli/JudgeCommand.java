package nimsum.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nimsum.author.Suspects;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.NearestName;
import nimsum.errors.UsageException;
import nimsum.judge.Answered;
import nimsum.judge.CaseResult;
import nimsum.judge.CompileErrorException;
import nimsum.judge.Excerpt;
import nimsum.judge.FormCases;
import nimsum.judge.Judge;
import nimsum.judge.JudgeReport;
import nimsum.judge.JudgeReport.JudgedCase;
import nimsum.judge.JudgingRules;
import nimsum.judge.Submission;
import nimsum.online.Verdict;
import nimsum.problem.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code scripts/judge ID [FILE]}: judges the bundle of a problem, or somebody's own program. */
@Command(name = "scripts/judge", sortOptions = false, description = {
        "Judges a program on all data of a problem: the samples and the secret cases.", "",
        "The data are in the form of the judge. Where a file of the judge asks fewer questions than one of ours, ours is "
                + "split, and at most " + FormCases.MAX_OF_A_FILE
                + " of the parts, evenly spread, are judged. --case secret/05-name:17 asks question 17 alone, in any case.",
        "",
        "A program is compiled and run as the judge does it, as far as that is known. The heading shows the commands. "
                + "Each case that fails gets a line when it is done, except the first one. At the end the first case that "
                + "fails is shown whole, and then the verdict, which is the verdict of that case. A file of which all "
                + "cases are accepted gets a line on standard error. A program that answers wrongly is told "
                + "which known mistake it answers like, if that is certain.",
        "",
        "The time limit counts processor time. A program that sleeps or waits is ended after twice that time, but not "
                + "before two seconds. A program that exceeds the limit on a busy machine is run once more. If the first "
                + "case that fails took too much processor time, it is run again at the end with ten times the limit, to "
                + "see how slow it is; not with --stop or --json.",
        "",
        "Memory is the most that the process held from its start to its end, as the kernel counted it. Of several "
                + "processes the largest counts. A figure after >= is the most that was seen now and then, because the "
                + "program was ended. For Java the limit bounds the heap, and the JVM may take 256 MiB more. The "
                + "interpreter of Python may take 16 MiB more.",
        "",
        "This is not a sandbox. The program runs as you, and can read and write your files and use the network. Only its "
                + "time, memory and output are limited, and at its end only its process group is ended. So judge only "
                + "programs that you would run anyway.",
        "", "Exit status: 0 Accepted, 1 rejected, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/judge poj2311", "  scripts/judge poj2311 my.cpp --stop",
                "  scripts/judge poj2311 my.py --case sample/1 --time-limit 5000",
                "  scripts/judge poj2311 Main.java --judge Luogu --json"})
final class JudgeCommand implements Callable<Integer> {

    /** The name of a file of cases, and the number of a question. */
    private static final Pattern CASE = Pattern.compile("(.*?)(?::(\\d{1,9}))?");

    @Mixin
    private ProgramOptions program;

    @Option(names = "--case", paramLabel = "NAME", description = "Run this case only, as in sample/1, or the cases "
            + "whose names, or what follows the slash in these, begin so, as in sample or 05.")
    private String onlyCase;

    @Option(names = "--stop", description = "Stop at the first case that fails.")
    private boolean stop;

    @Option(names = "--all", description = "Print a line for each accepted case, too.")
    private boolean all;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    private boolean json;

    @Override
    public Integer call() {
        Problem problem = program.problem();
        JudgingRules rules = program.rules();
        List<TestCase> files = files(new FormCases(problem, rules.entry()));
        Submission submission = program.submission().orElseGet(() -> Submission.ofBundle(problem, rules.entry()));
        JudgeReport report = judge(problem, submission, rules, files);
        if (json) {
            System.out.println(report.json());
        } else {
            String command = program.commandLine("scripts/judge");
            report.ending(Progress.columns(), name -> command + " --case " + name).forEach(System.out::println);
        }
        return report.verdict() == Verdict.ACCEPTED ? 0 : 1;
    }

    private JudgeReport judge(Problem problem, Submission submission, JudgingRules rules, List<TestCase> files) {
        List<JudgedCase> judged = new ArrayList<>();
        int width = files.stream().mapToInt(file -> file.name().length()).max().orElse(0);
        try (Judge judge = Judge.compile(submission, rules)) {
            if (!json) {
                JudgeReport.heading(problem, submission, rules, judge.commands()).forEach(System.out::println);
            }
            int notRun = 0;
            boolean failed = false;
            for (TestCase file : files) {
                int before = judged.size();
                for (TestCase test : new FormCases(problem, rules.entry()).of(file).toList()) {
                    if (stop && failed) {
                        notRun++;
                        continue;
                    }
                    JudgedCase done = new JudgedCase(test, judge.judge(test));
                    judged.add(done);
                    if (!json && (done.failed() ? failed : all)) {
                        System.out.println(Excerpt.truncate(done.row(width), Progress.columns()));
                    }
                    failed |= done.failed();
                }
                List<JudgedCase> ofFile = judged.subList(before, judged.size());
                if (!all && !ofFile.isEmpty() && ofFile.stream().noneMatch(JudgedCase::failed)) {
                    System.err.println(JudgeReport.fileLine(file, ofFile));
                }
            }
            return new JudgeReport(problem, submission, rules, Optional.empty(), judged, notRun, longer(judge, judged),
                    likeness(new FormCases(problem, rules.entry()), judged));
        } catch (CompileErrorException e) {
            return new JudgeReport(problem, submission, rules, Optional.of(e.getMessage()), judged, 0,
                    Optional.empty(), Optional.empty());
        }
    }

    /** Looks for a known mistake that answers like a program with a wrong answer, on short inputs first. */
    private static Optional<String> likeness(FormCases form, List<JudgedCase> judged) {
        boolean isWrong = judged.stream().filter(JudgedCase::failed).findFirst()
                .filter(first -> first.result().verdict() == Verdict.WRONG_ANSWER).isPresent();
        return !isWrong
                ? Optional.empty()
                : Suspects.likeness(form, judged.stream().sorted(Comparator.comparing(run -> run.test().length()))
                        .map(run -> new Answered(run.test().readInput(), run.test().readOutput(), run.result())));
    }

    /** Runs the first case that fails once more, if the program is slow there and somebody reads along. */
    private Optional<CaseResult> longer(Judge judge, List<JudgedCase> judged) {
        Optional<TestCase> slow = judged.stream().filter(JudgedCase::failed).findFirst()
                .filter(first -> first.result().slow() && !json && !stop).map(JudgedCase::test);
        slow.ifPresent(test -> System.err.println("Running " + test + " with ten times the limit ..."));
        return slow.map(test -> judge.judge(test, JudgeReport.LONGER));
    }

    /**
     * Returns all files of cases, or those that are named, or of one of these the question that is named. No secret
     * case is made for a sample.
     */
    private List<TestCase> files(FormCases asked) {
        Problem problem = asked.problem();
        Matcher named = CASE.matcher(onlyCase == null ? "" : onlyCase);
        named.matches();
        String name = named.group(1);
        List<TestCase> files = name.startsWith(DataKind.SAMPLE.folder())
                ? TestCases.samples(problem, asked.judge())
                : TestCases.at(problem, asked.judge());
        if (files.isEmpty()) {
            throw new UsageException(problem + " has no data yet.");
        }
        if (onlyCase == null) {
            return files;
        }
        List<String> names = files.stream().map(TestCase::name).toList();
        List<String> meant = NearestName.matches(name, names);
        if (meant.isEmpty() || named.group(2) != null && meant.size() > 1) {
            throw new UsageException(problem + " has no case \"" + name + "\"." + NearestName.question(name, names)
                    + "\nThe cases are: " + String.join(", ", names) + ".");
        }
        return named.group(2) == null
                ? files.stream().filter(file -> meant.contains(file.name())).toList()
                : List.of(asked.question(files.get(names.indexOf(meant.get(0))), Integer.parseInt(named.group(2))));
    }
}
