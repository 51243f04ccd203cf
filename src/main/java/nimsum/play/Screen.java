package nimsum.play;

import java.io.PrintWriter;
import java.util.function.UnaryOperator;

/**
 * The place where a game prints.
 *
 * @param wrapped breaks sentences into lines that fit; pictures and lists are printed as they are
 */
public record Screen(PrintWriter out, UnaryOperator<String> wrapped) {

    /** Makes a screen on which sentences are not wrapped. */
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
