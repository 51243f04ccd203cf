package nimsum.judge;

/** Says why a program could not be compiled: what the compiler says, or why it was not even asked. */
public final class CompileErrorException extends RuntimeException {

    CompileErrorException(String message) {
        super(message);
    }
}
