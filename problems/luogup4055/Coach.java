package luogup4055;

import luogup4055.Rules.Position;
import nimsum.game.Outcome;

/**
 * Theorem 1 as advice: the player who has moved the piece wins if and only if some maximum matching leaves its square
 * without a partner. For a player a pair of the matching is a domino.
 */
public final class Coach extends nimsum.coach.Coach<Position> {

    public Coach() {
        super(new Rules());
    }

    @Override
    public Outcome outcome(Position position) {
        Main grid = matching(position, Rules.FREE);
        int piece = position.piece();
        boolean moverWins = piece < 0
                ? rules.moves(position).anyMatch(move -> grid.wins[move.next().piece()])
                : !grid.wins[piece];
        return moverWins ? Outcome.WIN : Outcome.LOSS;
    }

    /**
     * Returns the partner of each square in a maximum matching that says who wins: if the player to move loses, it
     * leaves the square of the piece without a partner.
     */
    static int[] partners(Position position) {
        Main grid = matching(position, Rules.FREE);
        int piece = position.piece();
        return (piece >= 0 && grid.wins[piece] ? matching(position, Rules.BLOCKED) : grid).match;
    }

    /** Returns a maximum matching of the free squares, where the square of the piece is free or blocked. */
    private static Main matching(Position position, char piece) {
        return new Main(position.width(), position.squares().replace(Rules.PIECE, piece).toCharArray());
    }

    @Override
    public String why(Position position) {
        boolean isBegun = position.piece() >= 0;
        String dominoes = "Lay as many dominoes as possible, each on two neighbouring squares that are free"
                + (isBegun ? " or hold the piece. " : ". ");
        if (outcome(position) == Outcome.LOSS) {
            return dominoes
                    + (isBegun ? "You can do this without the square of the piece. " : "They cover all free squares. ")
                    + "Each square to which you can go is then covered, and the other player moves along its domino to the other half.";
        }
        String move = reply(position).quoted();
        return dominoes + (isBegun
                ? "They always cover the square of the piece, and one domino can cover it together with " + move
                        + ". Move there. "
                : "They can leave " + move + " uncovered. Put the piece there. ")
                + "Then the other player can only go to a square that another domino covers, and you move along this domino to its other half.";
    }
}
