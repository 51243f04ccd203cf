package nimsum.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Stack;
import java.util.concurrent.Callable;
import nimsum.book.StudyOrder;
import nimsum.book.StudyOrder.Entry;
import nimsum.coach.Coach;
import nimsum.errors.InvalidInput;
import nimsum.errors.UsageException;
import nimsum.files.DataFiles;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.input.LenientInput;
import nimsum.play.Game;
import nimsum.play.Lines;
import nimsum.play.Opponent;
import nimsum.play.RandomStarts;
import nimsum.play.Screen;
import nimsum.play.WatchedGame;
import nimsum.problem.Problem;
import nimsum.problem.Problems;
import org.apache.commons.io.IOUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code scripts/play ID [FILE]}: a game against a perfect opponent that explains itself. */
@Command(name = "scripts/play", sortOptions = false, description = {
        "Plays a game against a perfect opponent that explains itself. Type help in the game to see what you can type.",
        "It starts from the first position in FILE, which is an input of the problem. Without FILE, it starts from a random "
                + "position that you can win. Then you move first, or second if only the second player can win this game. Moves "
                + "may come from a pipe. If the game is over when you leave, or when the input ends, the last line on standard "
                + "output says who won: first (the player who moved first), second, or draw.",
        "", "Exit status: 0 played or left by quit, 1 bad position or the input ended before the game, 2 wrong usage.",
        ""}, footer = {"", "Examples:", "  scripts/play hdu2516 --level easy", "  scripts/play poj2311 my.in --second",
                "  scripts/play luogup2252 --random 100 --seed 7",
                "  printf '5 4\\n' | scripts/play poj2311 - --watch"})
final class PlayCommand implements Callable<Integer> {

    /** The value of SIZE if none is given. */
    private static final int AS_USUAL = Integer.MIN_VALUE;

    @Parameters(index = "0", paramLabel = "ID", description = "The name of a folder in problems/.")
    private String id;

    @Parameters(index = "1", paramLabel = "FILE", arity = "0..1", description = "An input of the problem. - is standard input, "
            + "which works only with --watch.")
    private Path file;

    @Option(names = "--random", paramLabel = "SIZE", arity = "0..1", fallbackValue = ""
            + AS_USUAL, parameterConsumer = NumberIfThereIsOne.class, description = "Start from a random position of about "
                    + "this size, which may be won or lost. Without SIZE, the size suits a person. When the game starts, it "
                    + "says what SIZE counts, such as stones or edges.")
    private Integer size;

    @Option(names = "--length", paramLabel = "LENGTH", description = "How long a game from a random position is if both "
            + "play well: short (the default) means six moves or more, and long means ten or more, if there is such a position.")
    private RandomStarts.Length length = RandomStarts.Length.SHORT;

    @Option(names = "--level", paramLabel = "LEVEL", description = "How well the opponent plays: easy forgives your "
            + "first mistake and most others, medium does so in about one game of three, and perfect (the "
            + "default) never errs.")
    private Opponent.Level level = Opponent.Level.PERFECT;

    @Option(names = "--seed", paramLabel = "S", description = "Seed of the random position and of the opponent's errors. "
            + "Without it, each run uses a new seed.")
    private Long seed;

    @Option(names = "--second", description = "The opponent moves first.")
    private boolean second;

    @Option(names = "--watch", description = "The opponent plays against itself.")
    private boolean watch;

    @Override
    public Integer call() throws IOException {
        checkUsage();
        Problem problem = Problems.here().find(id);
        if (!problem.isPlayable()) {
            throw new UsageException(
                    problem + " does not ask about a game, so there is nothing to play.\nThe nearest game in the order of "
                            + "study: scripts/play " + nearest(problem));
        }
        play(problem, problem.rules(), problem.coach());
        return 0;
    }

    /** Returns the one after a problem in the order of study that can be played, or else the one before. */
    private static String nearest(Problem problem) {
        List<String> playable = StudyOrder.of(problem.home()).entries().stream().map(Entry::name)
                .filter(id -> id.equals(problem.id()) || new Problem(problem.home(), id).isPlayable()).toList();
        int next = playable.indexOf(problem.id()) + 1;
        return playable.get(next < playable.size() ? next : next - 2);
    }

