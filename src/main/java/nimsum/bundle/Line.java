package nimsum.bundle;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A line of a source, and where it stands.
 *
 * @param number counted from 1
 */
record Line(String file, int number, String text) {

    static List<Line> of(String file, String source) {
        List<String> texts = source.lines().toList();
        return IntStream.range(0, texts.size()).mapToObj(i -> new Line(file, i + 1, texts.get(i))).toList();
    }

    Line withText(String other) {
        return new Line(file, number, other);
    }

    /** Returns a message about the line, and shows it behind the first line of what is said. */
    String about(String said) {
        String first = said.lines().findFirst().orElse("");
        return file + ":" + number + ": " + first + ": " + text.strip() + said.substring(first.length());
    }
}
