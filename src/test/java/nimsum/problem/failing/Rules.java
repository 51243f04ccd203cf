package nimsum.problem.failing;

/** Rules whose constructor fails. */
public final class Rules {

    public Rules() {
        throw new IllegalStateException("no table");
    }
}
