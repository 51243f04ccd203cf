package nimsum.problem;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a <code>.sha256</code> file holds of a case that is too large to be committed.
 *
 * @param input
 *            SHA-256 of the input, in hexadecimal
 * @param answer
 *            SHA-256 of the answer
 */
record Digests(String input, String answer) {

    static Digests of(String input, String answer) {
        return new Digests(sha256(input), sha256(answer));
    }

    /** The text of the file. */
    @Override
    public String toString() {
        return "input " + input + "\nanswer " + answer + "\n";
    }

    private static String sha256(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
