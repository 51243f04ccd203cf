package nimsum.board;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.coach.Coach;
import nimsum.errors.InvalidInput;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.input.Cases;
import nimsum.input.LenientInput;
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

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final Cases cases;
    private final Sketch<P> sketch;
    private Match<P> match;
    private Opponent.Level level;
    private boolean isTold;
    private String note = "";
    private List<Move<P>> outlined = List.of();
    private Hints<P> hints;
    private boolean why;

    public Table(Rules<P> rules, Coach<P> coach, Cases cases, Sketch<P> sketch) {
        this.rules = rules;
        this.coach = coach;
        this.cases = cases;
        this.sketch = sketch;
    }

    /**
     * Begins a game at a start that the person can win, if there is one.
     *
     * @param personFirst whether the person moves first
     * @param seed of all that is random
     */
    public void draw(RandomStarts.Length length, boolean personFirst, Opponent.Level level, int seed) {
        Random random = new Chance(RandomStarts.spread(seed));
        begin(new RandomStarts<>(rules, coach, random, cases::start).usual(
                personFirst ? Outcome.WIN : Outcome.LOSS, length), personFirst, level, seed);
    }

    /**
     * Begins a game.
     *
     * @param input where it starts
     * @param personFirst whether the person moves first
     * @param seed of all that is random
     * @throws InvalidInput if that is no input
     * @throws IllegalArgumentException if nobody would play it
     */
    public void begin(String input, boolean personFirst, Opponent.Level level, int seed) {
        P start = rules.read(LenientInput.of(cases, input));
        if (!rules.isPlayable(start)) {
            throw new IllegalArgumentException("This position is too large to play.");
        }
        begin(start, personFirst, level, seed);
    }

    private void begin(P start, boolean personFirst, Opponent.Level playing, int seed) {
        level = playing;
        isTold = false;
        match = new Match<>(new Opponent<>(rules, coach, level, new Chance(RandomStarts.spread(-seed))), start,
                personFirst);
        changed();
    }

    /** Begins a game that a text tells: the moves of both players are made by their names or step by step. */
    public void tell(String input) {
        begin(rules.read(input), true, Opponent.Level.PERFECT, 0);
        isTold = true;
        changed();
    }

    /** Makes the next move of a game that is told, which is the coach's. */
    public void step() {
        match.make(coach.reply(match.now()));
        changed();
    }

    /** Takes back the last move of a game that is told. */
    public void back() {
        match.goBack(Math.max(0, match.moves().size() - 1));
        changed();
    }

    /** Makes the person's move of this name, or says why there is none. */
    public void play(String name) {
        rules.move(match.now(), name).ifPresentOrElse(move -> {
            match.make(move);
            changed();
        }, () -> note = "This is not a legal move here"
                + rules.whyNot(match.now(), name).map(reason -> ", because " + reason).orElse("") + ".");
    }

    /** Makes the move of the opponent, whose turn it is. */
    public void answer() {
        match.answer();
        changed();
    }

    /** Goes back to the position before a move, by its number among the moves of both players. */
    public void goBack(int number) {
        match.goBack(number - 1);
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

    /** Gives a hint, and at the next call more of it. */
    public void hint() {
        hints.give();
        outlined = hints.outlined(match.now());
        note = hints.sentences(match.now(), sentences());
    }

    /** Writes the values into the drawing that say who wins, and outlines the move that follows from them. */
    public void why() {
        why = true;
        note = sentences().verdict() + " "
                + sentences().inWords(coach.why(match.now()).replaceAll(" of problems/\\w+/README\\.md", ""));
        outlined = coach.goodMoves(match.now()).limit(1).toList();
    }

    private void changed() {
        why = false;
        hints = new Hints<>(rules, coach);
        outlined = List.of();
        note = match.isOver()
                ? isTold || match.hasErred() ? "" : "You made no mistake."
                : match.cameBack()
                        ? "This position came before. Play goes on, because one of you can force a win."
                        : "";
    }

    /**
     * Returns all that the page shows, separated by form feeds: the status, who the person is, the note, the turn, the
     * drawing, its caption, the moves, the outlined moves, the log, once play is over its result and the mistakes, the
     * moves in words, and the position in words.
     */
    public String shown() {
        Sentences<P> said = sentences();
        return String.join("\f", said.status(), said.you(), note, turn(), picture(),
                match.isOver() ? "" : sketch.caption(match.now(), why), moves(), named(outlined.stream()), said.log(),
                said.result(), said.mistakes(), turn().equals("you") ? said.moves() : "", said.position());
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
