package nimsum.play;

/** Who has won, told by who moved first. */
public enum Winner {
    FIRST, SECOND, DRAW;

    /** As in the last line of a game: <code>first</code>. */
    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
