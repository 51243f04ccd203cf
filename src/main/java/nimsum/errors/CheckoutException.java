package nimsum.errors;

/**
 * Says in whole sentences, for a person, what is wrong in the checkout: a file that says what it should not, data that
 * is missing or not what is made now, a program that is not there or fails. The commands print the message alone.
 */
public final class CheckoutException extends IllegalStateException {

    public CheckoutException(String message) {
        super(message);
    }

    public CheckoutException(String message, Throwable cause) {
        super(message, cause);
    }
}
