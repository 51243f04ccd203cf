package nimsum.process;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A program, its words, and what surrounds it when it is run.
 *
 * @param words the program first; no shell reads them
 * @param input the file that becomes standard input
 * @param folder where it runs; none for a fresh, empty one
 * @param environment all variables that it gets
 */
public record Invocation(List<String> words, Path input, Optional<Path> folder, Map<String, String> environment) {

    private static final List<String> KEPT = List.of("PATH", "HOME");

    /**
     * Returns a run without input, in an empty folder, and with no variables but {@code PATH}, {@code HOME} and
     * {@code LANG}, so that it is the same wherever it is called.
     */
    public static Invocation of(List<String> words) {
        Map<String, String> environment = new LinkedHashMap<>(System.getenv());
        environment.keySet().retainAll(KEPT);
        environment.put("LANG", "C.UTF-8");
        return new Invocation(words, Path.of("/dev/null"), Optional.empty(), environment);
    }

    public Invocation withInput(Path file) {
        return new Invocation(words, file, folder, environment);
    }

    public Invocation with(Map<String, String> variables) {
        Map<String, String> all = new LinkedHashMap<>(environment);
        all.putAll(variables);
        return new Invocation(words, input, folder, all);
    }

    public Invocation in(Path place) {
        return new Invocation(words, input, Optional.of(place), environment);
    }
}
