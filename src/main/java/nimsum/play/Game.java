package nimsum.play;

import java.io.EOFException;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import nimsum.coach.Coach;
import nimsum.game.About.Sign;
import nimsum.game.Move;
import nimsum.game.Rules;

/** Games of a person against an opponent, line by line. */
public final class Game<P> {

    private static final String PROMPT = "> ", NEXT = "Type undo, again, new or quit.", OVER = "Play is over. " + NEXT;
    /** A picture with more lines is shown only once in a turn, after the opponent's answer. */
    private static final int MAX_LINES_TWICE = 8;
    /** The number of attempts to find another start. */
    private static final int MAX_ATTEMPTS = 20;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final Opponent<P> opponent;
    private final Supplier<P> otherStarts;
    private final boolean personFirst;
    private final Screen screen;
    /** The signs that were in some picture. */
    private final Set<Sign> explained = new HashSet<>();
    private Match<P> match;

    /**
     * @param otherStarts makes the position where another game begins
     */
    public Game(Opponent<P> opponent, P start, Supplier<P> otherStarts, boolean personFirst, Screen screen) {
        this.rules = opponent.rules();
        this.coach = opponent.coach();
        this.opponent = opponent;
        this.otherStarts = otherStarts;
        this.personFirst = personFirst;
        this.match = new Match<>(opponent, start, personFirst);
        this.screen = screen;
    }

    /**
     * Plays until the person leaves or the input ends. If play is over then, the last line says who has won.
     *
     * @throws EOFException if the input ends before a game does
     */
    public void play(Lines in) throws IOException {
        begin();
        Optional<String> line;
        do {
            line = in.next(PROMPT);
        } while (line.isPresent() && take(line.get()));
        if (match.isOver()) {
            screen.show(match.winner().toString());
        } else if (line.isEmpty()) {
            throw new EOFException("The input ended before the game did.");
        }
    }

    /** Prints what the game is and where it starts, and makes the opponent's move if that is the first one. */
    public void begin() {
        screen.say(inWords());
        begin(match.after(0));
        if (!match.isOver()) {
            screen.say(choice().howToMove());
        }
    }

    /** Takes a move or a command that the person types, and prints the result. Returns whether the person stays. */
    public boolean take(String line) {
        String words = line.strip().replaceAll("\\s+", " ");
        Optional<Command> command = Command.of(words);
        if (!words.isEmpty()) {
            command.ifPresentOrElse(this::obey, () -> choose(words));
        }
        return !command.equals(Optional.of(Command.QUIT));
    }

    public Match<P> match() {
        return match;
    }

    private String inWords() {
        return rules.about().inWords() + "\n" + match.you() + " Type help to see what you can type.";
    }

    private void begin(P from) {
        match = new Match<>(opponent, from, personFirst);
        show();
        if (match.isOver()) {
            screen.say("Play is over before it begins.");
            tellEnd();
        } else if (!personFirst) {
            letOpponentMove();
        }
    }

    private void obey(Command command) {
        if (match.isOver() && command.isForMover()) {
            screen.say(OVER);
            return;
        }
        switch (command) {
            case RULES -> {
                screen.say(inWords());
                explain(sign -> true);
            }
            case SHOW -> show();
            case MOVES -> screen.show(choice().list(0));
            case HINT -> hint().show(match.now());
            case WHY -> screen.say(match.isOver() ? match.end() : match.verdict() + " " + coach.why(match.now()));
            case FOLLOW -> follow();
            case UNDO -> undo();
            case MISTAKES -> mistakes();
            case AGAIN -> begin(match.after(0));
            case NEW -> begin(otherStart());
            case HELP -> help();
        }
    }

    private void help() {
        screen.say("Type a move, or its number in the list of moves (for example #1), or one of these commands:");
        screen.show(Command.help());
        if (!match.isOver()) {
            screen.say(choice().howToMove());
        }
    }

    /** Makes a move, shows a part of the list of moves, or gives a hint about one move. */
    private void choose(String words) {
        if (match.isOver()) {
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

    /** Makes a move, and the opponent's answer. The picture after the move is not shown if it is tall. */
    private void personMoves(Move<P> move) {
        match.make(move);
        if (match.isOver() || match.now().toString().split("\n").length <= MAX_LINES_TWICE) {
            show();
        }
        tellNews();
        if (!match.isOver()) {
            letOpponentMove();
        }
    }

    private void letOpponentMove() {
        screen.show("opponent: " + match.answer());
        show();
        tellNews();
    }

    private void tellNews() {
        if (match.isOver()) {
            tellEnd();
        } else if (match.cameBack()) {
            screen.say("This position came before. Play goes on, because one of you can force a win.");
        }
    }

    private void follow() {
        Move<P> move = coach.reply(match.now());
        screen.show("you: " + move);
        personMoves(move);
    }

    private void undo() {
        if (match.undo()) {
            show();
        } else {
            screen.say("You have not made a move that you could take back.");
        }
    }

    /** Names the moves as a person types them. */
    private void mistakes() {
        List<String> mistakes = match.mistakes((from, move) -> "played " + move.quoted(),
                (from, move) -> move.quoted());
        (mistakes.isEmpty() ? List.of("You made no mistake.") : mistakes).forEach(screen::say);
    }

    private void tellEnd() {
        screen.say(match.end());
        mistakes();
        screen.say(NEXT);
    }

    /** Shows the position, and explains the signs in it that are new. */
    private void show() {
        screen.show(match.now().toString());
        explain(explained::add);
    }

    private void explain(Predicate<Sign> wanted) {
        List<String> meanings = rules.about().signsIn(match.now().toString()).stream().filter(wanted)
                .map(Sign::meaning).toList();
        if (!meanings.isEmpty()) {
            screen.say(String.join(" ", meanings));
        }
    }

    private P otherStart() {
        P other = otherStarts.get();
        for (int i = 1; i < MAX_ATTEMPTS && other.equals(match.after(0)); i++) {
            other = otherStarts.get();
        }
        return other;
    }

    private Hint<P> hint() {
        return new Hint<>(coach, screen);
    }

    private Choice<P> choice() {
        return new Choice<>(rules, match.now());
    }
}
