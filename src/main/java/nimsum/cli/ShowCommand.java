package nimsum.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nimsum.book.PagePart;
import nimsum.book.Readme;
import nimsum.book.Sections.Section;
import nimsum.data.DataKind;
import nimsum.data.TestCase;
import nimsum.data.TestCases;
import nimsum.errors.UsageException;
import nimsum.online.JudgeEntry;
import nimsum.problem.Language;
import nimsum.problem.Problem;
import nimsum.problem.ProblemFile;
import nimsum.problem.Problems;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scripts/show ID}: a problem as a judge states it. */
@Command(name = "scripts/show", description = {
        "Prints the statement of a problem, its limits and its samples, and no word of how to solve it. The README of "
                + "the problem goes on with hints, the idea and the theorems.",
        "", "Exit status: 0 done, 2 wrong usage.", ""}, footer = {"", "Examples:", "  scripts/show poj2311",
                "  scripts/show poj2311 --lang zh | less"})
final class ShowCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Option(names = "--lang", paramLabel = "LANG", description = "The language of the statement: en, or zh where "
            + "there is a Chinese text.")
    private Language language = Language.EN;

    @Override
    public Integer call() {
        Problem problem = Problems.here().find(id);
        Readme readme = new Readme(problem, language);
        if (!readme.exists()) {
            throw new UsageException("There is no Chinese text of " + problem + ". These problems have one: "
                    + Problems.here().all().stream().filter(other -> new Readme(other, language).exists())
                            .map(Problem::id)
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        ProblemFile file = problem.file();
        System.out.println(file.titles(language));
        for (Section part : readme.statement()) {
            System.out.println("\n" + part.title() + "\n\n" + PlainText.of(part.body()));
        }
        List<TestCase> samples = TestCases.of(problem, DataKind.SAMPLE);
        for (int i = 0; i < samples.size(); i++) {
            String sample = "\n" + language.say("Sample ", "样例 ") + (i + 1);
            System.out.print(sample + language.say(", input\n", "，输入\n") + samples.get(i).readInput());
            System.out.print(sample + language.say(", output\n", "，输出\n") + samples.get(i).readOutput());
        }
        System.out.println("\n" + PagePart.SUBMIT.heading(language));
        for (JudgeEntry entry : file.judges()) {
            String closed = entry.judge().closed()
                    .map(closure -> language.say(" (closed since " + closure.since() + ")",
                            "（" + closure.since() + " 起关闭）"))
                    .orElse("");
            System.out.println("  " + entry.judge() + ": " + entry.address() + closed);
        }
        return 0;
    }
}
