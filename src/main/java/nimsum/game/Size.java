package nimsum.game;

/**
 * How large a position is.
 *
 * @param count how many there are
 * @param what is counted, as in {@code stones in all}
 * @param mostPlayed so many a person would still play with
 */
public record Size(int count, String what, int mostPlayed) {

    /** However large it is, one would play. */
    public Size(int count, String what) {
        this(count, what, Integer.MAX_VALUE);
    }
}
