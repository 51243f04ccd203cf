package nimsum.play;

import java.util.List;
import java.util.Locale;
import nimsum.game.Ending;

/** Who has won, the player who moved first or second. */
public enum Winner {
    FIRST, SECOND, DRAW;

    /** Returns who has won if play ended like this with the first or the second player to move. */
    static Winner of(Ending ending, boolean firstToMove) {
        return switch (ending) {
            case WIN -> firstToMove ? FIRST : SECOND;
            case LOSS -> firstToMove ? SECOND : FIRST;
            case DRAW -> DRAW;
            case PLAY_ON -> throw new IllegalArgumentException("play is not over");
        };
    }

    /**
     * Returns the clause that says why play may end when a position comes back, if play that never ends counts like
     * this.
     */
    String whyEndless(List<String> players) {
        return this == DRAW
                ? "neither player can force a win"
                : "play that never ends is a win for " + players.get(ordinal());
    }

    /** Returns the word in the last line of a game, for example {@code first}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
