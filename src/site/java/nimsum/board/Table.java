package nimsum.board;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Match;
import nimsum.play.Opponent;
import nimsum.play.RandomStarts;

/**
 * A game on a page. Each request changes what the page shows: a status, a note, a drawing, the moves that are legal and
 * those that are outlined.
 *
 * @param <P> the positions of the rules
 */
public final class Table<P> {

    /** The second hint outlines at most this many neighbouring moves. */
    private static final int NEIGHBOURS = 3;
    private static final int HINTS = 3;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final BiFunction<Random, Integer, String> draw;
    private final Sketch<P> sketch;
    private Match<P> match;
    private Opponent.Level level;
    private boolean isTold;
    private String note = "";
    private List<Move<P>> outlined = List.of();
    private int hints;
    private boolean why;

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
     * @param input where it starts; if empty, a start is drawn that the person can win, if there is one
     * @param personFirst whether the person moves first
     * @param seed of all that is random
     * @throws nimsum.util.InputException if that is no input
     */
    public void begin(String input, boolean personFirst, Opponent.Level level, int seed) {
        RandomStarts<P> starts = new RandomStarts<>(rules, coach, new Chance(RandomStarts.spread(seed)), draw);
        P start = !input.isEmpty() ? rules.read(input) : starts.usual(personFirst ? Outcome.WIN : Outcome.LOSS);
        if (!rules.isPlayable(start)) {
            throw new IllegalArgumentException("This position is too large to play.");
        }
        this.level = level;
        isTold = false;
        match = new Match<>(new Opponent<>(rules, coach, level, new Chance(seed)), start, personFirst);
        changed();
    }

    /** Begins a game that a text tells: the moves of both players are made by their names or step by step. */
    public void tell(String input) {
        begin(input, true, Opponent.Level.PERFECT, 0);
        isTold = true;
    }

    /** Makes the next move of a game that is told, which is the coach's. */
    public void step() {
        match.make(coach.reply(match.now()));
        changed();
    }

    /** Takes back the last move of a game that is told. */
    public void back() {
        List<Move<P>> moves = match.moves();
        match = new Match<>(new Opponent<>(rules, coach, level, new Chance(0)), match.after(0), true);
        moves.stream().limit(Math.max(0, moves.size() - 1)).forEach(match::make);
        changed();
    }

    /** Makes the person's move of this name, or says why there is none. */
    public void play(String name) {
        rules.move(match.now(), name).ifPresentOrElse(move -> {
            match.make(move);
            changed();
        }, () -> note = '"' + name + "\" is not a legal move here"
                + rules.whyNot(match.now(), name).map(reason -> ", because " + reason).orElse("") + ".");
    }

    /** Makes the move of the opponent, whose turn it is. */
    public void answer() {
        match.answer();
        changed();
    }

    /** Takes back the person's last move, and the answer to it. */
    public void undo() {
        if (match.undo()) {
            changed();
        } else {
            note = "There is no move of yours to take back.";
        }
    }

    /** Says more at each call: whether the person can win, where to look for the move, and the move. */
    public void hint() {
        P now = match.now();
        Move<P> best = coach.reply(now);
        boolean isLost = coach.result(now) == Outcome.LOSS;
        hints = Math.min(hints + 1, HINTS);
        outlined = hints == 1 ? List.of() : hints == 2 ? near(best) : List.of(best);
        note = "Hint " + hints + " of " + HINTS + ". " + switch (hints) {
            case 1 -> match.verdict();
            case 2 -> isLost
                    ? "Every move loses, but one of the outlined moves is the hardest to answer."
                    : "One of the outlined moves is good.";
            default -> "The outlined move, " + best.quoted() + ", is "
                    + (isLost ? "the hardest to answer." : "a good one.");
        };
    }

    /**
     * Returns the moves that begin as this one does. If all moves do, or no other one, returns the moves next to it.
     */
    private List<Move<P>> near(Move<P> best) {
        List<Move<P>> moves = rules.moves(match.now()).limit(Rules.MAX_PLAYED).toList();
        List<Move<P>> alike = moves.stream().filter(move -> part(move).equals(part(best))).toList();
        if (1 < alike.size() && alike.size() < moves.size()) {
            return alike;
        }
        int place = IntStream.range(0, moves.size()).filter(i -> moves.get(i).equals(best)).findFirst().orElse(0);
        int from = Math.max(0, Math.min(place - 1 - match.moves().size() % 2, moves.size() - NEIGHBOURS));
        return moves.subList(from, Math.min(from + NEIGHBOURS, moves.size()));
    }

    private static String part(Move<?> move) {
        return move.name().split(" ")[0];
    }

    /** Writes the values into the drawing that say who wins, and outlines the move that follows from them. */
    public void why() {
        why = true;
        note = sentences().verdict() + " " + coach.why(match.now()).replaceAll(" of problems/\\w+/README\\.md", "");
        outlined = coach.goodMoves(match.now()).limit(1).toList();
    }

    private void changed() {
        why = false;
        hints = 0;
        outlined = List.of();
        note = match.isOver() && !isTold
                ? String.join(" ", match.mistakes())
                : match.cameBack()
                        ? "This position came before. Play goes on, because one of you can force a win."
                        : "";
    }

    /**
     * Returns all that the page shows, separated by form feeds: the status, who the person is, the note, the turn, the
     * drawing, its caption, the moves, the outlined moves and the log.
     */
    public String shown() {
        return String.join("\f", sentences().status(), sentences().you(), note, turn(), picture(),
                sketch.caption(match.now(), why), moves(), named(outlined.stream()), sentences().log());
    }

    private Sentences<P> sentences() {
        return new Sentences<>(match, rules, coach, sketch, level, isTold);
    }

    /** Returns whose turn it is: {@code you} or {@code opponent}; or {@code won} or {@code over} at the end. */
    public String turn() {
        return match.isOver()
                ? match.winner().ordinal() == (match.isPersons(0) ? 0 : 1) ? "won" : "over"
                : isTold || match.isPersons(match.moves().size()) ? "you" : "opponent";
    }

    /** Returns the position as SVG, or as text if there is no drawing. */
    private String picture() {
        String drawn = sketch.draw(match.now(), match.after(Math.max(0, match.moves().size() - 1)),
                why ? coach.values(match.now()) : Map.of());
        return drawn.isEmpty() ? match.now().toString() : drawn;
    }

    /** Returns what can be typed for a move, a line each; of very many the first. None if the person is not to move. */
    public String moves() {
        return turn().equals("you") ? named(rules.moves(match.now()).limit(Rules.MAX_PLAYED)) : "";
    }

    private static String named(Stream<? extends Move<?>> moves) {
        return moves.map(Move::name).collect(Collectors.joining("\n"));
    }
}