    private void checkUsage() {
        if (file != null && size != null) {
            throw new UsageException("The position comes from FILE or from --random, not from both."
                    + (size == AS_USUAL ? "\nSIZE is a number, so " + file + " is taken for FILE." : ""));
        }
        if (isStandardInput() && !watch) {
            throw new UsageException(
                    "The position can come from standard input only with --watch, because otherwise the moves do.");
        }
        if (length != RandomStarts.Length.SHORT && (file != null || size != null && size != AS_USUAL)) {
            throw new UsageException("How long the game is follows from " + (file == null ? "SIZE" : file)
                    + ", so --length means nothing.");
        }
        if (second && watch) {
            throw new UsageException("With --watch the opponent makes every move, so --second means nothing.");
        }
        if (level != Opponent.Level.PERFECT && watch) {
            throw new UsageException("With --watch the opponent makes no errors, so --level means nothing.");
        }
        if (size != null && size < 1 && size != AS_USUAL) {
            throw new UsageException("SIZE has to be positive, not " + size + ".");
        }
    }

    private <P> void play(Problem problem, Rules<P> rules, Coach<P> coach) throws IOException {
        long used = seed == null ? new Random().nextInt(1_000_000) : seed;
        RandomStarts<P> starts = new RandomStarts<>(rules, coach, new Random(RandomStarts.spread(used)),
                problem.cases()::start);
        P start = file == null ? drawn(starts) : read(problem, rules);
        if (!rules.isPlayable(start)) {
            throw new IOException("This position is too large to play. " + switch (coach.outcome(start)) {
                case WIN -> "The player who moves first wins it.";
                case LOSS -> "The player who moves second wins it.";
                case DRAW -> "Neither player can force a win.";
            });
        }
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        if (!watch) {
            out.println(problem.file().title());
            out.flush();
        }
        if (file == null || level != Opponent.Level.PERFECT) {
            System.err.println("Seed: " + used + "."
                    + (size != null ? " SIZE counts " + rules.about().unit() + ": " + rules.size(start) + "." : ""));
        }
        if (watch) {
            new WatchedGame<>(rules, coach, out).play(start);
        } else {
            boolean onlySecondWins = file == null && size == null && coach.outcome(start) == Outcome.LOSS;
            new Game<>(new Opponent<>(rules, coach, level, new Random(RandomStarts.spread(-used))), start,
                    () -> file == null ? drawn(starts) : starts.draw(Math.max(1, rules.size(start))),
                    !second && !onlySecondWins, screen(out)).play(lines(out));
        }
    }

    private Lines lines(PrintWriter out) {
        boolean typed = isTyped();
        Lines plain = Lines.plain(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out,
                !typed);
        return typed ? new EditedLines(EditedLines::ofProcess, plain) : plain;
    }

    /**
     * Makes the screen. If a person types, a sentence that is longer than a line of the terminal is broken at blanks.
     */
    private static Screen screen(PrintWriter out) {
        return isTyped() ? new Screen(out, Progress::wrapped) : new Screen(out);
    }

    /** Tells whether a person types, which the scripts know, because Java can't tell before version 22. */
    private static boolean isTyped() {
        return Boolean.getBoolean("nimsum.typed");
    }

    /** Returns a random position; one that the person can win where nothing else is asked for. */
    private <P> P drawn(RandomStarts<P> starts) {
        return size == null
                ? starts.usual(second ? Outcome.LOSS : Outcome.WIN, length)
                : size == AS_USUAL ? starts.usual(length) : starts.draw(size);
    }

    private <P> P read(Problem problem, Rules<P> rules) throws IOException {
        String text = isStandardInput()
                ? IOUtils.toString(System.in, StandardCharsets.ISO_8859_1)
                : DataFiles.readNamed(file);
        try {
            return rules.read(LenientInput.of(problem.cases(), text));
        } catch (InvalidInput e) {
            throw new IOException("Not an input of " + problem + ": " + e.getMessage());
        }
    }

    /**
     * Takes the next word only where it is a number, since it may be the problem; any that is too large is the largest.
     */
    static final class NumberIfThereIsOne implements IParameterConsumer {

        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean isThere = !words.isEmpty() && words.peek().matches("-?\\d+");
            option.setValue(isThere ? (int) Math.max(Double.parseDouble(words.pop()), -Integer.MAX_VALUE) : AS_USUAL);
        }
    }

    private boolean isStandardInput() {
        return file != null && file.equals(Path.of("-"));
    }
}
