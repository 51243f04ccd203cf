package nimsum.board;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BiConsumer;
import nimsum.hack.Hunt;
import nimsum.problem.Program;
import nimsum.util.FastReader;
import nimsum.util.FastWriter;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/** What scripts may ask of the wrong programs. A run finds nothing that is left of an earlier one. */
public final class Hunts {

    /** The suspects that do not end, by their names. */
    private static Set<String> endless = Set.of();

    public static void main(String[] args) {
    }

    /**
     * Tries an input.
     *
     * @param answer of the hunter; empty if there is none
     * @param caught names of suspects, with blanks between them
     * @param slow names of suspects that were ended
     * @return the text of a {@link Hunt.Try}, and the names of all that the input catches; these are missing if it does
     * not count
     */
    @JSExport
    public static String attempt(String id, String input, String answer, String caught, String slow) {
        endless = names(slow);
        Hunt.Try tried = hunt(id, caught).attempt(input, Optional.of(answer).filter(text -> !text.isBlank()));
        return tried.text() + (tried.counts() ? "\f" + String.join(" ", tried.caught()) : "");
    }

    /** Returns what is said to somebody who gives up. */
    @JSExport
    public static String giveUp(String id, String caught) {
        return hunt(id, caught).giveUp();
    }

    /**
     * Judges outputs, of which there is at least one.
     *
     * @param names of the cases, separated by form feeds, as all that follow
     * @param slow names of suspects that were ended
     */
    @JSExport
    public static String judge(String id, String names, String inputs, String answers, String outputs, String slow) {
        endless = names(slow);
        return new OutputJudge(entry(id)).judge(parts(names), parts(inputs), parts(answers), parts(outputs));
    }

    /** Runs a suspect; none if it fails or was ended. */
    public static Optional<String> run(String name, BiConsumer<FastReader, FastWriter> solve, String input) {
        if (endless.contains(name)) {
            return Optional.empty();
        }
        tellRunning(name);
        try {
            return Optional.of(new Program(name, solve).run(input));
        } catch (Throwable e) {
            // Also what a browser throws when its stack is full.
            return Optional.empty();
        }
    }

    /** Tells the page which suspect it has to blame if no answer comes. */
    @JSBody(params = "name", script = "if (self.document === undefined) { self.postMessage({running: name}); }")
    private static native void tellRunning(String name);

    private static Hunt hunt(String id, String caught) {
        HuntEntry entry = entry(id);
        return new Hunt(entry.cases(), entry::solve, entry.suspects(), names(caught));
    }

    private static Set<String> names(String words) {
        return new HashSet<>(Arrays.asList(words.split(" ")));
    }

    private static List<String> parts(String texts) {
        return List.of(texts.split("\f", -1));
    }

    private static HuntEntry entry(String id) {
        for (HuntEntry entry : ServiceLoader.load(HuntEntry.class)) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        throw new IllegalArgumentException(id);
    }
}
