package nimsum.play;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nimsum.game.Coach;
import nimsum.game.Move;
import nimsum.game.Outcome;
import nimsum.game.Rules;

/**
 * A game between a person and the coach of a problem, or of the coach against itself, line by line.
 *
 * @param <P>
 *            the positions of the rules
 */
public final class Game<P> {

    private static final int MAX_LISTED = 20;
    private static final String HELP = """
            Type a move by its name, or by its number in the list of moves, or one of these:
              moves    the legal moves
              hint     the moves that win, and what they leave
              why      who wins from here, and why
              undo     take your last move back
              mistakes what your mistakes were so far
              new      start again
              quit     leave""";

    private final Rules<P> rules;
    private final Coach<P> coach;
    private final P start;
    private final PrintStream out;
    private History<P> history;

    public Game(Rules<P> rules, Coach<P> coach, P start, PrintStream out) {
        this.rules = rules;
        this.coach = coach;
        this.start = start;
        this.out = out;
        this.history = new History<>(rules, start);
    }

    /** The coach plays both players; prints the line of play and last who won. */
    public Winner watch() {
        show();
        while (history.goesOn()) {
            coachMoves();
            show();
        }
        return end();
    }

    /**
     * A person plays against the coach; prints last who won.
     *
     * @param personFirst
     *            whether the person has the first move
     * @return who won; none if the person left
     * @throws EOFException
     *             if the input ends before the game does
     */
    public Optional<Winner> play(BufferedReader in, boolean personFirst) throws IOException {
        out.println("Type help to see what you can type. " + rules.howToMove());
        show();
        while (history.goesOn()) {
            if (history.length() % 2 == (personFirst ? 0 : 1)) {
                out.print("> ");
                out.flush();
                String line = in.readLine();
                if (line == null) {
                    throw new EOFException("The input ended before the game did.");
                }
                String word = line.strip().replaceAll("\\s+", " ");
                if (word.equals("quit")) {
                    return Optional.empty();
                }
                obey(word, personFirst);
            } else {
                coachMoves();
                show();
            }
        }
        history.mistakes(coach, personFirst).forEach(out::println);
        return Optional.of(end());
    }

    private void obey(String word, boolean personFirst) {
        switch (word.toLowerCase(Locale.ROOT)) {
            case "" -> {
            }
            case "help" -> out.println(HELP + "\n" + rules.howToMove());
            case "moves" -> out.println(numbered(rules.moves(history.now())));
            case "hint" -> hint();
            case "why" -> out.println(verdict() + " " + coach.why(history.now()));
            case "mistakes" -> {
                List<String> mistakes = history.mistakes(coach, personFirst);
                out.println(mistakes.isEmpty() ? "None so far." : String.join("\n", mistakes));
            }
            case "undo" -> {
                if (history.length() < 2) {
                    out.println("There is no move of yours to take back.");
                } else {
                    history.undo(2);
                    show();
                }
            }
            case "new" -> {
                history = new History<>(rules, start);
                show();
            }
            default -> personMoves(word);
        }
    }

    private void personMoves(String word) {
        Optional<Move<P>> move = rules.move(history.now(), word).or(() -> byNumber(word));
        if (move.isPresent()) {
            history.add(move.get());
            show();
        } else {
            out.println("\"" + word + "\" is no legal move here. " + rules.howToMove() + " Or type help.");
        }
    }

    private Optional<Move<P>> byNumber(String word) {
        String number = word.startsWith("#") ? word.substring(1) : word;
        return number.matches("[1-9][0-9]{0,8}")
                ? rules.moves(history.now()).skip(Integer.parseInt(number) - 1).findFirst()
                : Optional.empty();
    }

    private void coachMoves() {
        Move<P> move = coach.reply(history.now());
        out.println((history.length() % 2 == 0 ? "first" : "second") + ": " + move.name());
        history.add(move);
    }

    private void hint() {
        P now = history.now();
        Outcome outcome = coach.outcome(now);
        if (outcome == Outcome.LOSS) {
            out.println("No move wins here; " + coach.reply(now).name() + " makes it hardest.");
        } else {
            out.println(outcome == Outcome.WIN ? "These moves win:" : "These moves hold the draw:");
            out.println(numbered(coach.goodMoves(now), move -> "  " + move.name() + "  leaves  "
                    + rules.picture(move.next()).replace("\n", "\n    ")));
            if (!coach.otherMoves(now).isEmpty()) {
                out.println(coach.otherMoves(now));
            }
        }
    }

    private String verdict() {
        return switch (coach.outcome(history.now())) {
            case WIN -> "The player to move wins.";
            case LOSS -> "The player to move loses.";
            case DRAW -> "Neither player can force a win.";
        };
    }

    private String numbered(Stream<Move<P>> moves) {
        int[] number = {0};
        return numbered(moves, move -> String.format(Locale.ROOT, "%4d  %s", ++number[0], move.name()));
    }

    private String numbered(Stream<Move<P>> moves, java.util.function.Function<Move<P>, String> line) {
        List<Move<P>> listed = moves.limit(MAX_LISTED + 1L).toList();
        String more = listed.size() > MAX_LISTED ? "\n      and more" : "";
        return listed.stream().limit(MAX_LISTED).map(line).collect(Collectors.joining("\n")) + more;
    }

    private void show() {
        out.println(rules.picture(history.now()));
    }

    private Winner end() {
        Winner winner = history.winner();
        out.println(winner);
        return winner;
    }
}
