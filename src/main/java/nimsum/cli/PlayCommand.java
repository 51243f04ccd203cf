package nimsum.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import nimsum.cases.InvalidInput;
import nimsum.coach.Coach;
import nimsum.game.Rules;
import nimsum.play.Game;
import nimsum.play.WatchedGame;
import nimsum.problem.DataFiles;
import nimsum.problem.DataKind;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import nimsum.problem.CommittedData;
import nimsum.problem.TestCase;
import nimsum.problem.UsageException;
import org.apache.commons.io.IOUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** <code>scripts/play ID [FILE]</code>: a game against a perfect opponent that explains itself. */
@Command(name = "scripts/play", sortOptions = false, description = {
        "A game against a perfect opponent that explains itself: type help in it to see what can be typed.",
        "It starts from the first position in FILE, which is an input of the problem; else from the first sample. Moves may come "
                + "from a pipe. The last line on standard output is first, second or draw: which player won, told by who moved first.",
        "", "Exit status: 0 played or left by quit, 1 bad position or the input ended before the game, 2 wrong usage.",
        ""}, footer = {"", "Examples:", "  scripts/play hdu2516", "  scripts/play poj2311 my.in --second",
                "  scripts/play luogup2252 --random 100 --seed 7",
                "  printf '5 4\\n' | scripts/play poj2311 - --watch"})
final class PlayCommand implements Callable<Integer> {

    private static final int USUAL_SIZE = 8;

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "An input of the problem; - is standard input, "
            + "with --watch only.")
    private Path file;

    @Option(names = "--random", paramLabel = "SIZE", arity = "0..1", fallbackValue = ""
            + USUAL_SIZE, description = "A random "
                    + "position of this size, as the stress test makes them; without SIZE, of size " + USUAL_SIZE + ".")
    private Integer size;

    @Option(names = "--seed", paramLabel = "S", description = "Of the random position; else another one each time.")
    private Long seed;

    @Option(names = "--second", description = "The opponent moves first.")
    private boolean second;

    @Option(names = "--watch", description = "The opponent plays against itself.")
    private boolean watch;

    @Spec
    private CommandSpec spec;

    private final InputStream in;

    /**
     * @param in
     *            where moves come from, or a position
     */
    PlayCommand(InputStream in) {
        this.in = in;
    }

    @Override
    public Integer call() throws IOException {
        checkUsage();
        Problem problem = Problems.here().find(id);
        if (!problem.isPlayable()) {
            throw new UsageException(problem + " can't be played yet. These can be: " + Problems.here().all().stream()
                    .filter(Problem::isPlayable).map(Problem::id).collect(Collectors.joining(", ")) + ".");
        }
        play(problem, problem.rules(), problem.coach());
        return 0;
    }

    private void checkUsage() {
        if (file != null && size != null) {
            throw new UsageException("The position comes from FILE or from --random, not from both.");
        }
        if (isStandardInput() && !watch) {
            throw new UsageException("Only with --watch can the position come from standard input: else the moves do.");
        }
        if (second && watch) {
            throw new UsageException("With --watch the opponent makes every move, so --second means nothing.");
        }
        if (seed != null && size == null) {
            throw new UsageException("--seed is of a position from --random.");
        }
        if (size != null && size < 1) {
            throw new UsageException("SIZE has to be positive, not " + size + ".");
        }
    }

    private <P> void play(Problem problem, Rules<P> rules, Coach<P> coach) throws IOException {
        P start = rules.read(input(problem));
        if (!rules.isPlayable(start)) {
            throw new IOException("This position is too large to play; " + switch (coach.outcome(start)) {
                case WIN -> "whoever moves first wins it.";
                case LOSS -> "whoever moves second wins it.";
                case DRAW -> "neither player can force a win.";
            });
        }
        PrintWriter out = spec.commandLine().getOut();
        if (watch) {
            new WatchedGame<>(rules, coach, out, spec.commandLine().getErr()).play(start);
        } else {
            // The scripts know whether a person types, because Java can't tell before version 22.
            new Game<>(rules, coach, start, !second, out).play(
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
                    !Boolean.getBoolean("nimsum.typed"));
        }
    }

    private String input(Problem problem) throws IOException {
        if (size != null) {
            long used = seed == null ? new Random().nextInt(1_000_000) : seed;
            spec.commandLine().getErr().println("Seed: " + used);
            return problem.cases().random(new Random(used), size);
        }
        if (file == null) {
            return TestCase.of(problem, DataKind.SAMPLE).stream().findFirst()
                    .orElseThrow(() -> new UsageException(problem + " has no sample: name a FILE, or use --random."))
                    .readInput();
        }
        if (!isStandardInput() && !Files.isRegularFile(file)) {
            throw new UsageException("There is no file " + file + ".");
        }
        return checked(problem,
                isStandardInput() ? IOUtils.toString(in, StandardCharsets.ISO_8859_1) : DataFiles.read(file));
    }

    /** An input that breaks a rule of the problem might be no position at all; what the solution tolerates is one. */
    private static String checked(Problem problem, String text) throws IOException {
        String input = text.endsWith("\n") ? text : text + "\n";
        try {
            problem.cases().check(input);
        } catch (InvalidInput e) {
            if (!CommittedData.tolerates(problem, e.rule())) {
                throw new IOException("Not an input of " + problem + ": " + e.getMessage());
            }
        }
        return input;
    }

    private boolean isStandardInput() {
        return file != null && file.equals(Path.of("-"));
    }
}
