package nimsum.game;

/** The result of a position if both players play as well as possible, as the player to move sees it. */
public enum Outcome {
    /** The other player wins, so this is a P-position. */
    LOSS,
    /** Neither player can force a win. */
    DRAW,
    /** The player to move wins, so this is an N-position. */
    WIN;

    /** Returns the outcome as the other player sees it. */
    public Outcome reversed() {
        return values()[values().length - 1 - ordinal()];
    }

    /** Returns the word that a problem prints for this outcome. */
    public String printed(String win, String draw, String loss) {
        return this == WIN ? win : this == DRAW ? draw : loss;
    }
}
