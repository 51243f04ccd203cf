package nimsum.bundle;

/** Says why a source can't be bundled honestly. */
public final class BundleException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * @param message
     *            the whole sentence that a person reads
     */
    public BundleException(String message) {
        super(message);
    }
}
