package nimsum.game;

/**
 * How large a position is.
 *
 * @param count
 *            how many there are
 * @param what
 *            is counted, as in <code>stones in all</code>
 */
public record Size(int count, String what) {
}
