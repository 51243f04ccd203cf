package nimsum.play;

import java.util.List;
import java.util.Locale;
import nimsum.game.Ending;

/** Who has won, told by who moved first. */
public enum Winner {
    FIRST, SECOND, DRAW;

    /** Who has won where play ended so, with the first player to move or the second. */
    static Winner of(Ending ending, boolean firstToMove) {
        return switch (ending) {
            case WIN -> firstToMove ? FIRST : SECOND;
            case LOSS -> firstToMove ? SECOND : FIRST;
            case DRAW -> DRAW;
            case PLAY_ON -> throw new IllegalArgumentException("play is not over");
        };
    }

    /**
     * Why play may end where a position comes back that neither player can force to an end: a clause, for play that
     * counts so.
     */
    String whyEndless(List<String> players) {
        return this == DRAW
                ? "neither player can force a win"
                : "play that never ends is a win for " + players.get(ordinal());
    }

    /** As in the last line of a game: {@code first}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
