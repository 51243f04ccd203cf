package nimsum.game;

/**
 * How large a position is.
 *
 * @param count the number of things
 * @param what the name of the things, for example {@code stones in all}
 * @param mostPlayed the greatest number with which a person would play
 */
public record Size(int count, String what, int mostPlayed) {

    /** Makes the size of a position that a person would play however large it is. */
    public Size(int count, String what) {
        this(count, what, Integer.MAX_VALUE);
    }
}
