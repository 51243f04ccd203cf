package nimsum.board;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Game;
import nimsum.play.Opponent;
import nimsum.play.Opponent.Level;
import nimsum.play.Screen;
import nimsum.play.Starts;

/**
 * A game on a page: the very game of {@code scripts/play}, in the same words.
 *
 * @param <P> the positions of the rules
 */
public final class Table<P> {

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final BiFunction<Random, Integer, String> draw;
    private final Sketch<P> sketch;
    private final StringWriter said = new StringWriter();
    private Game<P> game;

    /**
     * @param draw makes an input at random, of a size in whatever unit
     */
    public Table(Rules<P> rules, Coach<P> coach, BiFunction<Random, Integer, String> draw, Sketch<P> sketch) {
        this.rules = rules;
        this.coach = coach;
        this.draw = draw;
        this.sketch = sketch;
    }

    /**
     * Begins a game.
     *
     * @param input where it starts; if empty, a start is drawn
     * @param size of that; 0 for one that the person can win, if there is one
     * @param personFirst whether the person moves first
     * @param seed of all that is random
     * @return what the game says
     * @throws nimsum.util.InputException if that is no input
     */
    public String begin(String input, int size, boolean personFirst, Level level, int seed) {
        Starts<P> starts = new Starts<>(rules, coach, new Chance(Starts.spread(seed)), draw);
        P start = input.isEmpty() ? drawn(starts, size, personFirst) : rules.read(input);
        if (!rules.isPlayable(start)) {
            return "This position is too large to play.";
        }
        int count = Math.max(1, rules.size(start).count());
        game = new Game<>(new Opponent<>(rules, coach, level, new Chance(seed)), start,
                () -> input.isEmpty() ? drawn(starts, size, personFirst) : starts.draw(count),
                personFirst, new Screen(new PrintWriter(said)));
        game.begin();
        return said();
    }

    private static <P> P drawn(Starts<P> starts, int size, boolean personFirst) {
        return size == 0 ? starts.usual(personFirst ? Outcome.WIN : Outcome.LOSS) : starts.draw(size);
    }

    /** Takes a move or a command, and returns what the game says to it. */
    public String type(String line) {
        return game == null ? "No game has begun.\n" : game.take(line) ? said() : "";
    }

    private String said() {
        String all = said.toString();
        said.getBuffer().setLength(0);
        return all;
    }

    /** Where the game stands, as SVG or else as text; nothing if none has begun. */
    public String picture() {
        if (game == null) {
            return "";
        }
        String drawn = sketch.draw(game.match().now());
        return drawn.isEmpty() ? game.match().now().toString() : drawn;
    }

    /** What can be typed for a move, a line each; of very many the first. None if play is over or no game has begun. */
    public String moves() {
        return game == null || game.match().isOver()
                ? ""
                : rules.moves(game.match().now()).limit(Rules.MOST_PLAYED).map(Move::name)
                        .collect(Collectors.joining("\n"));
    }
}
