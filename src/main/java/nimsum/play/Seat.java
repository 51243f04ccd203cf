package nimsum.play;

import java.util.List;
import nimsum.game.Ending;
import nimsum.game.Rules;

/**
 * Where the person sits.
 *
 * @param first whether the person has the first move
 */
record Seat<P>(Rules<P> rules, boolean first) {

    Winner person() {
        return first ? Winner.FIRST : Winner.SECOND;
    }

    /** The game, and who the person is. */
    String inWords() {
        List<String> players = rules.players();
        return rules.inWords() + "\nYou "
                + (players.isEmpty() ? "" : "are " + players.get(person().ordinal()) + " and ") + "move " + person()
                + ". Type help to see what you can type.";
    }

    /** Who has won, and why play is over: by the rules, or because the position came back. */
    String end(P position, boolean firstToMove, Winner winner) {
        return (winner == Winner.DRAW ? "It is a draw: " : winner == person() ? "You won: " : "You lost: ")
                + (rules.ending(position) == Ending.PLAY_ON
                        ? "this position came before, and " + winner.whyEndless(rules.players())
                        : rules.whyOver(position, firstToMove == first ? "you are" : "the opponent is"))
                + ".";
    }
}
