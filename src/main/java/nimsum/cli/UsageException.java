package nimsum.cli;

/** Says what is wrong with the words of a command, for exit status 2. */
final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
