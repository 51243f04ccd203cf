package nimsum.errors;

/** Says that a person asked for what there is not, or what makes no sense: the commands end with status 2. */
public final class UsageException extends RuntimeException {

    public UsageException(String message) {
        super(message);
    }
}
