package nimsum.game;

/** How play has ended, if it has, as the player to move sees it. */
public enum Ending {
    PLAY_ON,
    /** The player to move has lost. */
    LOSS,
    /** Neither player has won. */
    DRAW,
    /** The player to move has won. */
    WIN
}
