package nimsum.input;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.stream.Stream;

/** The lines of a text, for what also runs in a page: there, strings have no {@code lines()}. */
public final class TextLines {

    private TextLines() {
    }

    public static Stream<String> of(String text) {
        return new BufferedReader(new StringReader(text)).lines();
    }
}
