package nimsum.board;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import nimsum.play.Opponent.Level;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.teavm.jso.JSExport;

/** What scripts may ask: one game at a time, and any solution. */
public final class Boards {

    private static Table<?> table;

    public static void main(String[] args) {
    }

    /** Begins a game; see {@link Table#begin}. */
    @JSExport
    public static String begin(String id, String input, int size, boolean personFirst, String level, int seed) {
        table = entry(id).table().orElseThrow();
        try {
            return table.begin(input, size, personFirst, Level.valueOf(level), seed);
        } catch (InputException e) {
            return "error: " + e.getMessage();
        }
    }

    /** Takes what is typed; see {@link Table#type}. */
    @JSExport
    public static String type(String line) {
        return table.type(line);
    }

    /** See {@link Table#picture}. */
    @JSExport
    public static String picture() {
        return table.picture();
    }

    /** See {@link Table#moves}. */
    @JSExport
    public static String moves() {
        return table.moves();
    }

    /**
     * Runs a solution.
     *
     * @param input of characters that are a byte each
     * @return what it prints, and behind that what it says of a bad input
     */
    @JSExport
    public static String solve(String id, String input) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        String error = "";
        try {
            entry(id).solve(
                    new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1))),
                    new FastWriter(bytes));
        } catch (InputException e) {
            error = "error: " + e.getMessage();
        }
        return new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1) + error;
    }

    private static Entry entry(String id) {
        for (Entry entry : ServiceLoader.load(Entry.class)) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        throw new IllegalArgumentException(id);
    }
}
