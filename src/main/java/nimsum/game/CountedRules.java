package nimsum.game;

/** The rules of a problem whose inputs begin with the number of their positions. */
public interface CountedRules<P> extends Rules<P> {

    @Override
    default boolean isCounted() {
        return true;
    }
}
