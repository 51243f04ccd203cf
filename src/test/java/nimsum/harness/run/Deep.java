package nimsum.harness.run;

/** How far the proofs go: usually as far as any known fault needs, and with {@code mvn verify -Ddeep} further. */
public final class Deep {

    public static final boolean ON = Boolean.getBoolean("deep");

    /** Returns a range, or how many random ones are tried. */
    public static int size(int usual, int deep) {
        return ON ? deep : usual;
    }
}
