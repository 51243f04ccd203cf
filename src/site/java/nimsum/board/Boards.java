package nimsum.board;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.ServiceLoader;
import nimsum.errors.InvalidInput;
import nimsum.play.Opponent;
import nimsum.play.RandomStarts;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import nimsum.util.InputException;
import org.teavm.jso.JSExport;

/** What scripts may ask: one game at a time, and any solution. */
public final class Boards {

    /** The tables of the games that were begun: a coach may have learnt all positions of its game. */
    private static final Map<String, Table<?>> TABLES = new HashMap<>();
    private static Table<?> table;

    public static void main(String[] args) {
    }

    /**
     * Begins a game at a random start; see {@link Table#draw}.
     *
     * @return what {@link Table#shown} tells
     */
    @JSExport
    public static String draw(String id, String length, boolean personFirst, String level, int seed) {
        table = table(id);
        table.draw(RandomStarts.Length.valueOf(length), personFirst, Opponent.Level.valueOf(level), seed);
        return table.shown();
    }

    /**
     * Begins a game; see {@link Table#begin}.
     *
     * @return what {@link Table#shown} tells, or why there is no such game
     */
    @JSExport
    public static String begin(String id, String input, boolean personFirst, String level, int seed) {
        table = table(id);
        try {
            table.begin(input, personFirst, Opponent.Level.valueOf(level), seed);
        } catch (InvalidInput e) {
            return "This is no input of the problem. " + e.inWords() + " The statement says what an input looks like.";
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
        return table.shown();
    }

    /**
     * Begins a game of a text, from an input that can be played; see {@link Table#tell}.
     *
     * @return what {@link Table#shown} tells
     */
    @JSExport
    public static String tell(String id, String input) {
        table = table(id);
        table.tell(input);
        return table.shown();
    }

    /**
     * Asks for something in the game that has begun.
     *
     * @param request the name of a method of {@link Table}
     * @param move the name of a move to {@code play}, or the number of the move to go back to
     * @return what {@link Table#shown} tells
     */
    @JSExport
    public static String ask(String request, String move) {
        obey(table, request, move);
        return table.shown();
    }

    /** Does what is asked for in a game. */
    public static void obey(Table<?> table, String request, String move) {
        switch (request) {
            case "play" -> table.play(move);
            case "answer" -> table.answer();
            case "goBack" -> table.goBack(Integer.parseInt(move));
            case "undo" -> table.undo();
            case "step" -> table.step();
            case "back" -> table.back();
            case "hint" -> table.hint();
            case "why" -> table.why();
            default -> throw new IllegalArgumentException(request);
        }
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
        FastWriter out = new FastWriter(bytes);
        String error = "";
        try {
            entry(id).solve(
                    new FastReader(new ByteArrayInputStream(input.getBytes(StandardCharsets.ISO_8859_1))), out);
        } catch (InputException e) {
            error = "error: " + e.getMessage();
        }
        out.flush();
        return new String(bytes.toByteArray(), StandardCharsets.ISO_8859_1) + error;
    }

    private static Table<?> table(String id) {
        return TABLES.computeIfAbsent(id, one -> entry(one).table().orElseThrow());
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
