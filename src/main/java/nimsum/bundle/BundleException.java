package nimsum.bundle;

/** Says in a whole sentence, for a person, why a source can't be bundled honestly. */
public final class BundleException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BundleException(String message) {
        super(message);
    }
}
