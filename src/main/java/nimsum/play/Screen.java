package nimsum.play;

import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/**
 * Where a game is told.
 *
 * @param wrapped what becomes of sentences, so that they fit; pictures and lists are printed as they are
 */
public record Screen(PrintWriter out, UnaryOperator<String> wrapped) {

    /** One on which sentences are not wrapped. */
    public Screen(PrintWriter out) {
        this(out, UnaryOperator.identity());
    }

    void say(String sentences) {
        show(wrapped.apply(sentences));
    }

    void show(String lines) {
        out.println(lines);
    }
}
