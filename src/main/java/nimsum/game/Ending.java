package nimsum.game;

/** Says whether play is over, and how, as the player to move sees it. */
public enum Ending {
    /** Play is not over. */
    PLAY_ON,
    /** The player to move has lost. */
    LOSS,
    /** Neither player has won. */
    DRAW,
    /** The player to move has won. */
    WIN
}
