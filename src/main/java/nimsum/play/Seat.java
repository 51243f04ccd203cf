package nimsum.play;

import java.util.List;
import nimsum.game.Ending;
import nimsum.game.Rules;

/**
 * Where the person sits.
 *
 * @param first
 *            whether the person has the first move
 */
record Seat<P>(Rules<P> rules, boolean first) {

    Winner person() {
        return first ? Winner.FIRST : Winner.SECOND;
    }

    Winner opponent() {
        return first ? Winner.SECOND : Winner.FIRST;
    }

    /** The game, and who the person is. */
    String inWords() {
        List<String> players = rules.players();
        return rules.inWords() + "\nYou "
                + (players.isEmpty() ? "" : "are " + players.get(person().ordinal()) + " and ") + "move " + person()
                + ". Type help to see what you can type.";
    }

    /** Who has won, and why play is over. */
    String end(P position, boolean firstToMove) {
        boolean toMove = firstToMove == first;
        Ending ending = rules.ending(position);
        String result = ending == Ending.DRAW
                ? "It is a draw: "
                : toMove == (ending == Ending.WIN) ? "You won: " : "You lost: ";
        return result + rules.whyOver(position, toMove ? "you are" : "the opponent is") + ".";
    }
}
