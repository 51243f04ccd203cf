package nimsum.play;

import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * Games of a person against an opponent, line by line.
 *
 * @param <P> the positions of the rules
 */
public final class Game<P> {

    private static final String PROMPT = "> ", NEXT = "Type undo, again, new or quit.", OVER = "Play is over. " + NEXT;
    /** As tall is a picture that is shown after the person's move and again after the answer to it. */
    private static final int MOST_LINES_TWICE = 8;
    /** To find another start. */
    private static final int TRIES = 20;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final Opponent<P> opponent;
    private final Supplier<P> otherStarts;
    private final Seat<P> seat;
    private final Screen screen;
    private final Legend legend;
    private P start;
    private History<P> history;

    /**
     * @param otherStarts where the person may begin another game
     * @param personFirst whether the person has the first move
     */
    public Game(Opponent<P> opponent, P start, Supplier<P> otherStarts, boolean personFirst, Screen screen) {
        this.rules = opponent.rules();
        this.coach = opponent.coach();
        this.opponent = opponent;
        this.start = start;
        this.otherStarts = otherStarts;
        this.seat = new Seat<>(rules, personFirst);
        this.screen = screen;
        this.legend = new Legend(rules.signs());
    }

    /**
     * Plays until the person leaves or the input ends. If play is over then, prints last who has won.
     *
     * @return who has won; none if the person left before the end
     * @throws EOFException if the input ends before a game does
     */
    public Optional<Winner> play(Lines in) throws IOException {
        begin();
        boolean stays = true;
        for (Optional<String> line = in.next(PROMPT); line
                .isPresent(); line = stays ? in.next(PROMPT) : Optional.empty()) {
            stays = take(line.get());
        }
        if (stays && !isOver()) {
            throw new EOFException("The input ended before the game did.");
        }
        return leave();
    }

    /** Prints what the game is and where it starts, and makes the opponent's move if that is the first one. */
    public void begin() {
        screen.say(seat.inWords());
        begin(start);
        if (!isOver()) {
            screen.say(choice().howToMove());
        }
    }

    /** Takes what the person types: a move or a command. Prints what comes of it. Whether the person stays. */
    public boolean take(String line) {
        String words = line.strip().replaceAll("\\s+", " ");
        Optional<Command> command = Command.of(words);
        if (command.isPresent() && command.get() == Command.QUIT) {
            return false;
        }
        if (command.isPresent()) {
            obey(command.get());
        } else if (!words.isEmpty()) {
            choose(words);
        }
        return true;
    }

    /** Where the game stands. */
    public P now() {
        return history.now();
    }

    private Optional<Winner> leave() {
        Optional<Winner> winner = isOver() ? Optional.of(winner()) : Optional.empty();
        winner.ifPresent(who -> screen.show(who.toString()));
        return winner;
    }

    private void begin(P from) {
        start = from;
        history = new History<>(start);
        show();
        if (isOver()) {
            screen.say("Play is over before it begins.");
            tellEnd();
        } else if (!seat.first()) {
            letOpponentMove();
        }
    }

    private void obey(Command command) {
        if (isOver() && command.isForMover()) {
            screen.say(OVER);
            return;
        }
        switch (command) {
            case RULES -> {
                screen.say(seat.inWords());
                sayIfAny(legend.of(now().toString()));
            }
            case SHOW -> show();
            case MOVES -> screen.show(choice().list(0));
            case HINT -> hint().show(now());
            case WHY -> screen.say(isOver() ? end() : verdict() + " " + coach.why(now()));
            case FOLLOW -> follow();
            case UNDO -> undo();
            case MISTAKES -> mistakes();
            case AGAIN -> begin(start);
            case NEW -> begin(otherStart());
            case HELP -> help();
            case QUIT -> throw new IllegalArgumentException("the person leaves");
        }
    }

    private void help() {
        screen.say("Type a move by its name, or by its number in the list of moves as in #1, or one of these:");
        screen.show(Command.help());
        if (!isOver()) {
            screen.say(choice().howToMove());
        }
    }

    /** A move, a part of the list of moves, or a hint about one move. */
    private void choose(String words) {
        if (isOver()) {
            screen.say(OVER);
        } else if (words.matches("(?i)m(oves)? \\d{1,9}")) {
            screen.show(choice().list(Integer.parseInt(words.replaceAll("\\D", ""))));
        } else if (words.matches("(?i)hint .*")) {
            withMove(words.substring("hint ".length()), hint()::show);
        } else {
            withMove(words, this::personMoves);
        }
    }

    private void withMove(String words, Consumer<Move<P>> taker) {
        choice().find(words).ifPresentOrElse(taker, () -> screen.say(choice().refusal(words)));
    }

    /** A tall picture would push the one after the opponent's move off the screen. */
    private void personMoves(Move<P> move) {
        history.add(move);
        if (isOver() || now().toString().split("\n").length <= MOST_LINES_TWICE) {
            show();
        }
        tellNews();
        if (!isOver()) {
            letOpponentMove();
        }
    }

    private void letOpponentMove() {
        Move<P> move = opponent.move(now());
        screen.show("opponent: " + move);
        history.add(move);
        show();
        tellNews();
    }

    private void tellNews() {
        if (isOver()) {
            mistakes();
            tellEnd();
        } else if (history.cameBack()) {
            screen.say("This position came before. Play goes on, because one of you can force a win.");
        }
    }

    private void follow() {
        P now = now();
        Move<P> move = coach.goodMoves(now).findFirst().orElseGet(() -> coach.reply(now));
        screen.show("you: " + move);
        personMoves(move);
    }

    private void undo() {
        if (history.undo(seat.first())) {
            show();
        } else {
            screen.say("There is no move of yours to take back.");
        }
    }

    private String verdict() {
        return switch (coach.result(now())) {
            case WIN -> "You can win.";
            case LOSS -> "You lose against the best play.";
            case DRAW -> "Neither player can force a win.";
        };
    }

    private void mistakes() {
        List<String> mistakes = history.mistakes(coach, seat.first());
        (mistakes.isEmpty() ? List.of("You made no mistake.") : mistakes).forEach(screen::say);
    }

    private String end() {
        return seat.end(now(), history.firstToMove(), winner());
    }

    private void tellEnd() {
        screen.say(end());
        screen.say(NEXT);
    }

    /** The position, and what the signs in it mean that were not there before. */
    private void show() {
        screen.show(now().toString());
        sayIfAny(legend.news(now().toString()));
    }

    private void sayIfAny(String sentences) {
        if (!sentences.isEmpty()) {
            screen.say(sentences);
        }
    }

    /**
     * Whether play is over: by the rules, or because a position came back from which neither player can force a win.
     */
    public boolean isOver() {
        return rules.ending(now()) != Ending.PLAY_ON
                || history.cameBack() && coach.outcome(now()) == Outcome.DRAW;
    }

    /** Play is over. */
    private Winner winner() {
        Ending ending = rules.ending(now());
        return Winner.of(ending == Ending.PLAY_ON ? rules.endless(now()) : ending, history.firstToMove());
    }

    /** Not the one from which the game began, if there is another one. */
    private P otherStart() {
        P other = otherStarts.get();
        for (int i = 1; i < TRIES && other.equals(start); i++) {
            other = otherStarts.get();
        }
        return other;
    }

    private Hint<P> hint() {
        return new Hint<>(rules, coach, screen);
    }

    private Choice<P> choice() {
        return new Choice<>(rules, now());
    }
}
