package nimsum.game;

/** What a position comes to when both play as well as possible, as the player to move sees it. */
public enum Outcome {
    /** The other player wins: a P-position. */
    LOSS,
    /** Neither player can force a win. */
    DRAW,
    /** The player to move wins: an N-position. */
    WIN;

    /** The same as the other player sees it. */
    public Outcome reversed() {
        return values()[values().length - 1 - ordinal()];
    }

    /** What a problem prints: one of three words. */
    public String printed(String win, String draw, String loss) {
        return this == WIN ? win : this == DRAW ? draw : loss;
    }
}
