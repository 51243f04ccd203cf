package nimsum.online;

/**
 * A method that the statement asks for.
 *
 * @param className of the submitted class
 * @param method a method of {@code Main}
 */
public record CalledMethod(String className, String method) {
}
