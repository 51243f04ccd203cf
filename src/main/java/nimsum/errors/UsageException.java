package nimsum.errors;

/** Says that a person asked for what there is not, or what makes no sense: the commands end with status 2. */
public final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UsageException(String message) {
        super(message);
    }
}
