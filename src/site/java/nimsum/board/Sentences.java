package nimsum.board;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.Outcome;
import nimsum.game.Rules;
import nimsum.play.Match;
import nimsum.play.Opponent;
import nimsum.play.Winner;

/**
 * What a page says of a game: of a person's game against the opponent, or of a told game of two players.
 *
 * @param level of the opponent
 * @param isTold whether the game is told
 */
record Sentences<P>(Match<P> match, Rules<P> rules, Coach<P> coach, Sketch<P> sketch, Opponent.Level level,
        boolean isTold) {

    /** Returns who the person is, how well the opponent plays, and whether the person can win. */
    String you() {
        if (isTold) {
            return "This is the game of the text. Step makes its next move. You can also try any other move on the board.";
        }
        Outcome outcome = coach.result(match.after(0));
        return match.you() + " The opponent's level is " + level.name().toLowerCase(Locale.ROOT) + ". "
                + switch (match.isPersons(0) ? outcome : outcome.reversed()) {
                    case WIN -> "You can win from this start.";
                    case DRAW -> "Neither player can force a win from this start.";
                    case LOSS -> "From this start you win only if the opponent errs.";
                };
    }

    /** Returns the last move, and whose turn it is or who has won. */
    String status() {
        int count = match.moves().size();
        return (count == 0 ? "" : (isTold ? count + ". " : "") + sentence(count - 1) + " ")
                + (match.isOver() ? end() : who(count).equals("You") ? "Your move." : who(count) + " is to move.");
    }

    private String end() {
        Winner winner = match.winner();
        return !isTold
                ? match.end()
                : (winner == Winner.DRAW ? "It is a draw" : who(winner.ordinal()) + " won") + ", because "
                        + match.whyOver(player(match.moves().size()) + " is") + ".";
    }

    /** Tells whether the player to move can win. */
    String verdict() {
        return !isTold ? match.verdict() : switch (coach.result(match.now())) {
            case WIN -> who(match.moves().size()) + " can win.";
            case DRAW -> "Neither player can force a win.";
            case LOSS -> who(match.moves().size()) + " loses against the best play.";
        };
    }

    /** Returns the moves so far, a sentence and a line each. */
    String log() {
        return IntStream.range(0, match.moves().size()).mapToObj(this::sentence).collect(Collectors.joining("\n"));
    }

    private String sentence(int count) {
        return who(count) + " "
                + sketch.done(match.after(count), match.after(count + 1), match.moves().get(count).name()) + ".";
    }

    /** Returns the player who moves after {@code count} moves, as the first words of a sentence. */
    private String who(int count) {
        String player = player(count);
        return isTold
                ? player.substring(0, 1).toUpperCase(Locale.ROOT) + player.substring(1)
                : match.isPersons(count) ? "You" : "The opponent";
    }

    private String player(int count) {
        List<String> players = rules.about().players();
        return players.isEmpty() ? "the " + Winner.values()[count % 2] + " player" : players.get(count % 2);
    }
}
