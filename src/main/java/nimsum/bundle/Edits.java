package nimsum.bundle;

import java.util.Comparator;
import java.util.TreeSet;

/** Changes to the text of one file, by position in the original. */
final class Edits {

    private record Edit(int start, int end, String replacement) {
    }

    private final String text;
    private final TreeSet<Edit> edits = new TreeSet<>(
            Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end).thenComparing(Edit::replacement));

    Edits(String text) {
        this.text = text;
    }

    /** The text before all changes. */
    String original() {
        return text;
    }

    /** Puts a text in the place of another one; the same change twice is one change. */
    void replace(int start, int end, String replacement) {
        edits.add(new Edit(start, end, replacement));
    }

    void delete(int start, int end) {
        replace(start, end, "");
    }

    /** A part of the text with its changes; no change reaches across its ends. */
    String apply(int from, int to) {
        StringBuilder result = new StringBuilder();
        int done = from;
        for (Edit edit : edits) {
            if (edit.start >= from && edit.end <= to) {
                if (edit.start < done) {
                    throw new IllegalStateException("changes overlap at " + text.substring(edit.start, done));
                }
                result.append(text, done, edit.start).append(edit.replacement);
                done = edit.end;
            }
        }
        return result.append(text, done, to).toString();
    }
}
