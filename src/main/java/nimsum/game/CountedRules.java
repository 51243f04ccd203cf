package nimsum.game;

/**
 * Rules of a problem whose inputs have the number of their positions in front.
 *
 * @param <P> the positions
 */
public interface CountedRules<P> extends Rules<P> {

    @Override
    default boolean isCounted() {
        return true;
    }
}
