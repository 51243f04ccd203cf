package nimsum.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nimsum.author.Suspects;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.hack.Hunt;
import nimsum.hack.Suspect;
import nimsum.judge.GuardedRun;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.IOUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scripts/hack ID [FILE]}: an input against the known wrong programs. */
@Command(name = "scripts/hack", sortOptions = false, description = {
        "Tries an input of yours on the known wrong programs of a problem. Says whether the input is legal and which "
                + "programs it catches: what each one does, why one would think so, and what it prints.",
        "On a terminal you may type several inputs, each ended by a line with a dot alone. What they catch adds up until "
                + "Ctrl-D. Programs that are only too slow are not among them.",
        "", "Exit status: 0 all are caught, 1 some are left, 2 wrong usage.", ""}, footer = {"", "Examples:",
                "  scripts/hack poj2311", "  scripts/hack poj2311 my.in --answer my.out",
                "  printf '4 4\\n' | scripts/hack poj2311 --give-up"})
final class HackCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "An input of the problem. Without FILE, "
            + "it is standard input.")
    private Path file;

    @Option(names = "--answer", paramLabel = "FILE", description = "What you say is the answer. Wrong programs are tried "
            + "only if it is right.")
    private Path answer;

    @Option(names = "--give-up", description = "At the end, show the wrong programs that are left, each with the smallest "
            + "input that is known to catch it.")
    private boolean giveUp;

    @Override
    public Integer call() throws IOException {
        boolean typed = file == null && Boolean.getBoolean("nimsum.typed");
        if (typed && answer != null) {
            throw new UsageException("--answer needs FILE, the input that it answers.");
        }
        Problem problem = Problems.here().find(id);
        Optional<String> answered = Optional.ofNullable(answer).map(DataFiles::readNamed);
        Optional<String> text = typed ? Optional.empty() : Optional.of(input());
        List<Suspect> suspects = Suspects.of(problem);
        if (suspects.isEmpty()) {
            throw new UsageException("No wrong programs of " + problem + " are known.");
        }
        Hunt hunt = new Hunt(problem.cases(), input -> GuardedRun.inTime(problem, () -> problem.main().run(input)),
                suspects, new HashSet<>());
        text.ifPresent(any -> System.out.println(hunt.attempt(any, answered).text()));
        if (typed) {
            hunt(hunt);
        }
        if (giveUp && !hunt.isOver()) {
            System.out.println(typed ? Progress.wrapped(hunt.giveUp()) : hunt.giveUp());
        } else if (!hunt.isOver()) {
            System.err.println("scripts/hack " + id + " --give-up shows what is left.");
        }
        return hunt.isOver() ? 0 : 1;
    }

    private String input() throws IOException {
        return file == null
                ? IOUtils.toString(System.in, StandardCharsets.ISO_8859_1)
                : DataFiles.readNamed(file);
    }

    /** Tries what is typed until all are caught or nothing more comes. */
    private void hunt(Hunt hunt) throws IOException {
        System.out.println(Hunt.begin(hunt.suspects().size()));
        System.err.println("End an input with a line with a dot alone, and the hunt with Ctrl-D. scripts/show " + id
                + " says what an input is.");
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.ISO_8859_1));
        StringBuilder input = new StringBuilder();
        String line = "";
        while (line != null && !hunt.isOver()) {
            line = lines.readLine();
            if (line != null && !line.equals(".")) {
                input.append(line).append('\n');
            } else if (!input.toString().isBlank()) {
                System.out.println(Progress.wrapped(hunt.attempt(input.toString(), Optional.empty()).text()) + "\n");
                input.setLength(0);
            }
            System.out.flush();
        }
    }
}
