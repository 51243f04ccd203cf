package nimsum.cli.failing;

/** A solution that always fails, for the test of {@code scripts/run}. */
public final class Main {

    public static void main(String[] args) {
        throw new IllegalStateException("boom");
    }
}
