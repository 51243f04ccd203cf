package nimsum.play;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Ending;
import nimsum.game.Move;
import nimsum.game.Rules;

/**
 * A game of a person against the coach, line by line.
 *
 * @param <P>
 *            the positions of the rules
 */
public final class Game<P> {

    /** Of the moves in a list. */
    static final int MAX_LISTED = 20;
    private static final String HELP = """
            Type a move by its name, or by its number in the list of moves as in #1, or one of these:
              moves    the legal moves
              hint     the moves that win, and what they leave
              why      who wins from here, and why
              follow   make the first move of the hint
              undo     take your last move back
              mistakes your mistakes so far, and what refutes them
              new      start again
              quit     leave
            """;

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final P start;
    private final boolean personFirst;
    private final PrintWriter out;
    private History<P> history;

    /**
     * @param personFirst
     *            whether the person has the first move
     */
    public Game(Rules<P> rules, Coach<P> coach, P start, boolean personFirst, PrintWriter out) {
        this.rules = rules;
        this.coach = coach;
        this.start = start;
        this.personFirst = personFirst;
        this.out = out;
        this.history = new History<>(start);
    }

    /**
     * Plays to the end; prints last who won.
     *
     * @param echo
     *            whether to print what is read, since no terminal shows it
     * @return who won; none if the person left
     * @throws EOFException
     *             if the input ends before the game does
     */
    public Optional<Winner> play(BufferedReader in, boolean echo) throws IOException {
        out.println("You move " + (personFirst ? Winner.FIRST : Winner.SECOND)
                + ". Type help to see what you can type.");
        show();
        boolean toldHow = false;
        while (rules.ending(history.now()) == Ending.PLAY_ON) {
            if (history.firstToMove() == personFirst) {
                if (!toldHow) {
                    out.println(howToMove());
                    toldHow = true;
                }
                String words = ask(in, echo);
                if (words.equalsIgnoreCase("quit")) {
                    return Optional.empty();
                }
                obey(words);
            } else {
                Move<P> move = coach.reply(history.now());
                out.println((personFirst ? Winner.SECOND : Winner.FIRST) + ": " + move);
                add(move);
            }
        }
        return Optional.of(end());
    }

    /** What the person may type now, with the first legal move as an example. */
    private String howToMove() {
        P now = history.now();
        return rules.howToMove(now) + ", as in: " + rules.moves(now).findFirst().orElseThrow();
    }

    /** What the person types next, with single blanks between the words. */
    private String ask(BufferedReader in, boolean echo) throws IOException {
        out.print("> ");
        out.flush();
        String line = in.readLine();
        if (line == null) {
            out.println();
            throw new EOFException("The input ended before the game did.");
        }
        if (echo) {
            out.println(line);
        }
        return line.strip().replaceAll("\\s+", " ");
    }

    private void obey(String words) {
        switch (words.toLowerCase(Locale.ROOT)) {
            case "" -> {
            }
            case "help" -> out.println(HELP + howToMove());
            case "moves" -> moves();
            case "hint" -> new Hint<>(rules, coach, out).show(history.now());
            case "follow" -> follow();
            case "why" -> out.println(verdict() + " " + coach.why(history.now()));
            case "mistakes" -> mistakes();
            case "undo" -> {
                if (history.undo()) {
                    show();
                } else {
                    out.println("There is no move of yours to take back.");
                }
            }
            case "new" -> {
                history = new History<>(start);
                show();
            }
            default -> personMoves(words);
        }
    }

    private void personMoves(String words) {
        P now = history.now();
        String lower = words.toLowerCase(Locale.ROOT);
        Optional<Move<P>> move = rules.move(now, words).or(() -> rules.move(now, lower))
                .or(() -> rules.move(now, lower.substring(0, 1).toUpperCase(Locale.ROOT) + lower.substring(1)))
                .or(() -> byNumber(words));
        move.ifPresentOrElse(this::add, () -> out.println(
                "\"" + words + "\" is no legal move here; type moves to see some that are. " + howToMove()));
    }

    /** The move of this number in the list of moves. The sign # may be left out where no move is called as a number is. */
    private Optional<Move<P>> byNumber(String word) {
        List<Move<P>> listed = rules.moves(history.now()).limit(MAX_LISTED).toList();
        boolean needsSign = listed.stream().anyMatch(move -> move.name().matches("[0-9]+"));
        return IntStream.range(0, listed.size())
                .filter(i -> word.equals("#" + (i + 1)) || !needsSign && word.equals("" + (i + 1)))
                .mapToObj(listed::get).findFirst();
    }

    private void add(Move<P> move) {
        history.add(move);
        show();
    }

    private void follow() {
        P now = history.now();
        Move<P> move = coach.goodMoves(now).findFirst().orElseGet(() -> coach.reply(now));
        out.println((personFirst ? Winner.FIRST : Winner.SECOND) + ": " + move);
        add(move);
    }

    private String verdict() {
        return switch (coach.outcome(history.now())) {
            case WIN -> "You can win.";
            case LOSS -> "You lose against the best play.";
            case DRAW -> "Neither player can force a win.";
        };
    }

    /** The legal moves with their numbers, of many the first. */
    private void moves() {
        List<Move<P>> moves = rules.moves(history.now()).limit(MAX_LISTED + 1L).toList();
        for (int i = 0; i < moves.size() && i < MAX_LISTED; i++) {
            out.println(String.format(Locale.ROOT, "%4d  %s", i + 1, moves.get(i)));
        }
        if (moves.size() > MAX_LISTED) {
            out.println("  and more");
        }
    }

    private void mistakes() {
        List<String> mistakes = history.mistakes(coach, personFirst);
        (mistakes.isEmpty() ? List.of("You made no mistake.") : mistakes).forEach(out::println);
    }

    private void show() {
        out.println(history.now());
    }

    private Winner end() {
        Winner winner = Winner.of(rules.ending(history.now()), history.firstToMove());
        if (history.isEmpty()) {
            out.println("Play is over before it begins. " + coach.why(history.now()));
        } else {
            mistakes();
        }
        out.println(winner);
        return winner;
    }
}
