package nimsum.play;

import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * Games of a person against an opponent, line by line.
 *
 * @param <P>
 *            the positions of the rules
 */
public final class Game<P> {

    private static final String PROMPT = "> ", NEXT = "Type undo, again, new or quit.", OVER = "Play is over. " + NEXT;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final Opponent<P> opponent;
    private final Supplier<P> otherStarts;
    private final Seat<P> seat;
    private final PrintWriter out;
    private P start;
    private History<P> history;

    /**
     * @param otherStarts
     *            where the person may begin another game
     * @param personFirst
     *            whether the person has the first move
     */
    public Game(Opponent<P> opponent, P start, Supplier<P> otherStarts, boolean personFirst, PrintWriter out) {
        this.rules = opponent.rules();
        this.coach = opponent.coach();
        this.opponent = opponent;
        this.start = start;
        this.otherStarts = otherStarts;
        this.seat = new Seat<>(rules, personFirst);
        this.out = out;
    }

    /**
     * Plays until the person leaves or the input ends. If play is over then, prints last who has won.
     *
     * @return who has won; none if the person left before the end
     * @throws EOFException
     *             if the input ends before a game does
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
        out.println(seat.inWords());
        begin(start);
        if (!isOver()) {
            out.println(choice().howToMove());
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
        Optional<Winner> winner = isOver()
                ? Optional.of(Winner.of(rules.ending(now()), history.firstToMove()))
                : Optional.empty();
        winner.ifPresent(out::println);
        return winner;
    }

    private void begin(P from) {
        start = from;
        history = new History<>(start);
        show();
        if (isOver()) {
            out.println("Play is over before it begins.");
            tellEnd();
        } else if (!seat.first()) {
            letOpponentMove();
        }
    }

    private void obey(Command command) {
        if (isOver() && command.isForMover()) {
            out.println(OVER);
            return;
        }
        switch (command) {
            case RULES -> out.println(seat.inWords());
            case SHOW -> show();
            case MOVES -> out.println(choice().list(0));
            case HINT -> new Hint<>(rules, coach, out).show(now());
            case WHY -> out.println(isOver() ? end() : verdict() + " " + coach.why(now()));
            case FOLLOW -> follow();
            case UNDO -> undo();
            case MISTAKES -> mistakes();
            case AGAIN -> begin(start);
            case NEW -> begin(otherStarts.get());
            case HELP -> help();
            case QUIT -> throw new IllegalArgumentException("the person leaves");
        }
    }

    private void help() {
        out.println("Type a move by its name, or by its number in the list of moves as in #1, or one of these:");
        out.println(Command.help());
        if (!rules.signs().isEmpty()) {
            out.println(rules.signs());
        }
        if (!isOver()) {
            out.println(choice().howToMove());
        }
    }

    /** A move, or a part of the list of moves. */
    private void choose(String words) {
        if (isOver()) {
            out.println(OVER);
        } else if (words.matches("(?i)m(oves)? \\d{1,9}")) {
            out.println(choice().list(Integer.parseInt(words.replaceAll("\\D", ""))));
        } else {
            choice().find(words).ifPresentOrElse(this::personMoves, () -> out.println(choice().refusal(words)));
        }
    }

    private void personMoves(Move<P> move) {
        add(move);
        if (!isOver()) {
            letOpponentMove();
        }
    }

    private void letOpponentMove() {
        Move<P> move = opponent.move(now());
        out.println(seat.opponent() + ": " + move);
        add(move);
    }

    private void add(Move<P> move) {
        history.add(move);
        show();
        if (isOver()) {
            mistakes();
            tellEnd();
        }
    }

    private void follow() {
        P now = now();
        Move<P> move = coach.goodMoves(now).findFirst().orElseGet(() -> coach.reply(now));
        out.println(seat.person() + ": " + move);
        personMoves(move);
    }

    private void undo() {
        if (history.undo(seat.first())) {
            show();
        } else {
            out.println("There is no move of yours to take back.");
        }
    }

    private String verdict() {
        return switch (coach.outcome(now())) {
            case WIN -> "You can win.";
            case LOSS -> "You lose against the best play.";
            case DRAW -> "Neither player can force a win.";
        };
    }

    private void mistakes() {
        List<String> mistakes = history.mistakes(coach, seat.first());
        (mistakes.isEmpty() ? List.of("You made no mistake.") : mistakes).forEach(out::println);
    }

    private String end() {
        return seat.end(now(), history.firstToMove());
    }

    private void tellEnd() {
        out.println(end());
        out.println(NEXT);
    }

    private void show() {
        out.println(now());
    }

    /** Whether play is over. */
    public boolean isOver() {
        return rules.ending(now()) != Ending.PLAY_ON;
    }

    private Choice<P> choice() {
        return new Choice<>(rules, now());
    }
}
