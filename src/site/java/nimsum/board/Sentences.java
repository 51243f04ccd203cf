package nimsum.board;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nimsum.coach.Coach;
import nimsum.game.About.Sign;
import nimsum.game.Move;
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

    /** The verbs whose past has no rule. */
    private static final Map<String, String> TO_DO = Map.of("took", "take", "said", "say", "broke", "break", "bit",
            "bite", "built", "build", "went", "go");

    /** Returns who the person is, how well the opponent plays, and whether the person can win. */
    String you() {
        if (isTold) {
            return "This is the game of the text. Step makes its next move. You can also try any other move on the board.";
        }
        Outcome outcome = coach.result(match.after(0));
        return match.you() + " The opponent's level is " + level.name().toLowerCase(Locale.ROOT) + "."
                + (match.hasErred() ? "" : " " + switch (match.isPersons(0) ? outcome : outcome.reversed()) {
                    case WIN -> "You can win from this start.";
                    case DRAW -> "Neither player can force a win from this start.";
                    case LOSS -> "From this start you win only if the opponent errs.";
                });
    }

    /** Returns the last move, and whose turn it is. */
    String status() {
        int count = match.moves().size();
        return (count == 0 ? "" : (isTold ? count + ". " : "") + sentence(count - 1) + " ")
                + (match.isOver() ? "" : who(count).equals("You") ? "Your move." : who(count) + " is to move.");
    }

    /** Returns who has won, and why; nothing before play is over. */
    String result() {
        if (!match.isOver() || !isTold) {
            return match.isOver() ? match.end() : "";
        }
        Winner winner = match.winner();
        int count = match.moves().size();
        return (winner == Winner.DRAW ? "It is a draw" : who(winner.ordinal()) + " won") + ": "
                + match.whyOver(player(count) + " is", player(count + 1)) + ".";
    }

    /** Returns the mistakes of the person, a line each; nothing before play is over. */
    String mistakes() {
        return match.isOver() && !isTold
                ? String.join("\n",
                        match.mistakes((from, move) -> sketch.done(from, move.next(), move.name()), this::toDo))
                : "";
    }

    /** Returns the position as a text with what its signs mean. */
    String position() {
        String text = match.now().toString();
        return rules.about().signsIn(text).stream().map(Sign::meaning)
                .collect(Collectors.joining(" ", text + "\n", ""));
    }

    /** Returns the legal moves in words, a line each; of very many the first. */
    String moves() {
        return rules.moves(match.now()).limit(Rules.MAX_PLAYED).map(move -> toDo(match.now(), move))
                .collect(Collectors.joining("\n"));
    }

    /** Returns what one does by a move, as in "take 3". */
    String toDo(P from, Move<P> move) {
        String done = sketch.done(from, move.next(), move.name());
        String verb = done.split(" ")[0];
        return TO_DO.getOrDefault(verb, verb.replaceFirst(verb.matches(".*[aeiou][cdsv]ed") ? "d$" : "ed$", ""))
                + done.substring(verb.length());
    }

    /** Puts words in place of the names of the moves that the coach speaks of. */
    String inWords(String sentences) {
        String said = sentences;
        for (Move<P> move : rules.moves(match.now()).limit(Rules.MAX_PLAYED).toList()) {
            said = said.replace(move.quoted(), '"' + toDo(match.now(), move) + '"');
        }
        return said;
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
